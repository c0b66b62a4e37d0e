/** A hand of Outpost face up. */

import { html } from '../../core/html.js';

/**
 * Show a hand, its worth, and how far it is from its limit.
 * @param {object} props
 * @param {object} props.hand
 * @param {object} props.colony of its owner
 * @param {string | null} props.name the owner's; null for one's own
 * @param {import('../../core/i18n.js').Texts} props.texts
 */
export function Hand({ hand, colony, name, texts }) {
  return html`<section class="panel">
    <h2>${name === null ? texts.say('board-your-hand') : texts.say('board-hand-of', { name })}</h2>
    <p>
      ${texts.say('board-hand-total', { total: hand.total })}${' '}
      ${texts.say('board-hand-limit', { number: colony.hand_count, limit: colony.hand_limit })}
    </p>
    <ul class="hand">
      ${hand.cards.map((card) => html`<li key=${card.id} class="face">
        ${texts.name('outpost', ['resource'], card.id)}
        ${card.kind !== 'normal' && html` <small>${texts.say('form-worth', { number: card.value })}</small>`}
      </li>`)}
    </ul>
  </section>`;
}
