/** Marks of games that were not played as usual: hands were open, or moves were undone after they had shown something. */

import { html } from './html.js';

/** Say that this is a practice game, and why. */
export function Practice({ texts }) {
  return html`<p class="practice"><span class="badge">${texts.say('practice')}</span> <small class="quiet">${texts.say('practice-about')}</small></p>`;
}

/** Say that hands are open, and what that means. */
export function OpenHands({ texts }) {
  return html`<p class="practice"><span class="badge call">${texts.say('tables-open_hands')}</span> <small class="quiet">${texts.say('open-hands-about')}</small></p>`;
}
