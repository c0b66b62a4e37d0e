/**
 * What opens and closes the cards.
 *
 * A mouse resting on a thing opens its card, and so does the keyboard's focus. A click or tap opens it too, unless it
 * answers a question: then a long press does, or any click while `asking`. A card stays while the pointer is on it, unless
 * it lies over other controls, which it never keeps from being clicked; Escape, scrolling and a click elsewhere close it.
 */

import { effect } from '@preact/signals';
import { render } from 'preact';

import { CARD, Cards } from './cards.js';
import { ANSWERS, asking, explained, help, THING } from './explaining.js';
import { html } from './html.js';

/** @import { Subject } from './explaining.js' */

/** In milliseconds: how long a mouse rests before a card opens, or the next one; how long it may be off it; a long press. */
const [REST, NEXT, LEAVE, PRESS] = [500, 200, 250, 500];

/** How far a finger may slip during a press, and a mouse be moved by accident, in pixels. */
const STEADY = 8;

/**
 * Return what an element or its surroundings explain; null if nothing does.
 * @param {EventTarget | null} target
 * @param {Subject['by']} by what asks
 * @returns {Subject | null}
 */
export function subjectOf(target, by) {
  /** @type {Subject} */
  const found = { about: '', note: '', anchor: null, by };
  let at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target)?.closest?.(THING));
  for (; at; at = at.parentElement.closest(THING)) {
    const { about = '', note = '' } = at.dataset;
    // A note belongs to the thing around it, never to another one within.
    if (found.about && about && about !== found.about) break;
    found.anchor ??= at;
    found.about ||= about;
    found.note ||= note;
    if (found.about && found.note) break;
  }
  return found.anchor && found;
}

const isSame = (one, other) => one?.anchor === other?.anchor && one?.about === other?.about;

/** Everything on the page that has a card, in its order. */
const things = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main :is([data-about], [data-note])'))]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 1);

/** Answers to the events of the page from now on. */
export class Pointing {
  constructor() {
    this.timer = 0;
    /** Where the pointer was pressed last: until it moves, what appears under it is not pointed at. */
    this.pressed = null;
    /** Whether the next click was a long press and has been answered. */
    this.eaten = false;
    /** Where the focus was before `asking`. @type {HTMLElement | null} */
    this.before = null;
    const root = document.createElement('div');
    document.body.append(root);
    render(html`<${Cards} />`, root);
    const on = (name, run) => document.addEventListener(name, run, { capture: true, passive: false });
    on('pointerover', (event) => this.over(event));
    on('pointermove', (event) => this.moved(event));
    on('pointerdown', (event) => this.down(event));
    for (const name of ['pointerup', 'pointercancel']) on(name, () => this.up());
    on('contextmenu', (event) => (this.eaten || asking.value) && event.preventDefault());
    on('click', (event) => this.clicked(event));
    on('focusin', (event) => this.focused(event.target));
    on('focusout', () => explained.value?.by === 'focus' && this.show(null));
    on('keydown', (event) => this.key(event));
    on('scroll', ({ target }) => explained.value && target.contains(explained.value.anchor) && this.show(null));
    effect(() => this.describe(explained.value));
    effect(() => this.asked(asking.value));
  }

  /** Take an event that came before anybody listened. */
  take(event) {
    if (event.type === 'pointerover') this.over(event);
    else if (event.type === 'pointerdown') this.down(event);
    else if (event.type === 'pointerup') this.up();
    else if (event.type === 'focusin') this.focused(event.target);
    else this.clicked(event);
  }

  /** @param {Subject | null} subject */
  show(subject) {
    clearTimeout(this.timer);
    explained.value = subject;
  }

  after(time, run) {
    clearTimeout(this.timer);
    this.timer = setTimeout(run, time);
  }

  over({ target, pointerType }) {
    if (pointerType === 'touch' || this.pressed || explained.value?.by === 'click') return;
    if (target.closest('.explained')) {
      clearTimeout(this.timer);
      return;
    }
    const subject = subjectOf(target, 'pointer');
    if (isSame(subject, explained.value)) clearTimeout(this.timer);
    else if (subject) this.after(explained.value ? NEXT : REST, () => subject.anchor.isConnected && this.show(subject));
    else this.after(LEAVE, () => explained.value?.by === 'pointer' && this.show(null));
  }

  moved({ clientX, clientY, buttons, pointerType }) {
    if (!this.pressed || Math.hypot(clientX - this.pressed.x, clientY - this.pressed.y) <= STEADY) return;
    if (pointerType === 'touch') clearTimeout(this.timer);
    if (!buttons) this.pressed = null;
  }

  down({ target, pointerType, clientX: x, clientY: y }) {
    this.eaten = false;
    this.pressed = { x, y };
    if (target.closest('.explained')) return;
    if (pointerType === 'mouse' && explained.value?.by === 'pointer' && target.closest(ANSWERS)) this.show(null);
    else clearTimeout(this.timer);
    const subject = pointerType === 'touch' && subjectOf(target, 'click');
    if (!subject) return;
    this.after(PRESS, () => {
      this.eaten = true;
      this.show(subject);
    });
  }

  up() {
    if (this.pressed) clearTimeout(this.timer);
  }

  clicked(event) {
    const { target } = event;
    if (target.closest('.explained, .asking-bar')) return;
    const subject = subjectOf(target, 'click');
    // Somebody who asks about a part of a summary does not want to fold it.
    const folds = event.pointerType === 'touch' && target.closest('summary') && subject?.anchor.closest('summary');
    const isAsked = this.eaten || (asking.value && subject);
    if (isAsked || folds) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (this.eaten) this.eaten = false;
    else if (subject && (isAsked || folds || !target.closest(`${ANSWERS}, summary`))) this.show(explained.value?.by === 'click' && isSame(subject, explained.value) ? null : subject);
    else this.show(null);
  }

  focused(target) {
    if (!asking.value && !target.matches?.(':focus-visible')) return;
    const subject = target.matches?.(THING) ? subjectOf(target, 'focus') : null;
    if (subject && !this.pressed) this.show(subject);
  }

  key(event) {
    const { key } = event;
    this.pressed = null;
    if (key === 'Escape' && (explained.value || asking.value) && !help.value) {
      event.preventDefault();
      event.stopPropagation();
      if (explained.value && explained.value.by !== 'focus') this.show(null);
      else if (asking.value) asking.value = false;
      else this.show(null);
      return;
    }
    const step = { Tab: event.shiftKey ? -1 : 1, ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!asking.value || !step || help.value) return;
    event.preventDefault();
    event.stopPropagation();
    const all = things();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = all[(at + step + all.length) % all.length];
    if (!next) return;
    // Also what is no control can be looked at.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  }

  /** Let screen readers read the card of what has the focus. */
  describe(subject) {
    document.querySelectorAll(`[aria-describedby="${CARD}"]`).forEach((one) => one.removeAttribute('aria-describedby'));
    if (subject?.by === 'focus') subject.anchor.setAttribute('aria-describedby', CARD);
  }

  asked(isOn) {
    document.documentElement.toggleAttribute('data-asking', isOn);
    if (isOn) {
      this.before = /** @type {HTMLElement} */ (document.activeElement);
      return;
    }
    this.show(null);
    this.before?.focus?.();
    this.before = null;
  }
}

/** @returns {Pointing} what answers from now on */
export const showCards = () => new Pointing();
