/** The page of a seat link: whoever claims it takes over that seat. */

import { offerClaim } from '../core/claim.js';
import { post } from '../core/http.js';
import '../core/prefs.js';

offerClaim(async (token, form) => {
  const name = new FormData(form).get('name') ?? '';
  const { code } = await post('/api/seat/claim', { token, name: String(name).trim() });
  return `/t/${code}`;
});
