/** The page of a table: its lobby, its game, its end. */

import { render } from 'preact';
import { useState } from 'preact/hooks';
import '@preact/signals';

import { DecisionForm } from '../core/choices.js';
import { html } from '../core/html.js';
import { excuse, get, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import { Chat, Log } from '../core/log.js';
import { Sections } from '../core/sections.js';
import { openLink } from '../core/socket.js';
import { Store, waysBack } from '../core/store.js';
import { BOARDS } from '../games/index.js';
import { Lobby } from './lobby.js';

/** Everything that there is to see. */
function Page({ store, link, texts }) {
  const table = store.table.value;
  const state = store.connection.value;
  const refusal = store.refusal.value;
  const body = { lobby: LobbyBody, playing: GameBody, over: GameBody, closed: ClosedBody }[table?.status];
  return html`
    <div class="page-head">
      <h1>${table ? texts.say(`${table.title}-title`) : texts.say('table-opening')}</h1>
      <p class=${`connection ${state}`} role="status">${texts.say(`connection-${state}`)}</p>
      ${state === 'lost' &&
      html`<button type="button" class="button small" onClick=${() => link.wake()}>${texts.say('connection-retry')}</button>`}
    </div>
    ${refusal && html`<p class="notice bad" role="alert">${texts.refuse(table?.title ?? '', refusal.code, refusal.params)}</p>`}
    ${body && (table.status === 'lobby' || table.status === 'closed' || store.view.value)
      ? html`<${body} store=${store} link=${link} texts=${texts} />`
      : html`<p class="quiet">${texts.say('table-opening')}</p>`}
  `;
}

function ClosedBody({ texts }) {
  return html`<p class="notice">${texts.say('table-closed')} <a href="/">${texts.say('table-home')}</a></p>`;
}

function LobbyBody({ store, link, texts }) {
  return html`<div class="columns">
    <div class="main-column">
      <${Lobby} table=${store.table.value} you=${store.you.value} presence=${store.presence.value} texts=${texts}
        onMoved=${() => link.restart()} />
    </div>
    <div class="side-column"><${Talk} store=${store} link=${link} texts=${texts} /></div>
  </div>`;
}

function GameBody({ store, link, texts }) {
  const { title, seats } = store.table.value;
  const { seat } = store.you.value;
  const view = store.view.value;
  const board = BOARDS[title];
  const names = store.names.value;
  const parts = { store, link, texts, title, names, view, board, seat };
  return html`
    <${Status} ...${parts} />
    <div class="columns">
      <div class="main-column">
        ${store.over.value && html`<${Ending} ...${parts} />`}
        <${Asked} ...${parts} />
        ${board ? html`<${board.Board} view=${view} seat=${seat} names=${names} texts=${texts} />` : html`<${Sections} view=${view} />`}
      </div>
      <div class="side-column">
        <${Present} store=${store} texts=${texts} />
        <${Log} log=${store.log.value} seats=${seats} context=${{ texts, title, names }} />
        <${Talk} store=${store} link=${link} texts=${texts} />
      </div>
    </div>`;
}

/** One sentence: who must do what. */
function Status({ store, texts, title, names, view, board, seat }) {
  const driven = store.table.value.seats[seat]?.driver === 'bot';
  const decision = driven ? null : store.decision.value;
  const waited = (board?.waitingFor(view) ?? []).map((one) => texts.player(one, names));
  let text = '';
  if (store.over.value) text = texts.say('status-over');
  else if (decision?.awaited) text = texts.tell(title, decision.key, decision.params, names);
  else if (waited.length) text = texts.say('status-waiting', { names: texts.join(waited) });
  return html`<p class=${`status${decision?.awaited ? ' yours' : ''}`} role="status">${text}</p>`;
}

/** What one may do now: answer, take back, let a bot play. */
function Asked({ store, link, texts, title, names, view, board, seat }) {
  const decision = store.decision.value;
  const { request } = store.undo.value;
  if (seat === null || store.over.value) return null;
  const busy = store.busy.value;
  const driven = store.table.value.seats[seat].driver === 'bot';
  const ask = (type, body) => store.ask(link, type, body);
  const back = waysBack(store.undo.value, store.log.value, seat);
  const undo = (to, key) => to !== undefined &&
    html`<button type="button" class="button" disabled=${busy} onClick=${() => ask('undo', { to })}>${texts.say(key)}</button>`;
  const hand = { driver: driven ? 'person' : 'bot' };
  return html`<section class="panel wide asked" aria-label=${texts.say('asked-heading')}>
    ${request && html`<${UndoRequest} request=${request} seat=${seat} ...${{ texts, names, busy, ask }} />`}
    ${driven && html`<p>${texts.say('driver-bot')}</p>`}
    ${!driven && decision && html`
      ${!decision.awaited && html`<p>${texts.tell(title, decision.key, decision.params, names)}</p>`}
      <${DecisionForm} decision=${decision} title=${title} texts=${texts} busy=${busy}
        presets=${board?.presets(view, seat) ?? {}}
        onAnswer=${(action) => ask('act', { decision: decision.id, action })} />`}
    <div class="buttons quiet-buttons">
      ${undo(back.step, 'undo-step')} ${undo(back.turn, 'undo-turn')} ${undo(back.ask, 'undo-ask')}
      <button type="button" class="button" disabled=${busy} onClick=${() => ask('drive', hand)}>
        ${texts.say(driven ? 'driver-take-back' : 'driver-hand-over')}
      </button>
      ${busy && html`<span class="quiet" role="status">${texts.say('sending')}</span>`}
    </div>
  </section>`;
}

function UndoRequest({ request, seat, texts, names, busy, ask }) {
  const mine = request.by === seat;
  const key = mine ? 'undo-asked-own' : request.agreed.includes(seat) ? 'undo-agreed' : 'undo-asked';
  const answer = (agree) => html`<button type="button" class="button" disabled=${busy} onClick=${() => ask('undo_answer', { agree })}>
    ${texts.say(agree ? 'undo-agree' : 'undo-decline')}
  </button>`;
  return html`<div class="notice">
    <p>${texts.say(key, { name: texts.player(request.by, names) })}</p>
    ${key === 'undo-asked' && html`<div class="buttons">${answer(true)} ${answer(false)}</div>`}
  </div>`;
}

/** The ranking, where the points came from, and the way to another game. */
function Ending({ store, texts, title, names, view, seat }) {
  const [trouble, setTrouble] = useState('');
  const { code, rematch } = store.table.value;
  const again = async () => {
    try {
      location.href = `/t/${(await post(`/api/tables/${code}/rematch`)).code}`;
    } catch (error) {
      setTrouble(excuse(texts, error));
    }
  };
  const result = view.result;
  const places = result ? result.ranks.map((rank, player) => ({ rank, player })).sort((one, other) => one.rank - other.rank) : [];
  const sources = (player) => texts.join(Object.entries(result.sources[player])
    .map(([id, count]) => texts.say('list-count', { count, name: texts.name(title, ['upgrade', 'resource'], id) })));
  return html`<section class="panel wide attention">
    <h2>${texts.say('end-heading')}</h2>
    <ol class="ranking">
      ${places.map(({ rank, player }) => html`<li key=${player} value=${rank} class=${player === seat ? 'own' : ''}>
        <b dir="auto">${texts.player(player, names)}</b>${' '}${texts.say('board-points', { number: result.scores[player] })}
        <small class="quiet">${sources(player)}</small>
      </li>`)}
    </ol>
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    <div class="buttons">
      ${rematch ? html`<a class="button main" href=${`/t/${rematch}`}>${texts.say('end-to-rematch')}</a>`
        : seat !== null && html`<button type="button" class="button main" onClick=${again}>${texts.say('end-rematch')}</button>`}
      <a class="button" href="/">${texts.say('table-home')}</a>
    </div>
  </section>`;
}

/** Who is at the table now. */
function Present({ store, texts }) {
  const { seats, spectators } = store.presence.value;
  return html`<section class="panel">
    <h2>${texts.say('present-heading')}</h2>
    <ul class="present">
      ${store.table.value.seats.map((info, number) => {
        const key = info.driver === 'bot' ? 'seat-played-by-bot' : seats.includes(number) ? 'seat-here' : 'seat-away';
        const how = info.bot ? texts.first([`bot-${info.bot}`]) ?? info.bot : texts.say(key);
        return html`<li key=${number}><span dir="auto">${info.name}</span> <small class="quiet">${how}</small></li>`;
      })}
    </ul>
    ${spectators > 0 && html`<p class="quiet">${texts.say('present-spectators', { count: spectators })}</p>`}
  </section>`;
}

function Talk({ store, link, texts }) {
  const say = async (text) => {
    try {
      await link.once('chat', { text });
      return true;
    } catch (refusal) {
      store.refusal.value = { code: refusal.code, params: refusal.params };
      return false;
    }
  };
  return html`<${Chat} lines=${store.chat.value} open=${store.connection.value === 'open'} onSay=${say} texts=${texts} />`;
}

/** Begin: the words, then a look whether there is such a table, then the line to it. */
async function main() {
  const place = document.getElementById('table');
  const { code } = place.dataset;
  const texts = await loadTexts();
  try {
    await get(`/api/tables/${encodeURIComponent(code)}`);
  } catch (error) {
    // Without an answer the line keeps trying by itself; a refusal is final.
    if (error.status !== 0 && error.status < 500) {
      render(html`<p class="notice bad" role="alert">${excuse(texts, error)}</p><p><a href="/">${texts.say('table-home')}</a></p>`, place);
      return;
    }
  }
  const store = new Store();
  const link = openLink(code, {
    onState: (state) => {
      store.connection.value = state;
    },
    onFrame: (frame) => {
      store.take(frame);
      // Seats may have been moved: only the server knows which one is ours now.
      if (frame.type === 'table' && !frame.you && frame.table.status === 'lobby') link.sync();
    },
  });
  render(html`<${Page} store=${store} link=${link} texts=${texts} />`, place);
}

main();
