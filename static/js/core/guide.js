/** The guide of a lesson: a card above the question that says what to look at, why, and what to do. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { offerOf } from './drafts.js';
import { guiding, lastStep, standingOf, stepNow } from './guiding.js';
import { html } from './html.js';
import { errorText, post } from './http.js';
import { showElement } from './tabs.js';

/** Highlights what to look at. A sheet of its own: nothing on the board moves or rerenders. */
const sheet = new CSSStyleSheet();

/** @param {string} selector of what to highlight; empty for nothing */
function highlight(selector) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync(selector && `:is(${selector}) { outline: 4px solid var(--accent); outline-offset: 1px; box-shadow: 0 0 0 9px color-mix(in srgb, var(--accent) 30%, transparent); }`);
}

/**
 * The card.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {(type: string, body: object) => Promise<void>} props.ask sends a request
 */
export function Guide({ play, ask }) {
  const { store, texts, title, names } = play;
  const lesson = store.lesson.value;
  const standing = standingOf(lesson);
  const now = stepNow(lesson);
  const [turned, turn] = useState({ from: now, to: now });
  const [failure, setFailure] = useState('');
  const card = useRef(null);
  // Pages that were turned are forgotten when the game goes on.
  const at = turned.from === now ? turned.to : now;
  const step = lesson.steps[at];
  const look = standing === 'strayed' || standing === 'waiting' ? '' : step.look;
  useEffect(() => highlight(look), [look]);
  useEffect(() => () => highlight(''), []);
  useLayoutEffect(() => play.keys.add([{ key: 'i', label: texts.say('lesson-key'), run: () => card.current?.focus() }]), [play]);
  const go = (to) => {
    turn({ from: now, to });
    // The pressed button may be gone.
    card.current?.focus({ preventScroll: true });
  };
  const again = () => post('/api/play', { game: title, seats: names.length }).then(
    ({ code }) => location.assign(`/t/${code}`),
    (error) => setFailure(errorText(texts, error)),
  );
  const { type, ...fields } = lesson.action ?? {};
  const offer = offerOf(play.decision, type, fields);
  const fills = standing === 'asked' && step.task && at === lesson.last && offer !== null && Object.keys(offer.fields).length > 0;
  const fill = () => {
    play.begin(type, fields);
    // What is filled in is confirmed next; its button exists after the next render.
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector('#actions .bar-body .button.main'))?.focus());
  };
  const button = (key, run, kind = '') => html`<button type="button" class=${`button small ${kind}`} disabled=${play.busy} onClick=${run}>${texts.say(key)}</button>`;
  const turns = standing !== 'strayed' && html`
    ${at > 0 && button('lesson-back', () => go(at - 1), 'ghost')}
    ${at < lastStep(lesson) && button('lesson-next', () => go(at + 1), 'main')}`;
  const last = at === lesson.steps.length - 1;
  return html`<section ref=${card} class="guide" id="guide" tabindex="-1" aria-label=${texts.say('lesson-guide')}>
    <p class="guide-count"><span class="sr">${texts.say('lesson-guide')} </span>${texts.say('lesson-count', { step: at + 1, steps: lesson.steps.length })}</p>
    <div class="guide-words" aria-live="polite" aria-atomic="true">
      ${standing === 'strayed' ? html`<p>${texts.say('lesson-strayed')}</p>` : html`
        <p>${texts.say(`${title}-lesson-${step.key}`)}</p>
        ${step.task && (at < lesson.first ? html`<p class="guide-done">${texts.say('lesson-done')}${standing === 'waiting' && at === now && ` ${texts.say('lesson-waiting')}`}</p>`
          : html`<p class="guide-do">${texts.say(`${title}-lesson-${step.key}-do`)}</p>`)}`}
      ${failure && html`<p role="alert">${failure}</p>`}
    </div>
    <div class="guide-buttons">
      ${standing === 'strayed' && button('lesson-take-back', () => ask('undo', { to: lesson.back }), 'main')}
      ${look && button('lesson-look', () => showElement(document.querySelector(look)))}
      ${fills && button('lesson-fill', fill)}
      ${turns}
      ${standing === 'done' && last && button('lesson-again', again, 'main')}
      ${(standing === 'strayed' || (standing === 'done' && last)) && button('lesson-play-on', () => { guiding.value = false; })}
    </div>
    <button type="button" class="guide-close" aria-label=${texts.say('lesson-close')} data-note=${texts.say('lesson-close')} onClick=${() => { guiding.value = false; }}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4"><path d="M5 5l14 14M19 5 5 19" /></svg>
    </button>
  </section>`;
}
