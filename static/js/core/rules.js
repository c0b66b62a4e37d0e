/** By which rules a table is played: what is not as usual, and the way to all of them. */

import { html } from './html.js';

/**
 * Return the options that the address of a table's rules names: those that are not as usual.
 * @param {string} address
 * @returns {[string, string][]} keys and values
 */
export const optionsIn = (address) => [...new URLSearchParams(address.split('?')[1] ?? '')];

/**
 * Say how many rules are not as usual; unfolded, which, and what they mean.
 * @param {object} props
 * @param {string} props.title the game's
 * @param {string} props.address of its rules as this table has them
 * @param {import('./i18n.js').Texts} props.texts
 */
export function TableRules({ title, address, texts }) {
  if (!address) return null;
  const other = optionsIn(address);
  const link = html`<a href=${address} target="_blank">${texts.say('games-rules')}</a>`;
  if (!other.length) return html`<span class="table-rules">${link}</span>`;
  return html`<details class="table-rules">
    <summary><span class="badge call">${texts.say('rules-changed', { count: other.length })}</span></summary>
    <div class="panel">
      <dl>
        ${other.map(([key, value]) => {
          const option = `${title}-option-${key}`;
          return html`<div key=${key}>
            <dt>${texts.first([option]) ?? key}</dt>
            <dd><b>${texts.first([`${option}-${value}`]) ?? value}</b> <small class="quiet">${texts.first([`${option}-${value}-about`])}</small></dd>
          </div>`;
        })}
      </dl>
      <p>${link}</p>
    </div>
  </details>`;
}
