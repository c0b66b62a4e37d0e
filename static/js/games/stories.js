/** What each title tells of an absence. A title without an entry tells only of rounds and of the number of moves. */

import { story as homesteaders } from './homesteaders/story.js';
import { story as outpost } from './outpost/story.js';
import { story as redOutpost } from './red_outpost/story.js';

export const STORIES = { outpost, homesteaders, red_outpost: redOutpost };
