/** Practice games: a solo player has undone moves after seeing their outcome. */

import { html } from './html.js';

/** Say that this is a practice game, and why. */
export function Practice({ texts }) {
  return html`<p class="practice"><span class="badge">${texts.say('practice')}</span> <small class="quiet">${texts.say('practice-about')}</small></p>`;
}
