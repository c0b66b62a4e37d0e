/** Proposals about the seat of an absent player, and the link that results from them. */

import { useState } from 'preact/hooks';

import { othersWaiting } from './consent.js';
import { Copied } from './copied.js';
import { html } from './html.js';
import { errorText, post } from './http.js';

/**
 * Return what can be proposed about a seat.
 * @param {object} table
 * @param {number} number of the seat
 * @param {number | null} you the reader's seat
 * @param {number[]} here the seats that are connected
 * @returns {string[]} kinds of proposals
 */
export function proposalsFor(table, number, you, here) {
  const { bot, driver } = table.seats[number];
  if (bot || you === null || table.status !== 'playing' || table.proposal) return [];
  const alone = table.seats.every((seat, other) => seat.bot || other === you);
  if (number === you) return alone ? [] : ['substitute'];
  if (here.includes(number)) return [];
  return [...(table.stand_in === 'vote' && driver === 'person' ? ['stand_in'] : []), 'new_link', 'substitute'];
}

/**
 * Return the message key of a proposal for a reader: its author, the seat's owner, or another player.
 * @param {import('../types').Proposal} proposal
 * @param {number | null} seat the reader's
 * @returns {string}
 */
export function proposalKey({ kind, seat: of, by, granted }, seat) {
  const end = of === seat ? '-yours' : '';
  if (kind === 'end_early') return `proposal-end_early${by === seat ? '-own' : ''}`;
  if (granted) return `proposal-granted-${kind}${end}`;
  if (of === by) return `proposal-self${end}`;
  return `proposal-${kind}${by === seat ? '-own' : end}`;
}

/** The proposals about a player, folded because they are rarely needed. */
export function SeatMenu({ kinds, number, name, texts, busy, ask }) {
  return kinds.length > 0 && html`<details class="seat-menu">
    <summary aria-label=${texts.say('labelled', { label: texts.say('proposal-menu'), text: name })}>…</summary>
    ${kinds.map((kind) => html`<button key=${kind} type="button" class="button small ghost" disabled=${busy}
      onClick=${() => ask('propose', { kind, seat: number })}>${texts.say(`propose-${kind}`)}</button>`)}
  </details>`;
}

/**
 * Show a proposal and who has not answered; the players concerned can answer.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {(type: string, body: object) => Promise<void>} props.ask
 */
export function ProposalNotice({ play, ask }) {
  const { store, texts, names, busy } = play;
  const { proposal, code } = store.table.value;
  const { seat, host } = store.you.value;
  if (!proposal) return null;
  const { id, by, seat: of, agreed, granted } = proposal;
  const here = store.presence.value.seats;
  // The seat's owner need not answer while they are away.
  const waiting = proposal.waiting.filter((one) => one !== of || here.includes(one));
  const away = waiting.filter((one) => !here.includes(one));
  const answer = (agree, word, params) => html`<button type="button" class=${`button small ${agree ? 'go' : 'stop'}`} disabled=${busy}
    onClick=${() => ask('proposal_answer', { proposal: id, agree })}>${texts.say(word, params)}</button>`;
  const mayAgree = seat !== null && seat !== by && !agreed.includes(seat) && !granted;
  const mayGoOn = seat !== null && !mayAgree && !granted && away.length > 0 && away.length === waiting.length;
  const player = (one) => texts.player(one, names);
  return html`<div class="notice proposal" role="status">
    <p>${texts.say(proposalKey(proposal, seat), { by: player(by), name: player(of) })} ${othersWaiting(waiting, seat, { texts, names })}</p>
    ${granted && (host || seat === by) && html`<${SeatLink} code=${code} texts=${texts} />`}
    ${seat !== null && html`<div class="buttons">
      ${mayAgree && answer(true, 'undo-agree')}
      ${mayGoOn && answer(true, 'proposal-go-on', { names: texts.join(away.map(player)) })}
      ${answer(false, seat === by ? 'proposal-withdraw' : granted && seat === of ? 'proposal-keep' : 'undo-decline')}
    </div>`}
  </div>`;
}

/** Fetch the link to a seat on demand: only this reader gets it, and it works once. */
function SeatLink({ code, texts }) {
  const [url, setUrl] = useState('');
  const [trouble, setTrouble] = useState('');
  const make = async () => {
    try {
      setUrl(new URL((await post(`/api/tables/${code}/seat-link`)).url, location.href).href);
    } catch (error) {
      setTrouble(errorText(texts, error));
    }
  };
  return html`<p class="quiet">${texts.say('seat-link-about')}</p>
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    ${url ? html`<${Copied} label=${texts.say('seat-link')} text=${url} texts=${texts} />`
      : html`<button type="button" class="button main" onClick=${make}>${texts.say('seat-link-make')}</button>`}`;
}
