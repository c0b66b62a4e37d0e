/** The page about a table: only has preferences. */

import '../core/prefs.js';
