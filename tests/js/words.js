/** The catalogues as they are in the repository, for tests. */

import { readdirSync, readFileSync } from 'node:fs';

import { Texts } from '../../static/js/core/i18n.js';

const folder = new URL('../../static/i18n/', import.meta.url);

/** Return a language with all its files, and with nothing to lean on. */
export function spoken(language) {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  const sources = files.map((file) => readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
  return new Texts([{ language, sources }]);
}
