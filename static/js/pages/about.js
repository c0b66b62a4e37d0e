/** The page about a table, which only tells something. */

import '../core/prefs.js';
