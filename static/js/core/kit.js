/** What the boards of all titles are made of: drawings, players, words, buttons, keys. */

import { useEffect, useState } from 'preact/hooks';

import { Drawing } from './drawings.js';
import { offerOf } from './drafts.js';
import { unfaded } from './fading.js';
import { html, memo } from './html.js';
import { SeatMark } from './people.js';

export { SeatMark };

/** @typedef {import('./play.js').Play} Play */

/** Kinds of symbols whose second part is also the name of a colour: resources, factories, types. */
const TINTED = ['r', 'f', 't'];

/**
 * A drawing of the sprite, with its name for whoever prefers words.
 * @param {object} props
 * @param {string} props.id the symbol's: `r-wood`, `u-nodule`, `i-vp` …
 * @param {string} [props.name] what it says; none where the words stand beside it
 * @param {string} [props.className] further classes: `large`, `huge` …
 */
export const Icon = memo(({ id, name = '', className = '' }) => {
  const [kind, what] = id.split('-', 2);
  const tint = TINTED.includes(kind) ? what : null;
  return html`<span class="pic"><${Drawing} id=${id} className=${`icon ${className}`} tint=${tint} />${name && html`<span class="icon-name">${name}</span>`}</span>`;
});

/**
 * So many of something: a drawing with a number.
 * @param {{icon: string, name: string, number: number | string, about?: string, numberFirst?: boolean}} props
 */
export const Count = memo(({ icon, name, number, about = name, numberFirst = false }) => {
  const drawing = html`<${Icon} id=${icon} name=${name} />`;
  return html`<span class="count" title=${about}>${numberFirst ? html`<b>${number}</b> ${drawing}` : html`${drawing} <b>${number}</b>`}</span>`;
});

/** @type {(play: Play, seat: number) => string} */
export const nameOf = (play, seat) => play.texts.player(seat, play.names);

/**
 * A player's mark and name.
 * @param {{play: Play, seat: number}} props
 */
export const Who = ({ play, seat }) =>
  html`<span class="who" data-seat=${seat}><${SeatMark} seat=${seat} /> <span class="who-name" dir="auto">${nameOf(play, seat)}</span></span>`;

/** @type {(play: Play, seat: number) => boolean} whether the game waits for a seat in the position that is shown */
export const isAwaited = (play, seat) => play.view.game.awaited.includes(seat);

/**
 * Return the seats of the others in the order in which they sit, beginning after oneself.
 * @param {number} count of players
 * @param {number | null} own one's seat; null for who only watches
 * @returns {number[]}
 */
export function othersOf(count, own) {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return own === null ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)];
}

/**
 * Return what puts a title's things into words.
 * @param {string} title
 */
export const wordsOf = (title) => ({
  /** A text of the board, with numbers and texts put in as they are. @type {(play: Play, key: string, params?: object) => string} */
  say: ({ texts }, key, params) => texts.say(`${title}-board-${key}`, params),
  /** A text of the board, with players and things put into words. @type {(play: Play, key: string, params: object) => string} */
  tell: ({ texts, names }, key, params) => texts.tell(title, `${title}-board-${key}`, params, names),
  /** What gives things of these kinds their name. @type {(...kinds: string[]) => (play: Play, id: string, count?: number) => string} */
  named: (...kinds) => ({ texts }, id, count = 1) => texts.name(title, kinds, id, count),
  /** What an action would waste, to be asked before it is sent. @type {(key: string, params?: object) => {key: string, params: object}} */
  waste: (key, params = {}) => ({ key: `${title}-board-waste-${key}`, params }),
});

/**
 * Return what draws the icon in front of a line of the log.
 * @param {string} title
 * @param {Object<string, string | ((params: object) => string)>} icons by event
 */
export const logIcons = (title, icons) => ({ key, params }) => {
  const found = icons[unfaded(key).slice(title.length + 1)];
  return found ? html`<${Icon} id=${typeof found === 'function' ? found(params) : found} />` : null;
};

/**
 * A button that does something at once.
 * @param {object} props
 * @param {Play} props.play
 * @param {import('../types').Action} props.action
 * @param {string} [props.className] further classes
 * @param {string | null} [props.about] what is said when asked
 * @param {object} props.children
 */
export const Send = ({ play, action, className = '', about = null, children }) =>
  html`<button type="button" class=${`button ${className}`} title=${about} disabled=${play.busy} onClick=${() => play.send(action)}>${children}</button>`;

/** From this width on, what can be folded begins open. */
const WIDE = '(min-width: 44rem)';

/** Return the properties of a `details` that begins open where there is room. */
export function useFolding() {
  const [open, setOpen] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? true);
  return { open, onToggle: (event) => setOpen(event.currentTarget.open) };
}

/**
 * Bind keys while a board is shown.
 * @param {Play} play
 * @param {[key: string, label: string, heading: string | (() => string)][]} headings keys that lead to a part of the board, by its heading's id
 * @param {object[]} [others] further bindings
 */
export function useKeys(play, headings, others = []) {
  const lead = (heading) => () => {
    const found = document.getElementById(typeof heading === 'function' ? heading() : heading);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center' });
  };
  useEffect(() => play.keys?.add([...headings.map(([key, label, heading]) => ({ key, label, run: lead(heading) })), ...others]), [play]);
}

/** @type {(play: Play, label: string) => object} the binding that passes */
export const passKey = (play, label) =>
  ({ key: 'p', label, run: () => play.send({ type: 'pass' }), when: () => offerOf(play.decision, 'pass') !== null });
