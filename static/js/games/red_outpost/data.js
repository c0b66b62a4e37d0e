/** The host's table of data: what this game is played by, what nobody has confirmed, and what the host has changed. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { say, signed } from './words.js';

/** @import { Part } from './words.js' */

const numbers = (list, key) => (key.startsWith('mood_') ? list.map(signed) : list).join(' ');

/** The table, folded away until somebody asks. @type {Part} */
export function Data({ play }) {
  const { rows, unconfirmed, edited, usual } = play.view.data;
  const { texts } = play;
  const source = (key) => (edited.includes(key) ? 'data-host' : unconfirmed.includes(key) ? 'data-unconfirmed' : 'data-rulebook');
  return html`<details class="data panel">
    <summary><${Icon} id="i-data" /> ${say(play, 'data')} <span class="badge">${say(play, 'data-open', { count: unconfirmed.length })}</span>
      ${edited.length > 0 && html` <span class="badge call">${say(play, 'data-changed', { count: edited.length })}</span>`}</summary>
    <p class="quiet">${say(play, 'data-about')}</p>
    <div class="scroller" tabindex="0"><table>
      <thead><tr><th scope="col">${say(play, 'data-row')}</th><th scope="col">${say(play, 'data-value')}</th><th scope="col">${say(play, 'data-source')}</th></tr></thead>
      <tbody>${Object.entries(rows).map(([key, list]) => html`<tr key=${key} class=${source(key)}>
        <th scope="row" title=${texts.say(`red_outpost-row-${key}-about`)}>${texts.say(`red_outpost-row-${key}`)}</th>
        <td class="numbers">${numbers(list, key)}</td>
        <td>${say(play, source(key))}${key in usual && html` <span class="quiet">${say(play, 'data-usual', { numbers: numbers(usual[key], key) })}</span>`}</td>
      </tr>`)}</tbody>
    </table></div>
  </details>`;
}
