/** Opponents: the public information about their towns; what is behind their screens stays hidden. */

import { html } from '../../core/html.js';
import { Icon, isAwaited, othersOf, Who } from '../../core/kit.js';
import { Count, Goods } from './art.js';
import { some } from './deals.js';
import { Street } from './street.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

/** All rivals. @type {Part} */
export function Rivals({ play }) {
  const seats = othersOf(play.view.towns.length, play.seat);
  return html`<section class="rivals" data-tab="rivals" aria-labelledby="rivals-heading">
    <h2 class="sr" id="rivals-heading" tabindex="-1">${say(play, play.seat === null ? 'towns' : 'rivals')}</h2>
    <div class="rival-grid">${seats.map((seat) => html`<${Rival} key=${seat} play=${play} seat=${seat} />`)}</div>
  </section>`;
}

/** @returns {boolean} whether total incomes are shown: not in history, since the log does not keep them. */
const isCounted = ({ store, view }) => view.table.more_income && (!store.past.value || store.over.value || view.table.open_screens);

/** One rival: a summary line with the town below. @type {Part} */
function Rival({ play, seat }) {
  const town = play.view.towns[seat];
  const waited = isAwaited(play, seat);
  return html`<section class=${`rival panel${waited ? ' waited acting' : ''}`} data-seat=${seat} data-town=${seat}>
    <header class="rival-head">
      <h3 class="rival-name" data-purse=${seat}><${Who} play=${play} seat=${seat} /></h3>
      <span class="rival-facts">
        <${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'public-points')} number=${town.vp} />
        <${Count} icon="r-worker" name=${say(play, 'workers')} number=${town.workers} />
        <span data-rails=${seat}><${Count} icon="r-rail" name=${say(play, 'rails')} number=${town.rails} /></span>
        ${waited && html`<span class="sr">${say(play, 'waited')}</span>`}
      </span>
    </header>
    <${Street} play=${play} town=${town} />
    <div class="rival-comes">
      ${isCounted(play) && html`<span class="comes"><span class="sr">${say(play, 'income-placed')}</span>
        <${Goods} play=${play} goods=${town.income} sign="+" />
        ${town.idle > 0 && html`<span class="quiet">${say(play, 'idle', { idle: town.idle })}</span>`}</span>`}
    </div>
    <${Screen} play=${play} seat=${seat} />
  </section>`;
}

/** What is behind a screen, if the viewer may see it. @type {Part} */
function Screen({ play, seat }) {
  const screen = play.view.screens[seat];
  return screen && html`<p class="screen"><${Icon} id="i-screen" name=${say(play, 'screen')} /> <${Goods} play=${play} goods=${some(screen)} /></p>`;
}
