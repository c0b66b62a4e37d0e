/** Standing orders: the list with delete buttons, the forms, and what orders have done. */

import { DraftForm } from './choices.js';
import { lastOwn } from './chapters.js';
import { sorted } from './drafts.js';
import { actionLabel, describe, reasonFor } from './fields.js';
import { html } from './html.js';
import { SeatMark } from './people.js';
import { isFixed, startValues } from './specs.js';
import { standing } from './store.js';

/** @import { Action, Entry, GameEvent, GivenOrder } from '../types' */
/** @import { Context } from './fields.js' */

/** Icons, as paths in a 24 × 24 box. */
const BIN = 'M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7zm4 2v8h1.5v-8zm3 0v8h1.5v-8z';
const SCROLL = 'M6 3h10a2 2 0 0 1 2 2v11h3v2a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7H3V5a2 2 0 0 1 2-2zm2 5v1.6h7V8zm0 3.6v1.6h7v-1.6z';

const Mark = ({ path }) => html`<svg class="table-sign" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><path fill-rule="evenodd" d=${path} /></svg>`;

/** Marks a move made by a standing order. */
export const OrderMark = ({ texts }) =>
  html` <span class="by-order" data-note=${texts.say('log-ordered')}><${Mark} path=${SCROLL} /><span class="sr">${texts.say('log-ordered')}</span></span>`;

/**
 * Describe an order: with the title's own message, else by its label and fields.
 * @param {Context} context
 * @param {Action} order
 * @returns {string}
 */
export function orderWords(context, order) {
  const { texts, title, names, seat } = context;
  const { type, ...fields } = order;
  const key = `${title}-order-${type}`;
  // A list uses the same label as a single item.
  const params = Object.fromEntries(Object.entries(fields).map(([name, value]) => [Array.isArray(value) ? name.replace(/s$/, '') : name, value]));
  const words = texts.tell(title, key, params, names, seat);
  return words === key ? describe(context, order) : words;
}

/**
 * Return orders in the sequence in which they are tried: by kind, as offered, then by when they were placed.
 * @param {{given: GivenOrder[], offers: {action: string}[]}} orders
 * @returns {GivenOrder[]}
 */
export function inTurn({ given, offers }) {
  const kinds = [...new Set([...offers.map(({ action }) => action), ...given.map(({ order }) => order.type)])];
  return [...given].sort((one, other) => kinds.indexOf(one.order.type) - kinds.indexOf(other.order.type));
}

/**
 * Return what the reader's orders did since their last move: equal ones once, with a count and the latest parameters.
 * @param {Entry[]} log
 * @param {number | null} seat the reader's
 * @param {(event: GameEvent) => object | null} [subjectOf] the subject of the events that follow an event
 * @returns {{key: string, params: {[name: string]: any, count: number}}[]}
 */
export function deedsOf(log, seat, subjectOf = () => null) {
  const since = lastOwn(log, seat) ?? Infinity;
  const deeds = new Map();
  let subject = {};
  for (const { seq, seat: by, ordered, events } of standing(log)) {
    for (const event of events) subject = subjectOf(event) ?? subject;
    const [deed] = events;
    if (!ordered || !deed || by !== seat || seq < since) continue;
    const id = JSON.stringify([deed.key, subject]);
    deeds.set(id, { key: deed.key, params: { ...subject, ...deed.params, count: (deeds.get(id)?.params.count ?? 0) + 1 } });
  }
  return [...deeds.values()];
}

/**
 * Describe what the orders did; empty if nothing.
 * @param {Context} context
 * @param {ReturnType<typeof deedsOf>} deeds
 * @returns {string}
 */
export function deedsText(context, deeds) {
  const { texts, title, names, seat } = context;
  let others = 0;
  const told = deeds.flatMap(({ key, params }) => {
    const name = key.replace(`${title}-`, `${title}-board-ordered-`);
    const words = texts.tell(title, name, params, names, seat);
    if (name !== key && words !== name) return [words];
    others += params.count;
    return [];
  });
  const all = others ? [...told, texts.say('orders-did-other', { count: others })] : told;
  return all.length ? texts.say('orders-did', { deeds: all.join(texts.say('orders-did-next')) }) : '';
}

/** @type {(given: GivenOrder) => Action} */
const orderOf = ({ order }) => /** @type {Action} */ (order);

/** @type {(play: import('./play.js').Play) => GivenOrder[]} the active orders */
const standingOrders = ({ store }) => inTurn(store.orders.value).filter(({ ended }) => !ended);

/** @type {(play: import('./play.js').Play) => boolean} whether the list is shown: by default while waiting */
function isOpen(play) {
  const { ordering, store, decision } = play;
  return store.orders.value !== null && (ordering.open.value ?? (standingOrders(play).length > 0 && !decision?.awaited));
}

/**
 * The button that shows and hides the reader's orders.
 * @param {{play: import('./play.js').Play}} props
 */
export function OrdersButton({ play }) {
  const { ordering, texts, store } = play;
  const orders = store.orders.value;
  if (!orders) return null;
  const open = isOpen(play);
  return html`<button type="button" class="button small ghost orders-button" aria-expanded=${open} aria-controls="orders"
    onClick=${() => { ordering.open.value = !open; }}>
    <${Mark} path=${SCROLL} /><span>${texts.say('orders-button', { count: standingOrders(play).length })}</span></button>`;
}

/**
 * The reader's orders, and those they can place.
 * @param {{play: import('./play.js').Play}} props
 */
export function MyOrders({ play }) {
  const { ordering, texts } = play;
  if (!isOpen(play)) return null;
  const given = standingOrders(play);
  const about = given.length === 0 ? 'orders-about' : given.length > 1 ? 'orders-in-turn' : null;
  return html`<section class="orders" id="orders" tabindex="-1" aria-label=${texts.say('orders-heading')}>
    <h3 class="small-heading">${texts.say('orders-heading')}
      ${about && html` <span class="quiet">${texts.say(about)}</span>`}</h3>
    ${given.length > 0 && html`<ol class=${`given${given.length > 1 ? ' several' : ''}`}>
      ${given.map((one) => html`<${Given} key=${one.id} play=${play} given=${one} />`)}</ol>`}
    ${ordering.decision && html`<details class="give" open=${given.length === 0}>
      <summary>${texts.say('ask-orders')}</summary><${Kinds} play=${ordering} /></details>`}
  </section>`;
}

/**
 * Orders that have stopped, and why: shown above the decision until the next move.
 * @param {{play: import('./play.js').Play}} props
 */
export function StoppedOrders({ play }) {
  const orders = play.store.orders.value;
  const stopped = orders ? inTurn(orders).filter(({ ended }) => ended) : [];
  if (!stopped.length) return null;
  return html`<ul class="given notice stopped" aria-label=${play.texts.say('orders-heading')}>
    ${stopped.map((one) => html`<${Given} key=${one.id} play=${play} given=${one} />`)}</ul>`;
}

/** One order: its text, why it is inactive, and its delete button. */
function Given({ play, given }) {
  const { ordering, texts, busy } = play;
  const { id, asleep, ended } = given;
  const words = orderWords(play, orderOf(given));
  const note = ended ? texts.say('orders-ended', { reason: reasonFor(play, ended) }) : asleep ? texts.say('orders-asleep') : null;
  return html`<li class=${`given-order${ended ? ' ended' : asleep ? ' asleep' : ''}`}>
    <span class="given-words">${words}${note && html` <small role=${ended ? 'alert' : null}>${note}</small>`}</span>
    ${asleep && !ended && html`<button type="button" class="button small" disabled=${busy} onClick=${() => ordering.wake(id)}>${texts.say('orders-wake')}</button>`}
    <button type="button" class="button small ghost bin" disabled=${busy} data-note=${texts.say('orders-withdraw')}
      aria-label=${texts.say('orders-withdraw-which', { order: words })} onClick=${() => ordering.withdraw(id)}><${Mark} path=${BIN} /></button>
  </li>`;
}

/** A button per kind of order: places it if there is nothing to choose and it is not active, else opens its form. */
function Kinds({ play }) {
  const { simple, forms } = sorted(play.decision);
  return html`<div class="buttons">
    ${[...forms, ...simple].map(({ action, offers }) => {
      const ready = offers.length === 1 && Object.values(offers[0].fields).every(isFixed);
      const order = { type: action, ...startValues(offers[0]) };
      if (ready && play.given(action)) return null;
      return html`<button key=${action} type="button" class="button small" disabled=${play.busy}
        onClick=${() => (ready ? play.send(order) : play.begin(action))}>${ready ? orderWords(play, order) : `${actionLabel(play, action)} …`}</button>`;
    })}
  </div>`;
}

/**
 * The form of an order: its button describes it.
 * @param {{play: import('./play.js').Play, board: object}} props
 */
export function OrderForm({ play, board }) {
  const { ordering } = play;
  const { type, fields } = ordering.draft.value;
  return html`<div class="order-form">
    <${DraftForm} play=${ordering} text=${orderWords(play, { type, ...fields })}>
      ${board.OrderAside && html`<${board.OrderAside} play=${ordering} />`}
    <//>
  </div>`;
}

/**
 * Everybody's orders at the end of the game.
 * @param {{play: import('./play.js').Play}} props
 */
export function EveryonesOrders({ play }) {
  const given = play.store.orders.value?.given ?? [];
  if (!given.length) return null;
  return html`<section class="panel">
    <h3>${play.texts.say('end-orders')}</h3>
    <ul class="given">
      ${given.map((one) => html`<li key=${one.id} class="given-order"><${SeatMark} seat=${one.seat} />
        <span class="given-words"><span class="sr">${play.texts.player(one.seat, play.names)}${' '}</span>${orderWords(play, orderOf(one))}</span></li>`)}
    </ul>
  </section>`;
}
