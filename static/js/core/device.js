/** Other devices of the same person. */

import { useState } from 'preact/hooks';

import { Copied } from './copied.js';
import { html } from './html.js';
import { errorText, post } from './http.js';

/** A link that moves the player's seats to another device. */
export function DeviceLink({ texts }) {
  const [url, setUrl] = useState('');
  const [trouble, setTrouble] = useState('');
  const make = async () => {
    try {
      setUrl(new URL((await post('/api/link')).url, location.href).href);
    } catch (error) {
      setTrouble(errorText(texts, error));
    }
  };
  return html`<p class="quiet">${texts.say('device-about')}</p>
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    ${url ? html`<${Copied} label=${texts.say('device-link')} text=${url} texts=${texts} />`
      : html`<button type="button" class="button" onClick=${make}>${texts.say('device-make')}</button>`}`;
}
