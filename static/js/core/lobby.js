/** The lobby: seats, terms, and the invitation. */

import { useEffect, useState } from 'preact/hooks';

import { BotChoice, nextKind } from './bot_kinds.js';
import { DeviceLink } from './device.js';
import { html } from './html.js';
import { errorText, get, post } from './http.js';
import { InBrief, Invite } from './invite.js';
import { OpenHands } from './practice.js';
import { RemoveButton, Spectators, SureButton } from './removing.js';
import { Terms, TermsChanged } from './terms.js';

/**
 * Show the lobby of a table.
 * @param {object} props
 * @param {import('../types').Table} props.table
 * @param {{seat: number | null, host: boolean, name: string}} props.you
 * @param {{seats: number[], spectators: number}} props.presence
 * @param {import('./i18n.js').Texts} props.texts
 * @param {() => void} props.onMoved called when the reader has taken or left a seat
 */
export function Lobby({ table, you, presence, texts, onMoved }) {
  const [game, setGame] = useState({ options: [], bots: ['standard'], least_players: 99, most_players: 0 });
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Without a response there is still the standard bot, and no option is marked as changed.
    get('/api/games').then((games) => setGame((known) => games.find(({ title }) => title === table.title) ?? known), () => {});
  }, [table.title]);
  const run = async (work) => {
    setBusy(true);
    setFailure('');
    const failed = await work().then(() => '', (error) => errorText(texts, error));
    setFailure(failed);
    setBusy(false);
    return !failed;
  };
  const call = (what, body) => post(`/api/tables/${table.code}/${what}`, body);
  const change = (what, body) => run(() => call(what, body));
  const move = (what) => run(async () => {
    await call(what);
    onMoved();
  });
  const sit = (name) => run(async () => {
    if (name) await post('/api/session', { name });
    await call('join');
    onMoved();
  });
  const fill = () => run(async () => {
    const kind = nextKind(table.seats, game.bots);
    for (const [seat, { free }] of table.seats.entries()) if (free) await call('bot', { seat, kind });
  });
  const context = { table, you, presence, game, texts, busy, change, move, sit, fill };
  const isSeated = you.seat !== null;
  return html`<div class="lobby wide">
    ${failure && html`<p class="notice bad" role="alert">${failure}</p>`}
    <div class="lobby-grid">
      <div class="stack">
        ${!isSeated && html`<${Joining} ...${context} />`}
        <section class="panel" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">${texts.say('lobby-seats')}</h2>
          ${table.open_hands && html`<${OpenHands} texts=${texts} />`}
          <ol class="lobby-list">${table.seats.map((_seat, number) => html`<${Seat} key=${number} number=${number} ...${context} />`)}</ol>
          ${you.host && html`<${Arranging} ...${context} />`}
          <p class="quiet">${texts.say('lobby-here', { count: presence.seats.length + presence.spectators })}</p>
          ${presence.spectators > 0 && html`<${Spectators} code=${table.code} host=${you.host} texts=${texts}
            told=${texts.say('lobby-watching', { count: presence.spectators })} />`}
          <${TermsChanged} table=${table} you=${you} texts=${texts} />
          ${isSeated && html`<${Beginning} ...${context} />`}
        </section>
        ${isSeated && html`<${Invite} table=${table} texts=${texts} />`}
      </div>
      <div class="stack">
        <${Terms} ...${context} />
        ${isSeated && html`<${Device} texts=${texts} />`}
      </div>
    </div>
  </div>`;
}

/**
 * Return what the lobby waits for.
 * @param {import('../types').Table['seats']} seats of the table
 * @returns {{free: number, unready: number[]}} number of free seats, and the seats of players who are not ready
 */
export function awaited(seats) {
  return {
    free: seats.filter((seat) => seat.free).length,
    unready: seats.flatMap((seat, number) => (seat.free || seat.host || seat.ready ? [] : [number])),
  };
}

/**
 * Return the seat order with two neighbours swapped.
 * @param {number} count of seats
 * @param {number} upper the first of the two
 * @returns {number[]}
 */
export function swapped(count, upper) {
  const order = [...Array(count).keys()];
  [order[upper], order[upper + 1]] = [order[upper + 1], order[upper]];
  return order;
}

/**
 * Return the seat of the person who is the host after the present one has left; null if there is nobody.
 * @param {import('../types').Table['seats']} seats
 * @returns {number | null}
 */
export function nextHost(seats) {
  const host = seats.findIndex((seat) => seat.host);
  const others = [...seats.keys()].map((step) => (host + step) % seats.length).slice(1);
  return others.find((seat) => !seats[seat].free && !seats[seat].bot) ?? null;
}

const letter = (number) => String.fromCharCode(65 + number);

function Seat({ number, table, you, presence, game, texts, busy, change }) {
  const seat = table.seats[number];
  const own = number === you.seat;
  const spare = table.seats.findLastIndex(({ free }) => free);
  const isGuest = !seat.free && !seat.host && !seat.bot;
  const canChoose = you.host && game.bots.length > 1 && game.bots.includes(seat.bot);
  const of = (key) => texts.say('lobby-of', { what: texts.say(key), name: seat.free ? number + 1 : seat.name });
  const small = (key, onClick) => html`<button type="button" class="button small" disabled=${busy} aria-label=${of(key)}
    onClick=${onClick}>${texts.say(key)}</button>`;
  const swap = (upper, key, sign) => html`<button type="button" class="button small step" disabled=${busy}
    aria-label=${texts.say(key, { number: number + 1 })}
    onClick=${() => change('arrange', { order: swapped(table.seats.length, upper) })}>${sign}</button>`;
  return html`<li class=${`lobby-seat${seat.free ? ' free' : ''}${own ? ' own' : ''}`} data-seat=${number}>
    <span class="seat-mark" aria-hidden="true">${letter(number)}</span>
    <span class="grow lobby-name">
      <b dir="auto">${seat.free ? texts.say('seat-free') : seat.name}</b>
      ${own && html`<span class="badge">${texts.say('seat-you')}</span>`}
      ${seat.host && html`<span class="badge">★ ${texts.say('seat-host')}</span>`}
      ${seat.bot && !canChoose && html`<span class="badge">${texts.first([`bot-${seat.bot}`]) ?? seat.bot}</span>`}
      ${canChoose && html`<${BotChoice} ...${{ seat, game, texts }} onChoose=${(kind) => change('bot', { seat: number, kind })} />`}
      ${!seat.free && !seat.bot && !own && html`<${Here} is=${presence.seats.includes(number)} texts=${texts} />`}
      ${isGuest && html`<span class=${`badge${seat.ready ? ' good' : ''}`}>
        ${seat.ready ? '✓' : '…'} ${texts.say(seat.ready ? 'lobby-is-ready' : 'lobby-not-ready')}</span>`}
    </span>
    ${you.host && html`<span class="lobby-tools">
      ${seat.free && small('lobby-add-bot', () => change('bot', { seat: number, kind: nextKind(table.seats, game.bots) }))}
      ${number === spare && table.seats.length > game.least_players &&
      small('lobby-fewer-seats', () => change('seats', { seats: table.seats.length - 1 }))}
      ${seat.bot && small('lobby-remove-bot', () => change('kick', { seat: number }))}
      ${isGuest && html`<${SureButton} text=${texts.say('lobby-hand-on')} sure=${texts.say('lobby-hand-on-sure', { name: seat.name })}
        label=${of('lobby-hand-on')} ...${{ busy, texts }} onSure=${() => change('host', { seat: number })} />
      <${RemoveButton} name=${seat.name} text=${texts.say('lobby-kick')}
        ...${{ busy, texts }} onRemove=${() => change('kick', { seat: number })} />`}
      ${number > 0 && swap(number - 1, 'lobby-up', '↑')}
      ${number < table.seats.length - 1 && swap(number, 'lobby-down', '↓')}
    </span>`}
  </li>`;
}

function Here({ is, texts }) {
  return html`<span class=${`badge${is ? ' good' : ''}`}>${is ? '●' : '○'} ${texts.say(is ? 'seat-here' : 'seat-away')}</span>`;
}

/** What a host can do with all seats. */
function Arranging({ table, game, texts, busy, change, fill }) {
  const { free } = awaited(table.seats);
  return html`<div class="buttons">
    ${free > 0 && html`<button type="button" class="button small" disabled=${busy} onClick=${fill}>${texts.say('lobby-fill')}</button>`}
    ${table.seats.length < game.most_players && html`<button type="button" class="button small" disabled=${busy}
      onClick=${() => change('seats', { seats: table.seats.length + 1 })}>${texts.say('lobby-more-seats')}</button>`}
    <button type="button" class="button small" disabled=${busy} onClick=${() => change('arrange', { order: null })}>
      ${texts.say('lobby-shuffle')}
    </button>
  </div>`;
}

/** Get ready, start, or leave: the next step of somebody with a seat. */
function Beginning({ table, you, texts, busy, change, move }) {
  const { free, unready } = awaited(table.seats);
  const names = texts.players(unready, table.seats.map(({ name }) => name), you.seat);
  const { ready } = table.seats[you.seat];
  const terms = table.terms_version;
  const heir = you.host ? nextHost(table.seats) : null;
  const told = free > 0 ? texts.say(you.host ? 'lobby-free' : 'lobby-free-guest', { count: free })
    : unready.length ? texts.say('lobby-not-all-ready', { names })
      : texts.say(you.host ? 'lobby-all-ready' : 'lobby-wait');
  const sure = (key, look, question, onSure) => html`<${SureButton} look=${look} text=${texts.say(key)} sure=${question}
    ...${{ busy, texts }} onSure=${onSure} />`;
  const start = () => change('start', { terms });
  return html`<p role="status" class="lobby-told">${told}</p>
    <div class="buttons">
      ${you.host && (free > 0 || !unready.length) && html`<button type="button" class="button main big" disabled=${busy || free > 0}
        onClick=${start}>${texts.say('lobby-start')}</button>`}
      ${you.host && !free && unready.length > 0 &&
        sure('lobby-start', 'main big', texts.say('lobby-start-sure', { count: unready.length, names }), start)}
      ${!you.host && html`<button type="button" class=${`button big${ready ? '' : ' main'}`} disabled=${busy}
        onClick=${() => change('ready', { ready: !ready, terms })}>${texts.say(ready ? 'lobby-be-unready' : 'lobby-be-ready')}</button>`}
      ${!you.host && html`<button type="button" class="button" disabled=${busy} onClick=${() => move('leave')}>${texts.say('lobby-leave')}</button>`}
      ${heir !== null && sure('lobby-leave', '', texts.say('lobby-leave-sure', { name: table.seats[heir].name }), () => move('leave'))}
      ${you.host && sure('lobby-close', 'stop', texts.say('lobby-close-sure'), () => change('close'))}
    </div>`;
}

/** Who invites to what, and a seat to take: the first thing that somebody sees who has opened the link. */
function Joining({ table, you, busy, texts, sit }) {
  const [name, setName] = useState('');
  const host = table.seats.find((seat) => seat.host);
  const { free } = awaited(table.seats);
  // A guest without a name is asked for one before taking a seat.
  const isNamed = you.name && you.name !== texts.say('guest-name');
  const join = (event) => {
    event.preventDefault();
    sit(isNamed ? '' : name.trim());
  };
  return html`<section class="panel joining" aria-labelledby="lobby-joining">
    <h2 id="lobby-joining">${texts.say('lobby-invited', { name: host?.name ?? '', game: texts.say(`${table.title}-title`) })}</h2>
    ${free === 0 ? html`<p class="lobby-told">${texts.say(table.spectators ? 'lobby-full' : 'lobby-full-closed')}</p>` : html`<form class="row" onSubmit=${join}>
      ${!isNamed && html`<label class="field grow">${texts.say('person-name')}
        <input type="text" required maxlength=${document.body.dataset.longestName} autocomplete="nickname" value=${name}
          onInput=${(event) => setName(event.currentTarget.value)} />
      </label>`}
      <button class="button main big" disabled=${busy}>${texts.say('lobby-sit')}</button>
    </form>`}
    <${InBrief} title=${table.title} texts=${texts} />
  </section>`;
}

function Device({ texts }) {
  return html`<section class="panel" aria-labelledby="lobby-device">
    <h2 id="lobby-device">${texts.say('device-heading')}</h2>
    <${DeviceLink} texts=${texts} />
  </section>`;
}
