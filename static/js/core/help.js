/** The help beside the table: the rules, searchable and open where they are needed, and the keyboard shortcuts. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { askAbout, explainer, help } from './explaining.js';
import { html } from './html.js';
import { errorText } from './http.js';
import { motionTime } from './motion.js';
import { dress, openRulebook, sectionFor, thingOf } from './rulebook.js';

const SHOWN = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', ' ': '␣', Home: '⇱ Home', End: '⇲ End' };
const nameOf = (key) => key.split('+').map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part));

/** The parts of the rules that a search shows or hides. */
const BLOCKS = 'p, ul, ol, li, dl, dt, dd, table, tbody tr, aside, figure';

/** Ids of the rules would be those of the table, too. */
const PREFIX = 'rule-';

/** Letters as a search compares them. */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/**
 * The help: beside the table, or over all of it on a narrow page.
 * @param {object} props
 * @param {import('./keys.js').Keys} props.keys
 * @param {import('./i18n.js').Texts} props.texts
 */
export function Help({ keys, texts }) {
  const box = useRef(null);
  const [ready, setReady] = useState(false);
  const asked = help.value;
  useEffect(() => {
    dress(texts).then(() => setReady(true), () => {});
  }, []);
  useLayoutEffect(() => {
    if (asked && ready) box.current.showPopover();
  }, [ready, asked !== null]);
  const onToggle = ({ newState }) => {
    if (newState === 'closed') help.value = null;
  };
  if (!asked || !ready) return null;
  const show = (tab) => {
    help.value = { tab, about: '' };
  };
  return html`<div ref=${box} class="help" popover="auto" role="dialog" aria-label=${texts.say('help')} onToggle=${onToggle}>
    <header class="help-head">
      <div class="help-tabs" role="group" aria-label=${texts.say('help')}>
        ${['rules', 'keys'].map((tab) => html`<button key=${tab} type="button" class="chip" aria-pressed=${asked.tab === tab} onClick=${() => show(tab)}>${texts.say(`help-${tab}`)}</button>`)}
      </div>
      <button type="button" class="button ghost square" aria-label=${texts.say('close')} onClick=${() => box.current.hidePopover()}>
        <svg class="table-sign" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4"><path d="M5 5l14 14M19 5 5 19" /></svg></button>
    </header>
    ${asked.tab === 'rules' ? html`<${Rules} texts=${texts} about=${asked.about} />` : html`<${Shortcuts} keys=${keys} texts=${texts} />`}
  </div>`;
}

/** The shortcuts of this page. */
function Shortcuts({ keys, texts }) {
  // List a binding once even if two parts of the page register it.
  const lines = new Map(keys.all.value.map((one) => [`${one.key} ${one.label}`, one]));
  const ask = () => {
    help.value = null;
    askAbout();
  };
  return html`<div class="help-body">
    ${explainer.value && html`<h2>${texts.say('explain')}</h2><p>${texts.say('explain-about')}</p>
      <div class="buttons"><button type="button" class="button" onClick=${ask}>${texts.say('explain')}</button></div>`}
    <h2>${texts.say('keys-heading')}</h2>
    <p class="quiet">${texts.say('keys-about')}</p>
    <dl class="keys">
      ${[...lines.values()].map(({ key, label }) => html`<div key=${`${key} ${label}`}>
        <dt>${nameOf(key).map((part, at) => html`<kbd key=${at}>${part}</kbd>`)}</dt><dd>${label}</dd>
      </div>`)}
    </dl>
  </div>`;
}

/** The rules, at the section of a thing or else of what happens now. */
function Rules({ texts, about }) {
  const body = useRef(null);
  const [{ book, failure, moment }, set] = useState({ book: null, failure: '', moment: '' });
  const [sought, seek] = useState('');
  const [found, count] = useState(0);
  useEffect(() => {
    const { play, board } = explainer.value ?? {};
    Promise.all([openRulebook(), board?.explain?.()]).then(
      ([book, own]) => set({ book, failure: book ? '' : texts.say('help-no-rules'), moment: (play && own?.moment(play)) ?? '' }),
      (error) => set({ book: null, failure: errorText(texts, error), moment: '' }),
    );
  }, []);
  useLayoutEffect(() => {
    if (book) body.current.replaceChildren(...copied(book.body));
  }, [book]);
  useLayoutEffect(() => {
    if (!book) return;
    const { kind, id } = thingOf(about);
    const [section] = sectionFor(book, [`${kind}-${id}`, kind, moment]) ?? book.sections[0];
    go(section, 'instant');
  }, [book, about]);
  const go = (section, /** @type {ScrollBehavior} */ behavior = motionTime() ? 'smooth' : 'instant') => {
    /** @type {HTMLElement | null} */
    const heading = document.getElementById(`${PREFIX}${section}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start', behavior });
  };
  const search = ({ currentTarget: { value } }) => {
    seek(value);
    count(sift(body.current, value));
    body.current.scrollTop = 0;
  };
  const follow = (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    go(link.hash.slice(1 + PREFIX.length));
  };
  if (failure) return html`<p class="notice bad" role="alert">${failure}</p>`;
  if (!book) return html`<p class="quiet help-body" role="status">${texts.say('table-opening')}</p>`;
  return html`<div class="help-tools">
      <label><span class="sr">${texts.say('help-search')}</span><input type="search" value=${sought} placeholder=${texts.say('help-search')} onInput=${search} /></label>
      <label><span class="sr">${texts.say('help-sections')}</span><select value="" onChange=${({ currentTarget }) => { go(currentTarget.value); currentTarget.value = ''; }}>
        <option value="" selected>${texts.say('help-sections')}</option>
        ${book.sections.map(([id, heading]) => html`<option key=${id} value=${id}>${heading}</option>`)}
      </select></label>
      <span class="sr" role="status">${sought && texts.say('help-found', { count: found })}</span>
    </div>
    ${sought && !found && html`<p class="help-none quiet">${texts.say('help-found', { count: 0 })}</p>`}
    <div ref=${body} class="help-body rules-body" tabindex="0" onClick=${follow}></div>`;
}

/** Return a copy of the rules with ids of their own. */
function copied(body) {
  const copy = /** @type {Element} */ (document.importNode(body, true));
  for (const part of copy.querySelectorAll('[id]')) part.id = `${PREFIX}${part.id}`;
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.setAttribute('href', `#${PREFIX}${link.getAttribute('href').slice(1)}`);
  for (const heading of copy.querySelectorAll('h2[id]')) heading.setAttribute('tabindex', '-1');
  return copy.childNodes;
}

/**
 * Show only what contains the words sought, with the headings above it, and mark them.
 * @param {Element} body
 * @param {string} sought
 * @returns {number} how many places were found
 */
function sift(body, sought) {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const has = (part) => words.every((word) => plain(part.textContent).includes(word));
  let found = 0;
  let heading = null;
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll(`:is(h2, h3), ${BLOCKS}`))) {
    const isHeading = part.matches('h2, h3');
    if (part.matches('h2')) heading = part;
    // A block that contains others is shown with them.
    const own = has(part);
    part.hidden = words.length > 0 && !own;
    if (!own || isHeading || !words.length) continue;
    found += Number(!part.querySelector(BLOCKS));
    if (heading) heading.hidden = false;
  }
  mark(body, words);
  return found;
}

/** Highlight words, where the browser can without changing the text. */
function mark(body, words) {
  if (!('highlights' in CSS)) return;
  const ranges = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = plain(walker.currentNode.textContent);
    // Where letters fold into others, places are not the same.
    if (text.length !== walker.currentNode.textContent.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set('sought', new Highlight(...ranges));
}
