/** The page that a link to a seat opens: whoever claims it has that seat from then on. */

import { offerClaim } from '../core/claim.js';
import { post } from '../core/http.js';
import '../core/prefs.js';

offerClaim(async (token, form) => {
  const name = new FormData(form).get('name') ?? '';
  const { code } = await post('/api/seat/claim', { token, name: String(name).trim() });
  return `/t/${code}`;
});
