/** Production cards: their faces, and the sorting of a hand. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { resourceName, say } from './words.js';

/** @typedef {import('../../../types/outpost').CardView} Card */

/** @import { Play } from './words.js' */

/**
 * Group cards by resource, in resource order, the most valuable first.
 * @param {Card[]} cards of a hand
 * @param {string[]} resources in order
 * @returns {{resource: string, cards: Card[], total: number}[]}
 */
export function byResource(cards, resources) {
  return resources
    .map((resource) => cards.filter((card) => card.resource === resource).sort((one, other) => other.value - one.value))
    .filter((found) => found.length)
    .map((found) => ({ resource: found[0].resource, cards: found, total: found.reduce((sum, { value }) => sum + value, 0) }));
}

/** The note on a card besides its value. */
function remarkOn(play, { kind, weight }) {
  if (kind === 'mega') return say(play, 'mega-card', { weight });
  if (kind === 'note') return say(play, 'note-card');
  return weight === 0 ? say(play, 'exempt-card') : '';
}

/**
 * A card; a button if it can be chosen.
 * @param {object} props
 * @param {Play} props.play
 * @param {Card} props.card
 * @param {boolean} [props.chosen]
 * @param {(() => void) | null} [props.onToggle]
 */
export function ProductionCard({ play, card, chosen = false, onToggle = null }) {
  const remark = remarkOn(play, card);
  const mark = card.kind === 'mega' ? 'i-mega' : card.kind === 'note' ? 'i-note' : card.weight === 0 ? 'i-research' : null;
  const className = `card-face${chosen ? ' chosen' : ''}${card.kind === 'normal' ? '' : ` ${card.kind}`}`;
  const inside = html`<${Icon} id=${`r-${card.resource}`} name=${resourceName(play, card.resource)} />
    <b>${card.value}</b>${mark && html`<span class="card-mark"><${Icon} id=${mark} name=${remark} /></span>`}`;
  const title = `${resourceName(play, card.resource)} ${card.value}${remark && ` · ${remark}`}`;
  return onToggle
    ? html`<button type="button" class=${className} data-tint=${card.resource} data-about=${`r-${card.resource}`} data-note=${title} aria-pressed=${chosen}
        disabled=${play.busy} data-card=${card.id} onClick=${onToggle}>${inside}</button>`
    : html`<span class=${className} data-tint=${card.resource} data-card=${card.id} data-about=${`r-${card.resource}`} data-note=${title}>${inside}</span>`;
}
