/** Building blocks of all boards: drawings, players, texts, buttons, keys. */

import { useEffect } from 'preact/hooks';

import { Drawing } from './drawings.js';
import { offerOf } from './drafts.js';
import { unfaded } from './fading.js';
import { html, memo } from './html.js';
import { SeatMark } from './people.js';
import { showPart } from './tabs.js';

export { SeatMark, showPart };

/** @typedef {import('./play.js').Play} Play */

/** Kinds of symbols whose second part is also the name of a colour: resources, factories, types. */
const TINTED = ['r', 'f', 't'];

/**
 * A drawing of the sprite, with its name as text for readers who prefer that.
 * @param {object} props
 * @param {string} props.id of the symbol: `r-wood`, `u-nodule`, `i-vp` …
 * @param {string} [props.name] its label; none where a label stands beside it
 * @param {string} [props.className] further classes: `large`, `huge` …
 */
export const Icon = memo(({ id, name = '', className = '' }) => {
  const [kind, what] = id.split('-', 2);
  const tint = TINTED.includes(kind) ? what : null;
  return html`<span class="pic" data-about=${id}><${Drawing} id=${id} className=${`icon ${className}`} tint=${tint} />${name && html`<span class="icon-name">${name}</span>`}</span>`;
});

/**
 * A quantity: a drawing with a number.
 * @param {{icon: string, name: string, number: number | string, about?: string, numberFirst?: boolean}} props
 */
export const Count = memo(({ icon, name, number, about = name, numberFirst = false }) => {
  const drawing = html`<${Icon} id=${icon} name=${name} />`;
  return html`<span class="count" data-about=${icon} data-note=${about}>${numberFirst ? html`<b>${number}</b> ${drawing}` : html`${drawing} <b>${number}</b>`}</span>`;
});

/** @type {(play: Play, seat: number) => string} */
export const nameOf = (play, seat) => play.texts.player(seat, play.names);

/**
 * A player's mark and name.
 * @param {{play: Play, seat: number}} props
 */
export const Who = ({ play, seat }) =>
  html`<span class="who" data-seat=${seat}><${SeatMark} seat=${seat} /> <span class="who-name" dir="auto">${nameOf(play, seat)}</span></span>`;

/** @type {(play: Play, seat: number) => boolean} whether the game waits for a seat in the displayed position */
export const isAwaited = (play, seat) => play.view.game.awaited.includes(seat);

/** @type {(play: Play, seat: number) => string} the class that highlights a seat while the game waits for it */
export const acting = (play, seat) => (isAwaited(play, seat) ? ' acting' : '');

/**
 * Return the other seats in seating order, starting after the reader's.
 * @param {number} count of players
 * @param {number | null} own the reader's seat; null for a spectator
 * @returns {number[]}
 */
export function othersOf(count, own) {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return own === null ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)];
}

/**
 * Return the functions that translate a title's texts and names.
 * @param {string} title
 */
export const wordsOf = (title) => ({
  /** A board text, with its parameters as they are. @type {(play: Play, key: string, params?: object) => string} */
  say: ({ texts }, key, params) => texts.say(`${title}-board-${key}`, params),
  /** A board text, with players and components named, and the reader addressed. @type {(play: Play, key: string, params: object) => string} */
  tell: ({ texts, names, seat }, key, params) => texts.tell(title, `${title}-board-${key}`, params, names, seat),
  /**
   * Return the function that names components of these kinds.
   * @type {(...kinds: string[]) => (play: Play, id: string, count?: number) => string}
   */
  named: (...kinds) => ({ texts }, id, count = 1) => texts.name(title, kinds, id, count),
  /**
   * What an action would waste, to confirm before it is sent.
   * @type {(key: string, params?: object) => {key: string, params: object}}
   */
  waste: (key, params = {}) => ({ key: `${title}-board-waste-${key}`, params }),
});

/**
 * Return the function that draws the icon of a log line.
 * @param {string} title
 * @param {Object<string, string | ((params: object) => string)>} icons by event
 */
export const logIcons = (title, icons) => ({ key, params }) => {
  const found = icons[unfaded(key).slice(title.length + 1)];
  return found ? html`<${Icon} id=${typeof found === 'function' ? found(params) : found} />` : null;
};

/**
 * Return the kinds by which the log can be filtered.
 * @param {string} title
 * @param {Object<string, string[]>} kinds the event keys of each
 */
export function logKindsOf(title, kinds) {
  const found = new Map(Object.entries(kinds).flatMap(([kind, events]) => events.map((event) => [`${title}-${event}`, kind])));
  return { of: ({ key }) => found.get(unfaded(key)) ?? null, all: Object.keys(kinds) };
}

/** @type {(play: Play, action: import('../types').Action) => boolean} whether the reader's coach suggests an action; zeros may be left out */
function isSuggested({ suggested }, action) {
  const advised = suggested?.value;
  return advised?.type === action.type && Object.entries(advised).every(([name, value]) => JSON.stringify(value || 0) === JSON.stringify(action[name] || 0));
}

/**
 * A button that sends an action at once.
 * @param {object} props
 * @param {Play} props.play
 * @param {import('../types').Action} props.action
 * @param {string} [props.className] further classes
 * @param {string | null} [props.about] explanation on demand
 * @param {object} props.children
 */
export const Send = ({ play, action, className = '', about = null, children }) =>
  html`<button type="button" class=${`button ${className}${isSuggested(play, action) ? ' suggested' : ''}`} data-note=${about} disabled=${play.busy} onClick=${() => play.send(action)}>${children}</button>`;

/**
 * Bind keys while a board is shown.
 * @param {Play} play
 * @param {[key: string, label: string, heading: string | (() => string)][]} headings keys that jump
 *     to a part of the board, by heading id
 * @param {object[]} [others] further bindings
 */
export function useKeys(play, headings, others = []) {
  const lead = (heading) => () => showPart(typeof heading === 'function' ? heading() : heading);
  useEffect(() => play.keys?.add([...headings.map(([key, label, heading]) => ({ key, label, run: lead(heading) })), ...others]), [play]);
}

/** @type {(play: Play, label: string) => object} the binding for passing */
export const passKey = (play, label) =>
  ({ key: 'p', label, run: () => play.send({ type: 'pass' }), when: () => offerOf(play.decision, 'pass') !== null });
