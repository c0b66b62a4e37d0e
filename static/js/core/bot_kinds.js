/** The kinds of bots: a strength, and for some strengths a temperament. */

import { html } from './html.js';

/** Strengths in the order in which they are offered. */
const STRENGTHS = ['easy', 'standard', 'master', 'random'];

/**
 * Return the parts of a kind of bot; the style of an even-tempered one is empty.
 * @param {string} kind
 * @returns {{strength: string, style: string}}
 */
export function splitKind(kind) {
  const [strength, style = ''] = kind.split('-');
  return { strength, style };
}

/**
 * Return the styles of each strength that a game has bots of, the weakest first.
 * @param {string[]} kinds
 * @returns {Map<string, string[]>}
 */
export function stylesOf(kinds) {
  const split = kinds.map(splitKind);
  const known = [...new Set(split.map(({ strength }) => strength))];
  known.sort((one, other) => STRENGTHS.indexOf(one) - STRENGTHS.indexOf(other));
  return new Map(known.map((strength) => [strength, split.filter((each) => each.strength === strength).map(({ style }) => style)]));
}

/**
 * Return the kind of a strength and a style, or of the strength alone if there is no such bot.
 * @param {{strength: string, style: string}} wanted
 * @param {string[]} kinds
 * @returns {string}
 */
export function kindOf({ strength, style }, kinds) {
  const kind = style ? `${strength}-${style}` : strength;
  return kinds.includes(kind) ? kind : strength;
}

/**
 * Return the kind that a new bot gets: that of the last one at the table, or the usual one; nobody wants many random ones.
 * @param {{bot: string}[]} seats
 * @param {string[]} kinds
 * @returns {string}
 */
export const nextKind = (seats, kinds) => seats.findLast(({ bot }) => bot !== 'random' && kinds.includes(bot))?.bot ?? kinds[0];

/** How strong a bot is, and of which temperament; both can be changed until the start. */
export function BotChoice({ seat, game, texts, onChoose }) {
  const { strength, style } = splitKind(seat.bot);
  const styles = stylesOf(game.bots);
  const choose = (changed) => onChoose(kindOf({ strength, style, ...changed }, game.bots));
  const choice = (what, label, values, value) => values.length > 1 && html`<select aria-label=${texts.say(label, { name: seat.name })}
    onChange=${(event) => choose({ [what]: event.currentTarget.value })}>
    ${values.map((name) => html`<option key=${name} value=${name} selected=${name === value}>${texts.first([`bot-${what}-${name || 'even'}`]) ?? name}</option>`)}
  </select>`;
  return html`<span class="lobby-bot">${choice('strength', 'lobby-bot-strength', [...styles.keys()], strength)}
    ${choice('style', 'lobby-bot-style', styles.get(strength), style)}</span>`;
}
