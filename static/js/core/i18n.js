/**
 * Words: keys and parameters become sentences of a language. The twin of app/texts.py, whose head tells the
 * conventions; whatever is said there must be said here in the same words.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** As many sentences are remembered: a board says the same ones with every update, and to put one together takes long. */
const MAX_REMEMBERED = 5000;

/** Parameters that are lists of players. */
const SEATS = ['seats', 'winners'];

/** How a word begins before which French drops a vowel; an h may or may not count, so it does not. */
const VOWEL = /^([aeiouœæ]|y[^aeiou])/;

/**
 * Return two words as French writes them one after the other: d’Ada, de Boris.
 * @param {string} small
 * @param {string} word
 */
const elided = (small, word) =>
  (VOWEL.test(String(word).normalize('NFD').toLowerCase()) ? `${small.slice(0, -1)}’${word}` : `${small} ${word}`);

const FUNCTIONS = { DE: ([word]) => elided('de', word), QUE: ([word]) => elided('que', word) };

/** A language, ready to speak. It never fails: what it lacks is said in the next language, or shown as its key. */
export class Texts {
  /**
   * @param {{language: string, sources: string[]}[]} languages the texts of the catalogues, the best language first
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
   * Return the message with numbers and texts put in as they are.
   * @param {string} key
   * @param {object} [params]
   * @returns {string}
   */
  say(key, params) {
    return this._format(key, params).text;
  }

  /**
   * Return the sentence of an event, prompt or refusal.
   * @param {string} title the game's
   * @param {string} key
   * @param {object} params as the rules give them
   * @param {string[]} [names] the players' names by seat
   * @returns {string}
   */
  tell(title, key, params, names = []) {
    return this._once(`${title} ${key} ${JSON.stringify([params, names])}`, () => {
      const count = Number.isInteger(params.count) ? params.count : 1;
      const words = {};
      for (const [name, value] of Object.entries(params)) {
        Object.assign(words, this._words(title, name, value, count, names));
      }
      return this._tried(`${key}-own`, words) ?? this.say(key, words);
    });
  }

  /**
   * Return the sentence of a refusal.
   * @param {string} title the game's
   * @param {string} code
   * @param {object} [params]
   * @returns {string}
   */
  refuse(title, code, params = {}) {
    return this.tell(title, `refused-${code}`, params);
  }

  /**
   * Return the name of a component, as the first of these kinds that knows it calls it; else the id itself.
   * @param {string} title the game's
   * @param {string[]} kinds tried in turn: upgrade, resource …
   * @param {string} id the component's, or an item with slashes
   * @param {number} [count] how many there are of it
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
   * Return the first of these messages that there is; null if there is none.
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
   * Return a list as the language writes it: A, B and C.
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

  /** Return the variables that one parameter gives. */
  _words(title, name, value, count, names) {
    if (typeof value === 'number') return { [name]: name === 'seat' ? this.player(value, names) : value };
    if (typeof value === 'string') {
      return { [name]: this._word(title, name, value, count), [`${name}_count`]: value === '' ? 0 : 1 };
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

  /** Return a text as the catalogues name it, or as it is. */
  _word(title, name, value, count) {
    if (value.includes('/')) {
      const [first, face] = value.split('/');
      return this._tried(`${title}-item-${first}`, { face }) ?? value;
    }
    return this._tried(`${title}-${name}-${value}`, { count }) ?? value;
  }

  /** Return a number of things: 2 Water. */
  _counted(title, name, key, count) {
    return this.say('list-count', { count, name: this.name(title, [name, 'resource'], key, count) });
  }

  /** Return the message if there is one and it lacks nothing; else null. */
  _tried(key, params) {
    const { text, faults } = this._format(key, params);
    return faults.length ? null : text;
  }

  /** Return the message and what was wrong with it. */
  _format(key, params) {
    return this._once(params ? `${key} ${JSON.stringify(params)}` : key, () => {
      for (const bundle of this._bundles) {
        const message = bundle.getMessage(key);
        if (!message?.value) continue;
        const faults = [];
        return { text: bundle.formatPattern(message.value, { count: 1, ...params }, faults), faults };
      }
      return { text: key, faults: [new ReferenceError(key)] };
    });
  }

  /** Return what is remembered under this name; it is made if there is nothing yet. */
  _once(name, make) {
    if (!this._remembered.has(name)) {
      if (this._remembered.size >= MAX_REMEMBERED) this._remembered.clear();
      this._remembered.set(name, make());
    }
    return this._remembered.get(name);
  }
}

/**
 * Fetch the catalogue that the page names (`data-words` of the body) and return its language.
 * @returns {Promise<Texts>}
 */
export async function loadTexts() {
  const answer = await fetch(document.body.dataset.words);
  return new Texts([{ language: document.documentElement.lang, sources: [await answer.text()] }]);
}
