/** Templates that become elements. */

import htm from 'htm';
import { h } from 'preact';

/** Tag of a template: html`<p>…</p>`. */
export const html = htm.bind(h);
