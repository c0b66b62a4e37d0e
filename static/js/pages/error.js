/** A page that only tells something. */

import '../core/prefs.js';
