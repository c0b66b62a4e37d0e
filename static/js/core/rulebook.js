/** The rules page of the table's title, with its options: loaded once, when something first refers to it. */

import { explainer } from './explaining.js';

/** @typedef {{body: Element, sections: [id: string, heading: string][], places: Record<string, string>}} Rulebook */

/** Where the page finds what is loaded on demand, as the server says. */
const placesOf = () => /** @type {HTMLElement} */ (document.querySelector('[data-help-words]')).dataset;

let book = null;
let address = '';
let dressed = null;

/**
 * Return the rules; null for a title without any.
 * @returns {Promise<Rulebook | null>}
 */
export function openRulebook() {
  const { rules } = placesOf();
  if (!rules) return Promise.resolve(null);
  // The host may change the options until the start.
  if (rules !== address) book = null;
  address = rules;
  book ??= fetch(rules).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer))).then(read);
  book.catch(() => {
    book = null;
  });
  return book;
}

/** @type {(text: string) => Rulebook} */
function read(text) {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const body = page.querySelector('.rules-body');
  const sections = /** @type {[string, string][]} */ ([...body.querySelectorAll('h2[id]')].map(({ id, textContent }) => [id, textContent.trim()]));
  return { body, sections, places: JSON.parse(/** @type {HTMLElement} */ (body).dataset.places) };
}

/**
 * Return the section of the first of these things that has one.
 * @param {Rulebook | null} rulebook
 * @param {string[]} things
 * @returns {[id: string, heading: string] | null}
 */
export function sectionFor(rulebook, things) {
  const place = things.map((thing) => rulebook?.places[thing]).find(Boolean);
  return rulebook?.sections.find(([id]) => id === place) ?? null;
}

/**
 * Return what the rules call a thing and its kind, the most special first.
 * @param {string} about
 * @returns {{kind: string, id: string}}
 */
export function thingOf(about) {
  const [kind] = about.split('-', 1);
  return { kind: explainer.value?.board.kinds?.[kind] ?? kind, id: about.slice(kind.length + 1) };
}

/** The style sheet and the words of cards and help: needed before either is shown. */
export function dress(texts) {
  const { helpSheet, helpWords } = placesOf();
  dressed ??= Promise.all([
    new Promise((done) => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: helpSheet, onload: done, onerror: done });
      document.head.append(sheet);
    }),
    fetch(helpWords).then((answer) => answer.text()).then((source) => texts.add(source)),
  ]);
  dressed.catch(() => {
    dressed = null;
  });
  return dressed;
}
