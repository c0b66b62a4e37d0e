/** What would be wasted by an action: asked once before it is sent. Everything is read from what the server foresees. */

import { effectOf } from '../../core/choices.js';
import { waste } from './words.js';

/** @import { Play } from './words.js' */
/** @import { Action, Decision } from '../../types' */

/** What an effect says besides influence. */
const EFFECTS = ['points', 'crystals', 'palace', 'wheel', 'moods', 'cubes', 'exports', 'draws', 'asks'];

/**
 * Return what an action would waste; null if nothing.
 * @param {Play} play
 * @param {Decision} decision
 * @param {Action} action
 * @returns {{key: string, params: object} | null}
 */
export function wasted(play, decision, action) {
  const { type, ...fields } = action;
  const effect = effectOf(decision, type, fields);
  if (!effect) return null;
  if (type === 'visit' && !EFFECTS.some((name) => name in effect)) return waste('visit', { location: fields.to });
  if (['beer', 'storehouse_mood'].includes(type) && effect.moods?.[fields.up] === undefined) return waste('mood', { worker: fields.up });
  return null;
}
