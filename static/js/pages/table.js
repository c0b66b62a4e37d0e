/** The page of a table: its lobby, its game, its end. */

import { useComputed } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { loadBoard } from '../core/boards.js';
import { Chat, Naming } from '../core/chat.js';
import { help, toggleHelp } from '../core/explaining.js';
import { GameBody } from '../core/game.js';
import { html } from '../core/html.js';
import { get } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import { Keys } from '../core/keys.js';
import { lazy } from '../core/lazy.js';
import { TableMenu } from '../core/menu.js';
import '../core/prefs.js';
import { TableRules } from '../core/rules.js';
import { openLink } from '../core/socket.js';
import { Store } from '../core/store.js';
import { narrow } from '../core/tabs.js';
import { goOn, waitingElsewhere, watchForTables } from '../core/waiting.js';
import { keepZen } from '../core/zen.js';

const Help = lazy(() => import('../core/help.js').then(({ Help }) => Help));
const Lobby = lazy(() => import('../core/lobby.js').then(({ Lobby }) => Lobby));

/** Refusals of a table that cannot be opened any more: reloading its page shows what can be done. */
const UNOPENED = ['table_broken', 'unknown_version'];

function Page({ store, link, texts, keys }) {
  const table = store.table.value;
  const refusal = store.refusal.value;
  const rules = useRules(table);
  const { code } = document.getElementById('table').dataset;
  const others = waitingElsewhere.value.length;
  useEffect(() => keys.add([
    { key: '?', label: texts.say('key-help'), run: toggleHelp },
    { key: 'n', label: texts.say('key-next'), run: () => goOn(code) },
  ]), []);
  const body = { lobby: LobbyBody, playing: GameBody, over: GameBody, closed: ClosedBody }[table?.status];
  // Whether there is a view, not its contents: the page itself need not rerender with every move.
  const begun = useComputed(() => store.view.value !== null);
  // Somebody who was removed sees why, and no controls that no longer work.
  const out = refusal && store.connection.value === 'closed';
  const told = table && table.status !== 'lobby' && html`<${TableRules} table=${table} address=${rules} texts=${texts} />`;
  const ready = body && !out && (table.status === 'lobby' || table.status === 'closed' || begun.value);
  return html`
    <div class="page-head">
      <h1>${table ? texts.say(`${table.title}-title`) : texts.say('table-opening')}</h1>
      <${Connection} store=${store} link=${link} texts=${texts} />
      ${!narrow.value && told}
      <span class="page-tools">
        ${others > 0 && html`<button type="button" class="button small next-table" onClick=${() => goOn(code)}>${texts.say('next-table', { count: others })}</button>`}
        <button type="button" class="button small ghost" aria-label=${texts.say('help')} onClick=${toggleHelp}><kbd>?</kbd></button>
        <${TableMenu} store=${store} link=${link} texts=${texts}>
          ${told}<a class="button ghost" href="/account">${texts.say('menu-account')}</a>
        <//>
      </span>
    </div>
    ${refusal && (out || table?.status !== 'playing') &&
    html`<p class="notice bad" role="alert">${texts.refuse(table?.title ?? '', refusal.code, refusal.params)}</p>`}
    ${UNOPENED.includes(refusal?.code) && html`<p><a class="button" href=${location.pathname}>${texts.say('table-unopened')}</a></p>`}
    ${out ? html`<${WayOut} code=${refusal.code} texts=${texts} />`
      : ready ? html`<${body} store=${store} link=${link} texts=${texts} keys=${keys} />`
        : html`<p class="panel quiet" role="status">${texts.say('table-opening')}</p>`}
    ${help.value && html`<${Help} keys=${keys} texts=${texts} />`}`;
}

/** Return the URL of the rules with the table's options, which its host may change until the start. */
function useRules(table) {
  const place = document.getElementById('table');
  const [rules, setRules] = useState(place.dataset.rules);
  useEffect(() => {
    if (!table || String(table.terms_version) === place.dataset.terms) return;
    place.dataset.terms = table.terms_version;
    get(`/api/tables/${table.code}/rules`).then(({ url }) => {
      place.dataset.rules = url;
      setRules(url);
    }, () => {});
  }, [table?.terms_version]);
  return rules;
}

/** What somebody who cannot enter the table can do: choose a name, if only that is missing, or go home. */
function WayOut({ code, texts }) {
  return html`<div class="stack">
    ${code === 'name_to_watch' && html`<div class="panel"><${Naming} label=${texts.say('person-name')} texts=${texts}
      onNamed=${() => location.reload()} /></div>`}
    <p><a href="/">${texts.say('table-home')}</a></p>
  </div>`;
}

/** The state of the connection; prominent only when it is lost. */
function Connection({ store, link, texts }) {
  const state = store.connection.value;
  return html`<div class=${`connection ${state}`}>
    <span role="status">${texts.say(`connection-${state}`)}</span>
    ${state === 'lost' &&
    html` <button type="button" class="button small" onClick=${() => link.wake()}>${texts.say('connection-retry')}</button>`}
  </div>`;
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
    <div class="side-column"><${Chat} store=${store} link=${link} texts=${texts} /></div>
  </div>`;
}

/** Start: texts, board and connection are requested in parallel, each a round trip on a slow line. */
async function main() {
  const place = document.getElementById('table');
  const { code } = place.dataset;
  const store = new Store();
  const link = openLink(code, {
    onState: (state) => {
      store.connection.value = state;
    },
    onFrame: (frame) => store.take(frame),
  });
  loadBoard(document.documentElement.dataset.game);
  const texts = await loadTexts();
  const keys = new Keys();
  keepZen();
  if (document.body.dataset.person) watchForTables(code);
  document.addEventListener('keydown', (event) => keys.press(event));
  render(html`<${Page} store=${store} link=${link} texts=${texts} keys=${keys} />`, place);
}

main();
