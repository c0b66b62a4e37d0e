/** The rules of a table: what differs from the defaults, and a link to the rest. */

import { html } from './html.js';

/**
 * Return the options in the URL of a table's rules: those that differ from the defaults.
 * @param {string} address
 * @returns {[string, string][]} keys and values
 */
export const optionsIn = (address) => [...new URLSearchParams(address.split('?')[1] ?? '')];

/**
 * Show how many rules differ from the defaults; expanded, which ones, and a link to the page about the table.
 * @param {object} props
 * @param {{title: string, code: string}} props.table
 * @param {string} props.address URL of the rules with this table's options; empty if there is no such page
 * @param {import('./i18n.js').Texts} props.texts
 */
export function TableRules({ table: { title, code }, address = '', texts }) {
  const other = optionsIn(address);
  return html`<details class="table-rules">
    <summary>${other.length ? html`<span class="badge call">${texts.say('rules-changed', { count: other.length })}</span>`
      : texts.say('rules-usual')}</summary>
    <div class="panel">
      ${other.length > 0 && html`<dl>
        ${other.map(([key, value]) => {
          const [option, row] = [`${title}-option-${key}`, `${title}-row-${key}`];
          return html`<div key=${key}>
            <dt>${texts.first([option, row]) ?? key}</dt>
            <dd><b>${texts.first([`${option}-${value}`]) ?? value}</b> <small class="quiet">${texts.first([`${option}-${value}-about`, `${row}-about`])}</small></dd>
          </div>`;
        })}
      </dl>`}
      ${address && html`<p><a href=${address} target="_blank">${texts.say('games-rules')}</a></p>`}
      <p><a href=${`/t/${code}/about`}>${texts.say('about-table')}</a></p>
    </div>
  </details>`;
}
