/** Warnings about wasteful actions, shown once before sending; read from the effects computed by the server. */

import { effectOf } from '../../core/choices.js';
import { waste } from './words.js';

/** @import { Play } from './words.js' */
/** @import { Action, Decision } from '../../types' */

/** Keys of an effect other than influence. */
const EFFECTS = ['points', 'crystals', 'palace', 'wheel', 'moods', 'cubes', 'exports', 'draws', 'asks'];

/**
 * Return the warning for an action; null if nothing is wasted.
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
