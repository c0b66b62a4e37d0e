/** Buttons that do something at once. */

import { html } from '../../core/html.js';

/**
 * A button that does something at once.
 * @param {object} props
 * @param {import('../../core/play.js').Play} props.play
 * @param {object} props.action
 * @param {string} [props.look] further classes
 * @param {string | null} [props.about] what is said when asked
 * @param {object} props.children
 */
export const Send = ({ play, action, look = '', about = null, children }) =>
  html`<button type="button" class=${`button ${look}`} title=${about} disabled=${play.busy} onClick=${() => play.send(action)}>${children}</button>`;
