/** An error page: only has preferences. */

import '../core/prefs.js';
