/** The card of a thing: what it is, what it does, what it costs now, and where the rules speak of it. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { ANSWERS, asking, explained, explainer, help } from './explaining.js';
import { html } from './html.js';
import { dress, openRulebook, sectionFor, thingOf } from './rulebook.js';

/** @import { Subject } from './explaining.js' */

/** The distance of a card to its thing and to the edges, in pixels. */
const [GAP, EDGE] = [6, 8];

/** The id of a card's text, which describes the thing that has the focus. */
export const CARD = 'explained-text';

/**
 * Return what there is to say about a thing.
 * @param {import('./play.js').Play} play
 * @param {any} board the title's module
 * @param {any} more the title's own explanations
 * @param {{about: string, note: string}} subject
 * @returns {{name: string, note: string, does: string, now: string[]}}
 */
export function told(play, board, more, { about, note }) {
  const { texts, title } = play;
  const { kind, id } = thingOf(about);
  const key = `${title}-${kind}-${id}`;
  const name = about && (texts.first([key, `${title}-${kind}`], { count: 1 }) ?? '');
  const does = about && (board.about?.(play, kind, id) ?? texts.first([`${key}-about`, `${title}-${kind}-about`]) ?? '');
  const now = about ? more?.now?.(play, kind, id) ?? [] : [];
  const isSaid = [name, does].some((text) => text.toLowerCase() === note.toLowerCase());
  return { name, note: isSaid ? '' : note, does, now: now.filter(Boolean) };
}

/** The card of what is explained, and a note while clicks explain. */
export function Cards() {
  const subject = explained.value;
  const table = explainer.value;
  return table && html`${subject && html`<${Card} subject=${subject} table=${table} />`}
    ${asking.value && html`<${Asking} texts=${table.play.texts} />`}`;
}

/** Says that clicks explain, and ends it. */
function Asking({ texts }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    dress(texts).then(() => setReady(true), () => {});
  }, []);
  const done = () => {
    asking.value = false;
  };
  return ready && html`<div class="asking-bar" role="status"><p>${texts.say('explain-asking')}</p>
    <button type="button" class="button small main" onClick=${done}>${texts.say('explain-done')}</button></div>`;
}

function Card({ subject, table: { play, board } }) {
  const box = useRef(null);
  const [{ ready, own, book }, add] = useState({ ready: false, own: null, book: null });
  useEffect(() => {
    Promise.all([dress(play.texts), board.explain?.()]).then(([, own]) => add((now) => ({ ...now, own, ready: true })), () => {});
    openRulebook().then((book) => add((now) => ({ ...now, book })), () => {});
  }, [board]);
  useLayoutEffect(() => {
    if (!subject.anchor.isConnected) explained.value = null;
    else if (ready) place(box.current, subject.anchor);
  });
  if (!ready) return null;
  const { name, note, does, now } = told(play, board, own, subject);
  const { kind, id } = thingOf(subject.about);
  const section = sectionFor(book, [`${kind}-${id}`, kind, own?.moment(play)]);
  const read = () => {
    help.value = { tab: 'rules', about: subject.about };
    explained.value = null;
  };
  return html`<div ref=${box} class=${`explained panel by-${subject.by}`} popover="manual">
    <div id=${CARD} role="tooltip" aria-live=${asking.value ? 'polite' : null}>
      ${name && html`<p class="explained-name">${name}</p>`}
      ${note && html`<p class="explained-note">${note}</p>`}
      ${does && html`<p>${does}</p>`}
      ${now.length > 0 && html`<ul class="explained-now">${now.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`}
    </div>
    ${section && html`<button type="button" class="explained-rules" onClick=${read}>${play.texts.say('explain-rules', { section: section[1] })}</button>`}
  </div>`;
}

/** Show a card below its thing or, where there is more room, above. */
function place(card, anchor) {
  if (!card.matches(':popover-open')) card.showPopover();
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = card;
  const below = innerHeight - bottom - GAP - EDGE;
  const y = below >= high || below >= top ? Math.min(bottom + GAP, innerHeight - high - EDGE) : top - GAP - high;
  const x = left + width / 2 - wide / 2;
  const right = innerWidth - wide - EDGE;
  card.style.translate = `${Math.max(EDGE, Math.min(x, right))}px ${Math.max(EDGE, y)}px`;
  card.classList.toggle('lets-through', covers(card, anchor));
}

/** @type {(card: HTMLElement, anchor: HTMLElement) => boolean} whether a card lies over a control that is not its thing's */
function covers(card, anchor) {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return [...document.querySelectorAll(`main :is(${ANSWERS})`)].some((part) => {
    const box = part.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top && !part.contains(anchor);
  });
}
