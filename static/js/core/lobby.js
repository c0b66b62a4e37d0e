/** The lobby: seats, options, and the invitation link. */

import { useEffect, useState } from 'preact/hooks';

import { Copied } from './copied.js';
import { DeviceLink } from './device.js';
import { html } from './html.js';
import { errorText, get, post } from './http.js';
import { PaceAndAbsence, timeTerms } from './pace.js';
import { RemoveButton, Spectators } from './removing.js';

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
    try {
      await work();
    } catch (error) {
      setFailure(errorText(texts, error));
    }
    setBusy(false);
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
  return html`<div class="lobby wide">
    ${failure && html`<p class="notice bad" role="alert">${failure}</p>`}
    <div class="lobby-grid">
      <section class="panel" aria-labelledby="lobby-seats">
        <h2 id="lobby-seats">${texts.say('lobby-seats')}</h2>
        <ol class="lobby-list">${table.seats.map((_seat, number) => html`<${Seat} key=${number} number=${number} ...${context} />`)}</ol>
        ${you.host && html`<${Arranging} ...${context} />`}
        <p class="quiet">${texts.say('lobby-here', { count: presence.seats.length + presence.spectators })}</p>
        ${presence.spectators > 0 && html`<${Spectators} code=${table.code} host=${you.host} texts=${texts}
          told=${texts.say('lobby-watching', { count: presence.spectators })} />`}
        <${Beginning} ...${context} />
      </section>
      <div class="stack">
        <${Invite} table=${table} texts=${texts} />
        <${Options} ...${context} />
        ${you.seat !== null && html`<${Device} texts=${texts} />`}
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
 * Return a table's options in the order of its title, each marked as default or not.
 * @param {object} options of the table
 * @param {object[]} schema of the title
 * @returns {{key: string, value: *, kind: string, usual: boolean}[]}
 */
export function optionsOf(options, schema) {
  const known = Object.fromEntries(schema.map((option) => [option.key, option]));
  return Object.entries(options).map(([key, value]) => {
    const option = known[key];
    const kind = typeof value === 'string' ? 'choice' : 'table';
    if (!option) return { key, value, kind, usual: true };
    const usual = kind === 'choice' ? option.values[0] === value
      : option.rows.every((row) => JSON.stringify(row.default) === JSON.stringify(value[row.key] ?? row.default));
    return { key, value, kind, usual };
  });
}

/** Strengths in the order in which they are offered. */
const STRENGTHS = ['easy', 'standard', 'master', 'random'];

/**
 * Return the parts of a kind of bot; the style of an even-tempered one is empty.
 * @param {string} kind
 * @returns {{strength: string, style: string}}
 */
export function splitKind(kind) {
  const [strength, style = ''] = kind.split('-');
  return { strength, style };
}

/**
 * Return the styles of each strength that a game has bots of, the weakest first.
 * @param {string[]} kinds
 * @returns {Map<string, string[]>}
 */
export function stylesOf(kinds) {
  const split = kinds.map(splitKind);
  const known = [...new Set(split.map(({ strength }) => strength))];
  known.sort((one, other) => STRENGTHS.indexOf(one) - STRENGTHS.indexOf(other));
  return new Map(known.map((strength) => [strength, split.filter((each) => each.strength === strength).map(({ style }) => style)]));
}

/**
 * Return the kind of a strength and a style, or of the strength alone if there is no such bot.
 * @param {{strength: string, style: string}} wanted
 * @param {string[]} kinds
 * @returns {string}
 */
export function kindOf({ strength, style }, kinds) {
  const kind = style ? `${strength}-${style}` : strength;
  return kinds.includes(kind) ? kind : strength;
}

/**
 * Return the kind that a new bot gets: that of the last one at the table, or the usual one; nobody wants many random ones.
 * @param {{bot: string}[]} seats
 * @param {string[]} kinds
 * @returns {string}
 */
export const nextKind = (seats, kinds) => seats.findLast(({ bot }) => bot !== 'random' && kinds.includes(bot))?.bot ?? kinds[0];

const letter = (number) => String.fromCharCode(65 + number);

function Seat({ number, table, you, presence, game, texts, busy, change }) {
  const seat = table.seats[number];
  const own = number === you.seat;
  const spare = table.seats.findLastIndex(({ free }) => free);
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
      ${!seat.free && !seat.bot && !seat.host && html`<span class=${`badge${seat.ready ? ' good' : ''}`}>
        ${seat.ready ? '✓' : '…'} ${texts.say(seat.ready ? 'lobby-is-ready' : 'lobby-not-ready')}</span>`}
    </span>
    ${you.host && html`<span class="lobby-tools">
      ${seat.free && small('lobby-add-bot', () => change('bot', { seat: number, kind: nextKind(table.seats, game.bots) }))}
      ${number === spare && table.seats.length > game.least_players &&
      small('lobby-fewer-seats', () => change('seats', { seats: table.seats.length - 1 }))}
      ${seat.bot && small('lobby-remove-bot', () => change('kick', { seat: number }))}
      ${!seat.free && !seat.host && !seat.bot && html`<${RemoveButton} name=${seat.name} text=${texts.say('lobby-kick')}
        ...${{ busy, texts }} onRemove=${() => change('kick', { seat: number })} />`}
      ${number > 0 && swap(number - 1, 'lobby-up', '↑')}
      ${number < table.seats.length - 1 && swap(number, 'lobby-down', '↓')}
    </span>`}
  </li>`;
}

function Here({ is, texts }) {
  return html`<span class=${`badge${is ? ' good' : ''}`}>${is ? '●' : '○'} ${texts.say(is ? 'seat-here' : 'seat-away')}</span>`;
}

/** How strong a bot is, and of which temperament; both can be changed until the start. */
function BotChoice({ seat, game, texts, onChoose }) {
  const { strength, style } = splitKind(seat.bot);
  const styles = stylesOf(game.bots);
  const choose = (changed) => onChoose(kindOf({ strength, style, ...changed }, game.bots));
  const choice = (what, label, values, value) => values.length > 1 && html`<select aria-label=${texts.say(label, { name: seat.name })}
    onChange=${(event) => choose({ [what]: event.currentTarget.value })}>
    ${values.map((name) => html`<option key=${name} value=${name} selected=${name === value}>${texts.first([`bot-${what}-${name || 'even'}`]) ?? name}</option>`)}
  </select>`;
  return html`<span class="lobby-bot">${choice('strength', 'lobby-bot-strength', [...styles.keys()], strength)}
    ${choice('style', 'lobby-bot-style', styles.get(strength), style)}</span>`;
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

/** Take a seat, get ready, start: the reader's next step. */
function Beginning({ table, you, texts, busy, change, move, sit }) {
  const [asked, ask] = useState('');
  const { free, unready } = awaited(table.seats);
  // Once all are ready, there is no need to confirm starting without somebody.
  const asking = asked === 'start' && !unready.length ? '' : asked;
  const names = texts.players(unready, table.seats.map(({ name }) => name), you.seat);
  if (you.seat === null) return html`<${SitDown} ...${{ table, you, free, busy, texts, onSit: sit }} />`;
  const { ready } = table.seats[you.seat];
  const start = () => change('start', { terms: table.terms_version });
  const begin = () => (unready.length ? ask('start') : start());
  const told = free > 0 ? texts.say(you.host ? 'lobby-free' : 'lobby-free-guest', { count: free })
    : unready.length ? texts.say('lobby-not-all-ready', { names })
      : texts.say(you.host ? 'lobby-all-ready' : 'lobby-wait');
  const sure = asking === 'start' ? texts.say('lobby-start-sure', { count: unready.length, names }) : texts.say('lobby-close-sure');
  const go = () => {
    ask('');
    return asking === 'start' ? start() : change('close');
  };
  return html`<p role="status" class="lobby-told">${told}</p>
    ${asking && html`<div class="notice" role="alertdialog" aria-label=${sure}>
      <p>${sure}</p>
      <div class="buttons">
        <button type="button" class=${`button ${asking === 'start' ? 'main' : 'stop'}`} disabled=${busy} onClick=${go} ref=${(button) => button?.focus()}>
          ${texts.say(asking === 'start' ? 'lobby-start' : 'lobby-close')}
        </button>
        <button type="button" class="button" onClick=${() => ask('')}>${texts.say('lobby-cancel')}</button>
      </div>
    </div>`}
    ${!asking && html`<div class="buttons">
      ${you.host
        ? html`<button type="button" class="button main big" disabled=${busy || free > 0} onClick=${begin}>${texts.say('lobby-start')}</button>`
        : html`<button type="button" class=${`button big${ready ? '' : ' main'}`} disabled=${busy}
            onClick=${() => change('ready', { ready: !ready, terms: table.terms_version })}>
            ${texts.say(ready ? 'lobby-be-unready' : 'lobby-be-ready')}
          </button>`}
      <button type="button" class="button stop" disabled=${busy} onClick=${() => (you.host ? ask('close') : move('leave'))}>
        ${texts.say(you.host ? 'lobby-close' : 'lobby-leave')}
      </button>
    </div>`}`;
}

function SitDown({ table, you, free, busy, texts, onSit }) {
  const [name, setName] = useState('');
  const host = table.seats.find((seat) => seat.host);
  // A guest without a name is asked for one before taking a seat.
  const isNamed = you.name && you.name !== texts.say('guest-name');
  if (free === 0) return html`<p>${texts.say('lobby-full')}</p>`;
  const sit = (event) => {
    event.preventDefault();
    onSit(isNamed ? '' : name.trim());
  };
  return html`${host && html`<p class="lobby-told">${texts.say('lobby-invited', { name: host.name, game: texts.say(`${table.title}-title`) })}</p>`}
  <form class="row" onSubmit=${sit}>
    ${!isNamed &&
    html`<label class="field grow">${texts.say('person-name')}
      <input type="text" required maxlength=${document.body.dataset.longestName} autocomplete="nickname" value=${name}
        onInput=${(event) => setName(event.currentTarget.value)} />
    </label>`}
    <button class="button main big" disabled=${busy}>${texts.say('lobby-sit')}</button>
  </form>`;
}

function Invite({ table, texts }) {
  const url = `${location.origin}/t/${table.code}`;
  const share = () => navigator.share({ title: texts.say(`${table.title}-title`), url }).catch(() => {});
  return html`<section class="panel" aria-labelledby="lobby-invite">
    <h2 id="lobby-invite">${texts.say('invite-heading')}</h2>
    <p class="quiet">${texts.say('invite-about')}</p>
    <${Copied} label=${texts.say('invite-label')} text=${url} texts=${texts}>
      ${'share' in navigator && html`<button type="button" class="button" onClick=${share}>${texts.say('invite-share')}</button>`}
    </${Copied}>
    <p class="lobby-code">${texts.say('invite-code')} <b>${table.code}</b></p>
  </section>`;
}

/**
 * Return the rows of a number table that the host has changed, with their defaults.
 * @param {{rows: {key: string, default: number[]}[]}} schema
 * @param {Object<string, number[]>} value at this table
 * @returns {{key: string, numbers: number[], usual: number[]}[]}
 */
export const changedRows = ({ rows }, value) => rows.map(({ key, default: usual }) => ({ key, usual, numbers: value[key] ?? usual }))
  .filter(({ numbers, usual }) => numbers.join() !== usual.join());

/** The changes to a number table, for all to see before the game; the page about the table has the rest. */
function Numbers({ title, schema, value, texts }) {
  const changed = schema ? changedRows(schema, value) : [];
  return changed.length > 0 && html`<ul class="lobby-numbers">${changed.map(({ key, numbers, usual }) => html`<li key=${key}>
    ${texts.say(`${title}-row-${key}`)} <b>${numbers.join(' ')}</b> <span class="quiet">${texts.say('lobby-option-usually', { numbers: usual.join(' ') })}</span></li>`)}</ul>`;
}

/** Up to this many default options are all shown. */
const FEW = 3;

/**
 * Return the preset that a table uses; null if it matches none.
 * @param {{key: string, value: *}[]} other options that differ from their defaults
 * @param {{key: string, options: Object<string, string>}[]} presets
 * @returns {string | null}
 */
export const presetOf = (other, presets) => presets.find(({ options }) =>
  Object.keys(options).length === other.length && other.every(({ key, value }) => options[key] === value))?.key ?? null;

/** One option of this table in plain words. */
function Option({ row: { key, value, kind, usual }, table, game, texts }) {
  const option = `${table.title}-option-${key}`;
  const say = (name) => texts.first([name]);
  const words = kind === 'choice' ? say(`${option}-${value}`) ?? value : texts.say(usual ? 'host-usual-one' : 'lobby-option-data');
  return html`<div class=${usual ? '' : 'other'}>
    <dt>${say(option) ?? key}</dt>
    <dd><b>${words}</b>${' '}
      ${!usual && html`<span class="badge call">${texts.say('lobby-option-other')}</span>`}
      ${kind === 'choice' ? html`<small class="quiet">${say(`${option}-${value}-about`)}</small>`
        : html`<${Numbers} title=${table.title} schema=${game.options.find((one) => one.key === key)} value=${value} texts=${texts} />`}</dd>
  </div>`;
}

/** The options of this table: those that differ from the defaults come first. */
function Options({ table, game, texts, you, busy, change }) {
  const { rules } = document.getElementById('table').dataset;
  const options = optionsOf(table.options, game.options);
  const [usual, other] = [options.filter((one) => one.usual), options.filter((one) => !one.usual)];
  const list = (rows) => html`<dl class="lobby-options">
    ${rows.map((row) => html`<${Option} key=${row.key} row=${row} ...${{ table, game, texts }} />`)}</dl>`;
  const set = presetOf(other, game.presets ?? []);
  return html`<section class="panel" aria-labelledby="lobby-options">
    <h2 id="lobby-options">${texts.say('lobby-options')}</h2>
    ${set && html`<p><b>${texts.say(`${table.title}-preset-${set}`)}</b> <small class="quiet">${texts.say(`${table.title}-preset-${set}-about`)}</small></p>`}
    ${other.length > 0 && list(other)}
    ${game.options.length && usual.length > FEW ? html`<details><summary>${texts.say('lobby-options-usual', { count: other.length })}</summary>${list(usual)}</details>` : list(usual)}
    <ul class="lobby-facts">
      <li>${texts.say(table.private ? 'lobby-private-yes' : 'lobby-private-no')}</li>
      <li>${texts.say(table.spectators ? 'lobby-spectators-yes' : 'lobby-spectators-no')}</li>
      <li>${texts.say(`pace-is-${table.pace}`)}</li>
      ${timeTerms(table, texts).map((term) => html`<li key=${term}>${term}</li>`)}
      <li>${texts.say(`coach-is-${table.coach}`)}</li>
      <li>${texts.say(`stand-in-${table.stand_in}-about`, { minutes: table.away_minutes })}</li>
    </ul>
    ${you.host && html`<${PaceAndAbsence} ...${{ table, texts, busy, change }} />`}
    ${rules && html`<p><a href=${rules} target="_blank">${texts.say('games-rules')}</a></p>`}
    <p><a href=${`/t/${table.code}/about`}>${texts.say('about-table')}</a></p>
  </section>`;
}

function Device({ texts }) {
  return html`<section class="panel" aria-labelledby="lobby-device">
    <h2 id="lobby-device">${texts.say('device-heading')}</h2>
    <${DeviceLink} texts=${texts} />
  </section>`;
}
