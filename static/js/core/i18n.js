/**
 * Translation: keys and parameters become sentences of a language. The counterpart of app/texts.py, whose docstring
 * has the conventions; both must produce the same sentences.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Cache size: a board formats the same sentences with every update, and formatting is slow. */
const MAX_REMEMBERED = 5000;

/** Parameters that are lists of players. */
const SEATS = ['seats', 'winners'];

/** The start of a word before which French elides a vowel; an initial h is ambiguous, so it does not count. */
const VOWEL = /^([aeiouœæ]|y[^aeiou])/;

/**
 * Join two words with French elision: d’Ada, de Boris.
 * @param {string} small
 * @param {string} word
 */
const elided = (small, word) =>
  (VOWEL.test(String(word).normalize('NFD').toLowerCase()) ? `${small.slice(0, -1)}’${word}` : `${small} ${word}`);

const FUNCTIONS = { DE: ([word]) => elided('de', word), QUE: ([word]) => elided('que', word) };

/** A number with a minus sign instead of a hyphen. @type {(number: number) => number | string} */
export const minus = (number) => (number < 0 ? `−${-number}` : number);

/** Return parameters formatted for display. */
const written = (params = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? minus(value) : value]));

/** Return the name of the parameter that contains the reader. */
function roleOf(params, reader) {
  if (reader === null) return 'none';
  if (params.seat === reader) return 'seat';
  return SEATS.find((name) => params[name]?.includes?.(reader)) ?? 'none';
}

/** A language. It never fails: a missing message comes from the next language, or is shown as its key. */
export class Texts {
  /**
   * @param {{language: string, sources: string[]}[]} languages the catalogues' texts, in order of preference
   */
  constructor(languages) {
    this.language = languages[0]?.language ?? 'en';
    this._remembered = new Map();
    this._bundles = languages.map(({ language, sources }) => {
      const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
      for (const source of sources) bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  /**
   * Add a catalogue of this language, for a part of the page that is loaded on demand.
   * @param {string} source
   */
  add(source) {
    this._bundles[0]?.addResource(new FluentResource(source));
    this._remembered.clear();
  }

  /**
   * Format a message with its parameters as they are.
   * @param {string} key
   * @param {object} [params]
   * @returns {string}
   */
  say(key, params) {
    return this._format(key, params).text;
  }

  /**
   * Format an event, prompt or refusal.
   * @param {string} title of the game
   * @param {string} key
   * @param {object} params from the rules
   * @param {string[]} [names] the players' names by seat
   * @param {number | null} [reader] the reader's seat
   * @returns {string}
   */
  tell(title, key, params, names = [], reader = null) {
    return this._once(`${title} ${key} ${JSON.stringify([params, names, reader])}`, () => {
      const count = Number.isInteger(params.count) ? params.count : 1;
      const words = { you: roleOf(params, reader) };
      const players = names.map((name, seat) => (seat === reader ? this.say('list-you') : name));
      for (const [name, value] of Object.entries(params)) {
        Object.assign(words, this._words(title, name, value, count, SEATS.includes(name) ? players : names));
      }
      return this._tried(`${key}-own`, words) ?? this.say(key, words);
    });
  }

  /**
   * Format a refusal.
   * @param {string} title of the game
   * @param {string} code
   * @param {object} [params]
   * @returns {string}
   */
  refuse(title, code, params = {}) {
    return this.tell(title, `refused-${code}`, params);
  }

  /**
   * Return the name of a component from the first of these kinds that has one; else the id itself.
   * @param {string} title of the game
   * @param {string[]} kinds tried in turn: upgrade, resource …
   * @param {string} id of the component, or an item with slashes
   * @param {number} [count] quantity, for the plural
   * @returns {string}
   */
  name(title, kinds, id, count = 1) {
    if (id.includes('/')) return this._word(title, '', id, count);
    for (const kind of kinds) {
      const found = this._tried(`${title}-${kind}-${id}`, { count });
      if (found !== null) return found;
    }
    return id;
  }

  /**
   * Return the first of these messages that exists; null if none does.
   * @param {string[]} keys
   * @param {object} [params]
   * @returns {string | null}
   */
  first(keys, params = {}) {
    for (const key of keys) {
      const found = this._tried(key, params);
      if (found !== null) return found;
    }
    return null;
  }

  /**
   * Format a list in this language: A, B and C.
   * @param {string[]} items
   * @returns {string}
   */
  join(items) {
    if (items.length < 2) return items.join('');
    let text = items[0];
    for (const next of items.slice(1, -1)) text = this.say('list-more', { list: text, next });
    return this.say('list-pair', { list: text, last: items.at(-1) });
  }

  /**
   * Return a player's name.
   * @param {number} seat
   * @param {string[]} names by seat
   * @returns {string}
   */
  player(seat, names) {
    return seat >= 0 && seat < names.length ? names[seat] : this.say('seat-unnamed', { number: seat + 1 });
  }

  /**
   * Return the names of players as a list in which the reader is "you".
   * @param {number[]} seats
   * @param {string[]} names by seat
   * @param {number | null} [reader] the reader's seat
   * @returns {string}
   */
  players(seats, names, reader = null) {
    return this.join(seats.map((seat) => (seat === reader ? this.say('list-you') : this.player(seat, names))));
  }

  /** Return the variables for one parameter. */
  _words(title, name, value, count, names) {
    if (typeof value === 'number') return { [name]: name === 'seat' ? this.player(value, names) : value };
    if (typeof value === 'string') {
      return { [name]: this._word(title, name, value, count), [`${name}_count`]: value === '' ? 0 : 1, [`${name}_id`]: value };
    }
    if (Array.isArray(value)) {
      const players = SEATS.includes(name);
      if (!players && !value.every((item) => typeof item === 'string')) return {};
      const items = value.map((item) => (players ? this.player(item, names) : this._word(title, name, item, count)));
      return { [name]: this.join(items), [`${name}_count`]: items.length };
    }
    if (value !== null && typeof value === 'object') {
      const pairs = Object.entries(value);
      if (!pairs.every(([, number]) => typeof number === 'number')) return {};
      const items = pairs.filter(([, number]) => number).map(([key, number]) => this._counted(title, name, key, number));
      return { [name]: this.join(items), [`${name}_count`]: pairs.reduce((sum, [, number]) => sum + number, 0) };
    }
    return {};
  }

  /** Return the catalogue's name for a text, or the text itself. */
  _word(title, name, value, count) {
    if (value.includes('/')) {
      const [first, face] = value.split('/');
      return this._tried(`${title}-item-${first}`, { face }) ?? value;
    }
    return this._tried(`${title}-${name}-${value}`, { count }) ?? value;
  }

  /** Format a quantity: 2 Water. */
  _counted(title, name, key, count) {
    return this.say('list-count', { count, name: this.name(title, [name, 'resource'], key, count) });
  }

  /** Return the message if it exists and is complete; else null. */
  _tried(key, params) {
    const { text, faults } = this._format(key, params);
    return faults.length ? null : text;
  }

  /** Return the message and its errors. */
  _format(key, params) {
    return this._once(params ? `${key} ${JSON.stringify(params)}` : key, () => {
      for (const bundle of this._bundles) {
        const message = bundle.getMessage(key);
        if (!message?.value) continue;
        const faults = [];
        return { text: bundle.formatPattern(message.value, { count: 1, you: 'none', ...written(params) }, faults), faults };
      }
      return { text: key, faults: [new ReferenceError(key)] };
    });
  }

  /** Return the cached value for a name; compute it if it is missing. */
  _once(name, make) {
    if (!this._remembered.has(name)) {
      if (this._remembered.size >= MAX_REMEMBERED) this._remembered.clear();
      this._remembered.set(name, make());
    }
    return this._remembered.get(name);
  }
}

/**
 * Load the catalogue that the page names (`data-words` of the body) and return its language.
 * @returns {Promise<Texts>}
 */
export async function loadTexts() {
  const answer = await fetch(document.body.dataset.words);
  return new Texts([{ language: document.documentElement.lang, sources: [await answer.text()] }]);
}
