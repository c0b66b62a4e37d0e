/** The drawing specific to Red Outpost. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { about, say } from './words.js';

/** @import { Play } from './words.js' */

/**
 * The mark of the viewer's special card where it applies.
 * @param {{play: Play, card: string}} props
 */
export function OwnCard({ play, card }) {
  const text = say(play, 'own-card', { about: about(play, 'card', card) });
  return html`<span class="own-card" data-about=${`card-${card}`} data-note=${text}><${Icon} id="i-card" name=${text} /></span>`;
}
