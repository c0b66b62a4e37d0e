/** Personal tokens, with which programs play as their person. */

import { useState } from 'preact/hooks';

import { Copied } from './copied.js';
import { html } from './html.js';
import { post } from './http.js';
import { timeOf } from './time.js';

/**
 * The tokens, and a form for another. One is shown once: the server only stores its hash.
 * @param {{tokens: object[], texts: import('./i18n.js').Texts, busy: boolean, run: function, reload: function}} props
 */
export function Tokens({ tokens, texts, busy, run, reload }) {
  const [made, setMade] = useState(null);
  const make = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = new FormData(form).get('name');
    run(async () => {
      setMade({ name, ...await post('/api/account/tokens', { name }) });
      form.reset();
      await reload();
    });
  };
  const revoke = ({ id }) => run(async () => {
    await post(`/api/account/tokens/${id}/revoke`);
    setMade(null);
    await reload();
    return texts.say('token-revoked');
  });
  const told = ({ created_at, used_at }) =>
    texts.say(used_at ? 'token-used' : 'token-unused', { made: timeOf(created_at), used: used_at ? timeOf(used_at) : '' });
  return html`<p class="quiet">${texts.say('account-tokens-about')}</p>
    ${made && html`<div class="fresh-code">
      <${Copied} key=${made.token} label=${texts.say('token-yours', { name: made.name })} text=${made.token} texts=${texts} />
      <p>${texts.say('token-once')}</p>
    </div>`}
    <ul class="devices">
      ${tokens.map((token) => html`<li key=${token.id}>
        <span class="device-words"><b>${token.name}</b><small class="quiet">${told(token)}</small></span>
        <button type="button" class="button small" disabled=${busy} onClick=${() => revoke(token)}
          aria-label=${texts.say('labelled', { label: texts.say('token-revoke'), text: token.name })}>${texts.say('token-revoke')}</button>
      </li>`)}
    </ul>
    <form class="row" onSubmit=${make}>
      <label class="field grow">${texts.say('token-name')}
        <input type="text" name="name" required maxlength=${document.body.dataset.longestName} autocomplete="off" />
      </label>
      <button class="button" disabled=${busy}>${texts.say('token-make')}</button>
    </form>`;
}
