/** The coach: a card above the question with the goal, a suggested answer, and what speaks for it. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { switchCoach } from './coaching.js';
import { offerOf } from './drafts.js';
import { describe } from './fields.js';
import { html } from './html.js';
import { errorText, post } from './http.js';
import { later } from './later.js';

/** How long a position must last before the coach is asked, in milliseconds: who plays fast does not need it. */
const LASTS = 250;

/** The coach's words are a catalogue of their own. */
let words = null;

/** @type {(texts: import('./i18n.js').Texts) => Promise<void>} */
const loadWords = (texts) => {
  words ??= fetch(document.getElementById('table').dataset.coachWords).then((answer) => answer.text()).then((source) => texts.add(source));
  return words;
};

/**
 * Return what names the reader's question: the position, the decision, and their draft. Null if there is none.
 * @param {import('./store.js').Store} store
 * @returns {string | null}
 */
export function questionOf(store) {
  const decision = store.decision.value;
  if (!decision?.awaited || store.orders.value?.due) return null;
  return `${store.version.value} ${decision.id} ${JSON.stringify(store.drafted.value)}`;
}

/**
 * Ask for advice on the open question, once it has lasted. An answer that comes too late is dropped.
 * @param {import('./play.js').Play} play
 */
function useAdvice({ store, texts }) {
  const [told, tell] = useState({ question: null, advice: null, failure: '' });
  const question = questionOf(store);
  useEffect(() => {
    if (question === null) return undefined;
    const { code } = store.table.value;
    let wanted = true;
    const answered = (found) => wanted && questionOf(store) === question && tell({ question, advice: null, failure: '', ...found });
    const timer = setTimeout(() => {
      Promise.all([post(`/api/tables/${code}/advice`, { decision: store.decision.value.id }), loadWords(texts)]).then(
        ([advice]) => answered({ advice }),
        (error) => error.code !== 'advice_outdated' && answered({ failure: errorText(texts, error) }),
      );
    }, LASTS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [question]);
  return told.question === question ? told : { question, advice: null, failure: '' };
}

/**
 * The card.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {object} props.board the title's module
 */
export function Coach({ play, board }) {
  const { store, texts, title, names, seat } = play;
  const card = useRef(null);
  const { question, advice, failure } = useAdvice(play);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadWords(texts).then(() => setReady(true), () => setReady(true));
  }, []);
  useEffect(() => {
    play.suggested.value = advice?.action ?? null;
  }, [advice]);
  useEffect(() => () => {
    play.suggested.value = null;
  }, []);
  useLayoutEffect(() => play.keys.add([{ key: 'i', label: texts.say('coach-key'), run: () => card.current?.focus() }]), [play]);
  if (!ready) return html`<section class="guide coach" id="coach"></section>`;
  const tell = ({ key, params }) => texts.tell(title, key, params, names, seat);
  const name = (action) => board.describe?.(play, action) ?? describe(play, /** @type {any} */ (withoutZeros(action)));
  const phase = store.decision.value && texts.first([store.decision.value.key.replace('-ask-', '-coach-')]);
  const fill = () => takeOver(play, board, advice.action, name(advice.action));
  const button = (key, run, kind = '') => html`<button type="button" class=${`button small ${kind}`} disabled=${play.busy} onClick=${run}>${texts.say(key)}</button>`;
  return html`<section ref=${card} class="guide coach" id="coach" tabindex="-1" aria-label=${texts.say('coach')}>
    <div class="guide-words" aria-live="polite" aria-busy=${question !== null && !advice && !failure}>
      ${advice ? html`
        <p class="guide-do">${texts.say('coach-suggests', { what: name(advice.action) })}</p>
        <div class="coach-why">
          ${advice.remarks.length > 0 && html`<p>${advice.remarks.map(tell).join(' ')}</p>`}
          ${advice.weighed && name(advice.weighed.instead) !== name(advice.action) && html`<${Weighed} weighed=${advice.weighed} texts=${texts} instead=${name(advice.weighed.instead)} />`}
          ${advice.goal && html`<p class="coach-goal">${tell(advice.goal)} ${phase}</p>`}
        </div>`
        : failure ? html`<p role="alert">${failure}</p>`
          : html`<p class="quiet">${question === null ? texts.say('coach-waits') : html`<span class="spinner" aria-hidden="true"></span> ${texts.say('coach-thinking')} ${phase}`}</p>`}
    </div>
    <div class="guide-buttons">${advice && button('coach-fill', fill, 'main')}</div>
    <button type="button" class="guide-close" aria-label=${texts.say('coach-off')} data-note=${texts.say('coach-off')} onClick=${() => switchCoach(play, false)}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4"><path d="M5 5l14 14M19 5 5 19" /></svg>
    </button>
  </section>`;
}

/** @type {(action: object) => object} an action without the fields that stand for nothing */
const withoutZeros = (action) => Object.fromEntries(Object.entries(action).filter(([, value]) => value !== 0 && value !== ''));

/** The suggestion compared with the second best answer, and in what it is better. */
function Weighed({ weighed: { chance, instead_chance: other, topics }, instead, texts }) {
  const reasons = texts.join(topics.map((topic) => texts.say(`reason-${topic}-more`).toLowerCase()));
  if (chance - other < 1) return html`<p>${texts.say('coach-close', { instead })}</p>`;
  return html`<p>${texts.say('coach-weighed', { chance, other, instead })}${reasons && ` ${texts.say('coach-because', { reasons })}`}</p>`;
}

/**
 * Fill in an answer, for the reader to confirm; one that is given by a single click is asked for.
 * @param {import('./play.js').Play} play
 * @param {object} board the title's module
 * @param {import('../types').Action} action
 * @param {string} what it is, in words
 */
function takeOver(play, board, action, what) {
  const { type, ...fields } = action;
  const offer = offerOf(play.decision, type, fields);
  if (!offer) return;
  if (!Object.keys(offer.fields).length || board.oneClick?.includes(type)) {
    play.question.value = { key: 'coach-suggests', params: { what }, action, suggested: true };
    return;
  }
  play.drop();
  play.begin(type, fields);
  // What is filled in is confirmed next; its button exists after the next frame.
  later(() => /** @type {HTMLElement | null} */ (document.querySelector('#actions .bar-body .button.main'))?.focus({ preventScroll: true }));
}
