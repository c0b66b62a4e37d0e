/** What an upgrade does, as icons and numbers on its card; the text is shown beside it. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { factoryIcon } from './art.js';

/** @import { View } from './words.js' */

/**
 * Return what an upgrade gives, each as an icon and an amount.
 * @param {View['components']} components
 * @param {string} id
 * @returns {{icon: string, text: string}[]}
 */
function effectsOf({ upgrades, factories, runs }, id) {
  const { hand, support, robots, factory, produces, discounts, doubles, redraws, trades } = upgrades[id];
  const allows = Object.values(factories).filter(({ needs }) => needs === id);
  return [
    produces && { icon: `r-${produces}`, text: '+1' },
    factory && { icon: factoryIcon(factory), text: '+1' },
    hand > 0 && { icon: runs[id] ? 'i-produce' : 'i-hand', text: `+${runs[id] || hand}` },
    support > 0 && { icon: 'i-housing', text: `+${support}` },
    robots > 0 && { icon: 'i-robot', text: `+${robots}` },
    ...allows.map(({ resource }) => ({ icon: factoryIcon(resource), text: '✓' })),
    doubles && { icon: `r-${doubles}`, text: '2 → 3' },
    redraws && { icon: `r-${redraws}`, text: '+1 −1' },
    trades.length > 0 && { icon: 'i-exchange', text: '' },
    ...Object.entries(discounts).map(([on, saved]) => ({ icon: `u-${on}`, text: `−${saved}` })),
  ].filter(Boolean);
}

/**
 * The effects in a line. Hidden from screen readers, since the text beside them says the same.
 * @param {{components: View['components'], id: string}} props
 */
export const Effects = ({ components, id }) => html`<span class="effects" aria-hidden="true">
  ${effectsOf(components, id).map(({ icon, text }) => html`<span key=${icon} class="effect"><${Icon} id=${icon} /> ${text}</span>`)}
</span>`;
