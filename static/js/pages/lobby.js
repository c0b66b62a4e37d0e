/** Before the game: who sits where, how it is set up, and the way in for friends. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { html } from '../core/html.js';
import { copy, excuse, get, post } from '../core/http.js';

/**
 * Show the lobby of a table.
 * @param {object} props
 * @param {object} props.table
 * @param {{seat: number | null, host: boolean, name: string}} props.you
 * @param {{seats: number[], spectators: number}} props.presence
 * @param {import('../core/i18n.js').Texts} props.texts
 * @param {() => void} props.onMoved called when one sat down or stood up
 */
export function Lobby({ table, you, presence, texts, onMoved }) {
  const [bots, setBots] = useState(['standard']);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const seated = you.seat !== null;
  useEffect(() => {
    // Without an answer there is still the standard one.
    const known = async () => (await get('/api/games')).find(({ title }) => title === table.title)?.bots;
    known().then((names) => names?.length && setBots(names), () => {});
  }, [table.title]);
  const run = async (work) => {
    setBusy(true);
    setTrouble('');
    try {
      await work();
    } catch (error) {
      setTrouble(excuse(texts, error));
    }
    setBusy(false);
  };
  const call = (what, body) => post(`/api/tables/${table.code}/${what}`, body);
  const move = async (what) => {
    await call(what);
    onMoved();
  };
  const free = table.seats.filter((seat) => seat.free).length;
  const context = { table, you, presence, bots, texts, busy, change: (what, body) => run(() => call(what, body)) };
  return html`
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    <section class="panel wide">
      <h2>${texts.say('lobby-seats')}</h2>
      <ol class="seats">${table.seats.map((_seat, number) => html`<${Seat} key=${number} number=${number} ...${context} />`)}</ol>
      ${!seated && html`<${SitDown} you=${you} free=${free} busy=${busy} texts=${texts}
        onSit=${(name) => run(async () => {
          if (name) await post('/api/session', { name });
          await move('join');
        })} />`}
      <div class="buttons">
        ${you.host &&
        html`<button type="button" class="button main" disabled=${busy || free > 0} onClick=${() => run(() => call('start'))}>
            ${texts.say('lobby-start')}
          </button>
          <button type="button" class="button" disabled=${busy} onClick=${() => run(() => call('arrange', { order: null }))}>
            ${texts.say('lobby-shuffle')}
          </button>`}
        ${seated &&
        html`<button type="button" class="button" disabled=${busy} onClick=${() => run(() => move('leave'))}>
          ${texts.say(you.host ? 'lobby-close' : 'lobby-leave')}
        </button>`}
      </div>
      <p class="quiet">${texts.say(free > 0 ? 'lobby-free' : you.host ? 'lobby-ready' : 'lobby-wait', { count: free })}</p>
    </section>
    <${Invite} table=${table} texts=${texts} />
    <${Options} table=${table} texts=${texts} />`;
}

function Seat({ number, table, you, presence, bots, texts, busy, change }) {
  const seat = table.seats[number];
  const [kind, setKind] = useState(bots[0]);
  const botName = (name) => texts.first([`bot-${name}`]) ?? name;
  const isHere = presence.seats.includes(number);
  const swapped = table.seats.map((_seat, at) => (at === number ? number - 1 : at === number - 1 ? number : at));
  return html`<li class=${seat.free ? 'free' : ''}>
    <span class="grow" dir="auto">
      ${seat.free ? texts.say('seat-free') : seat.name}${' '}
      ${number === you.seat && html`<small>${texts.say('seat-you')}</small>`}${' '}
      ${seat.host && html`<small>${texts.say('seat-host')}</small>`}${' '}
      ${seat.bot && html`<small>${botName(seat.bot)}</small>`}${' '}
      ${!seat.free && !seat.bot && html`<small>${texts.say(isHere ? 'seat-here' : 'seat-away')}</small>`}
    </span>
    ${you.host && seat.free &&
    html`${bots.length > 1 &&
      html`<select aria-label=${texts.say('lobby-bot-kind')} onChange=${(event) => setKind(event.currentTarget.value)}>
        ${bots.map((name) => html`<option key=${name} value=${name} selected=${name === kind}>${botName(name)}</option>`)}
      </select>`}
      <button type="button" class="button small" disabled=${busy} onClick=${() => change('bot', { seat: number, kind })}>
        ${texts.say('lobby-add-bot')}
      </button>`}
    ${you.host && number > 0 &&
    html`<button type="button" class="button small" disabled=${busy} aria-label=${texts.say('lobby-up', { number: number + 1 })}
      onClick=${() => change('arrange', { order: swapped })}>↑</button>`}
    ${you.host && !seat.free && !seat.host &&
    html`<button type="button" class="button small" disabled=${busy} onClick=${() => change('kick', { seat: number })}>
      ${texts.say(seat.bot ? 'lobby-remove-bot' : 'lobby-kick')}
    </button>`}
  </li>`;
}

function SitDown({ you, free, busy, texts, onSit }) {
  const [name, setName] = useState('');
  if (free === 0) return html`<p>${texts.say('lobby-full')}</p>`;
  const sit = (event) => {
    event.preventDefault();
    onSit(you.name ? '' : name.trim());
  };
  return html`<form class="row" onSubmit=${sit}>
    ${!you.name &&
    html`<label class="grow">${texts.say('person-name')}
      <input type="text" required maxlength="40" autocomplete="nickname" value=${name}
        onInput=${(event) => setName(event.currentTarget.value)} />
    </label>`}
    <button class="button main" disabled=${busy}>${texts.say('lobby-sit')}</button>
  </form>`;
}

function Invite({ table, texts }) {
  const link = useRef(null);
  const [copied, setCopied] = useState(false);
  return html`<section class="panel">
    <h2>${texts.say('invite-heading')}</h2>
    <div class="row">
      <label class="grow"><span class="unseen">${texts.say('invite-label')}</span>
        <input ref=${link} type="text" readonly value=${`${location.origin}/t/${table.code}`}
          onFocus=${(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick=${async () => setCopied(await copy(link.current))}>${texts.say('copy')}</button>
    </div>
    <p class="quiet" role="status">${texts.say(copied ? 'copied' : 'invite-about')}</p>
  </section>`;
}

function Options({ table, texts }) {
  const say = (key) => texts.first([key]);
  return html`<section class="panel">
    <h2>${texts.say('lobby-options')}</h2>
    <dl class="facts">
      ${Object.entries(table.options).map(([key, value]) => {
        const option = `${table.title}-option-${key}`;
        return html`<div key=${key}><dt>${say(option) ?? key}</dt>
          <dd>${say(`${option}-${value}`) ?? value} <small class="quiet">${say(`${option}-${value}-about`)}</small></dd></div>`;
      })}
      <div><dt>${texts.say('host-private')}</dt><dd>${texts.say(table.private ? 'yes' : 'no')}</dd></div>
      <div><dt>${texts.say('host-spectators')}</dt><dd>${texts.say(table.spectators ? 'yes' : 'no')}</dd></div>
    </dl>
  </section>`;
}
