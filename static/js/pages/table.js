/** The page of a table: its lobby, its game, its end. */

import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import '@preact/signals';

import { ActionBar } from '../core/bar.js';
import { DecisionForm } from '../core/choices.js';
import { html } from '../core/html.js';
import { excuse, get, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import { Keys } from '../core/keys.js';
import { Chat, Log } from '../core/log.js';
import { makePlay } from '../core/play.js';
import { Sections } from '../core/sections.js';
import { openLink } from '../core/socket.js';
import { Store } from '../core/store.js';
import { BOARDS } from '../games/index.js';
import { Lobby } from './lobby.js';

/** Everything that there is to see. */
function Page({ store, link, texts, keys }) {
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
    ${refusal && table?.status !== 'playing' &&
    html`<p class="notice bad" role="alert">${texts.refuse(table?.title ?? '', refusal.code, refusal.params)}</p>`}
    ${body && (table.status === 'lobby' || table.status === 'closed' || store.view.value)
      ? html`<${body} store=${store} link=${link} texts=${texts} keys=${keys} />`
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

function GameBody({ store, link, texts, keys }) {
  const { title, seats } = store.table.value;
  const [board, setBoard] = useState(null);
  const shelf = useRef({});
  const ask = (type, body) => store.ask(link, type, body);
  const play = useMemo(
    () => makePlay({ store, texts, ask, keys, Form: (props) => html`<${DecisionForm} play=${play} ...${props} />`, board: () => shelf.current }),
    [store],
  );
  useEffect(() => {
    loadBoard(title).then((module) => {
      shelf.current = module;
      setBoard(module);
    });
  }, [title]);
  if (!board) return html`<p class="quiet">${texts.say('table-opening')}</p>`;
  const names = store.names.value;
  return html`
    <${ActionBar} play=${play} board=${board} ask=${ask} />
    <div class="columns">
      <div class="main-column">
        ${store.over.value && html`<${Ending} store=${store} texts=${texts} title=${title} names=${names} view=${store.view.value} seat=${play.seat} />`}
        ${board.Board ? html`<${board.Board} play=${play} />` : html`<${Sections} view=${play.view} />`}
      </div>
      <div class="side-column">
        <${Present} store=${store} texts=${texts} />
        <${Log} log=${store.log.value} seats=${seats} context=${{ texts, title, names }} />
        <${Talk} store=${store} link=${link} texts=${texts} />
      </div>
    </div>`;
}

/** Return the title's module; an empty one where there is none, or where it cannot be fetched. */
const loadBoard = async (title) => (BOARDS[title] ? BOARDS[title]() : {});

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
  const keys = new Keys();
  document.addEventListener('keydown', (event) => keys.press(event));
  render(html`<${Page} store=${store} link=${link} texts=${texts} keys=${keys} />`, place);
}

main();
