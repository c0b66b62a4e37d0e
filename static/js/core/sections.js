/** A view of any game as nested lists of words and numbers: not pretty, but nothing is missing. */

import { html } from './html.js';

const isPlain = (value) => value === null || typeof value !== 'object';

/**
 * Show one part of a view, whatever it is.
 * @param {object} props
 * @param {*} props.value
 */
export function Part({ value }) {
  if (isPlain(value)) return value === null ? '–' : String(value);
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return value.length ? value.join(', ') : '–';
    return html`<ol>${value.map((item, at) => html`<li key=${at}><${Part} value=${item} /></li>`)}</ol>`;
  }
  return html`<dl class="part">
    ${Object.entries(value).map(([name, inner]) => html`<div key=${name}><dt>${name}</dt><dd><${Part} value=${inner} /></dd></div>`)}
  </dl>`;
}

/**
 * Show all sections of a view that are not empty.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 */
export function Sections({ play }) {
  return Object.entries(play.view)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => html`<section key=${name} class="panel"><h2>${name}</h2><${Part} value=${value} /></section>`);
}
