/** The page of a device link: brings the player's seats here, once. */

import { render } from 'preact';

import { offerClaim } from '../core/claim.js';
import { html } from '../core/html.js';
import '../core/prefs.js';
import { Question, signIn } from '../core/signing.js';

const ask = (question) => new Promise((answer) => {
  render(html`<${Question} ...${question} onAnswer=${answer} />`, document.getElementById('question'));
});

offerClaim(async (token, form, texts) => {
  form.hidden = true;
  await signIn('/api/link/claim', { token }, texts, ask);
  return '/';
});
