/** The fallback board: any view as tables and lists of words and numbers, complete. */

import { isSeat, plain } from './fields.js';
import { html } from './html.js';

/** Longer sections (as text) are mostly static component data: they start folded. */
const LONG = 4000;

const isPlain = (value) => value === null || typeof value !== 'object';
const isEmpty = (value) => value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Return the catalogue's name for an id, else the id itself.
 * @param {{title: string, texts: import('./i18n.js').Texts}} context
 * @param {string | number} id
 */
export function wordFor({ title, texts }, id) {
  const kinds = ['section', 'field', 'phase', 'upgrade', 'factory', 'building', 'resource', 'worker', 'card', 'type', 'stage'];
  const found = texts.name(title, kinds, String(id));
  return found === String(id) ? plain(found) : found;
}

/**
 * Return the columns of a list of similar items; null if the value is not such a list.
 * @param {*} value
 * @returns {string[] | null}
 */
export function columnsOf(value) {
  if (!Array.isArray(value) || value.length < 2 || value.some((item) => isPlain(item) || Array.isArray(item))) return null;
  const names = Object.keys(value[0]);
  const alike = value.every((item) => Object.keys(item).join() === names.join());
  return alike && names.length <= 12 ? names.filter((name) => value.some((item) => !isEmpty(item[name]))) : null;
}

/** Return a plain value as text: a seat as its player's name. */
function wordOf(context, name, value) {
  if (isSeat(name, value)) return context.texts.player(value, context.names);
  return typeof value === 'string' ? wordFor(context, value) : String(value ?? '–');
}

/** One part of a view, of any type. */
export function Part({ name, value, context }) {
  if (isEmpty(value)) return '–';
  if (isPlain(value)) return wordOf(context, name, value);
  const columns = columnsOf(value);
  if (columns) {
    return html`<div class="scroller" tabindex="0"><table>
      <thead><tr>${columns.map((name) => html`<th key=${name} scope="col">${wordFor(context, name)}</th>`)}</tr></thead>
      <tbody>${value.map((item, at) => html`<tr key=${at}>
        ${columns.map((name) => html`<td key=${name}><${Part} name=${name} value=${item[name]} context=${context} /></td>`)}
      </tr>`)}</tbody>
    </table></div>`;
  }
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return value.map((item) => wordOf(context, name, item)).join(', ');
    return html`<ol>${value.map((item, at) => html`<li key=${at}><${Part} name=${name} value=${item} context=${context} /></li>`)}</ol>`;
  }
  const pairs = Object.entries(value);
  if (pairs.every(([, inner]) => isPlain(inner))) {
    return pairs.filter(([, inner]) => !isEmpty(inner)).map(([key, inner]) => `${wordFor(context, key)} ${wordOf(context, key, inner)}`).join(' · ');
  }
  return html`<dl class="part">
    ${pairs.filter(([, inner]) => !isEmpty(inner)).map(([key, inner]) => html`<div key=${key}>
      <dt>${wordFor(context, key)}</dt><dd><${Part} name=${key} value=${inner} context=${context} /></dd>
    </div>`)}
  </dl>`;
}

/**
 * Show all sections of a view that are not empty, short (dynamic) ones first. `game`, which every game has, is shown by
 * the bar and the end.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 */
export function Sections({ play }) {
  const found = Object.entries(play.store.shown.value).filter(([name, value]) => name !== 'game' && !isEmpty(value))
    .map(([name, value]) => ({ name, value, long: JSON.stringify(value).length > LONG }));
  const order = [...found.filter(({ long }) => !long), ...found.filter(({ long }) => long)];
  return html`<div class="sections" data-tab="play board">
    ${order.map(({ name, value, long }) => html`<details key=${name} class="panel" open=${!long}>
      <summary>${wordFor(play, name)}</summary><${Part} name=${name} value=${value} context=${play} />
    </details>`)}
  </div>`;
}
