/** The page of a table: its lobby, its game, its end. */

import { useComputed } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { loadBoard } from '../core/boards.js';
import { Chat, Naming } from '../core/chat.js';
import { GameBody } from '../core/game.js';
import { KeyHelp } from '../core/help.js';
import { html } from '../core/html.js';
import { errorText, get } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import { Keys } from '../core/keys.js';
import { Lobby } from '../core/lobby.js';
import '../core/prefs.js';
import { TableRules } from '../core/rules.js';
import { openLink } from '../core/socket.js';
import { Store } from '../core/store.js';
import { keepZen, zen } from '../core/zen.js';

/** Refusals of a table that cannot be opened any more: its page, asked for anew, tells what can be done. */
const UNOPENED = ['table_broken', 'unknown_version'];

/** Everything that there is to see. */
function Page({ store, link, texts, keys }) {
  const table = store.table.value;
  const refusal = store.refusal.value;
  const [help, setHelp] = useState(false);
  const { rules } = document.getElementById('table').dataset;
  useEffect(() => keys.add([{ key: '?', label: texts.say('key-help'), run: () => setHelp((now) => !now) }]), []);
  const body = { lobby: LobbyBody, playing: GameBody, over: GameBody, closed: ClosedBody }[table?.status];
  // Whether there is a view, not what it is: the page itself need not be drawn anew with every move.
  const begun = useComputed(() => store.view.value !== null);
  // Whom the table has sent away sees why, and nothing that looks as if it could still be used.
  const out = refusal && store.connection.value === 'closed';
  const ready = body && !out && (table.status === 'lobby' || table.status === 'closed' || begun.value);
  return html`
    <div class="page-head">
      <h1>${table ? texts.say(`${table.title}-title`) : texts.say('table-opening')}</h1>
      <${Connection} store=${store} link=${link} texts=${texts} />
      ${table && table.status !== 'lobby' && html`<${TableRules} table=${table} address=${rules} texts=${texts} />`}
      <span class="page-tools">
        <button type="button" class="button small ghost zen-button" aria-pressed=${zen.value} onClick=${() => { zen.value = !zen.value; }}>
          ${texts.say(zen.value ? 'zen-off' : 'zen-on')}
        </button>
        <button type="button" class="button small ghost" aria-label=${texts.say('keys-heading')} title=${texts.say('keys-heading')}
          onClick=${() => setHelp(true)}><kbd>?</kbd></button>
      </span>
    </div>
    ${refusal && (out || table?.status !== 'playing') &&
    html`<p class="notice bad" role="alert">${texts.refuse(table?.title ?? '', refusal.code, refusal.params)}</p>`}
    ${UNOPENED.includes(refusal?.code) && html`<p><a class="button" href=${location.pathname}>${texts.say('table-unopened')}</a></p>`}
    ${out ? html`<${WayOut} code=${refusal.code} texts=${texts} />`
      : ready ? html`<${body} store=${store} link=${link} texts=${texts} keys=${keys} />`
        : html`<p class="panel quiet" role="status">${texts.say('table-opening')}</p>`}
    <${KeyHelp} keys=${keys} open=${help} onClose=${() => setHelp(false)} texts=${texts} />`;
}

/** What is left to those whom the table does not let in: to choose a name, if that is all that is missing, or to go home. */
function WayOut({ code, texts }) {
  return html`<div class="stack">
    ${code === 'name_to_watch' && html`<div class="panel"><${Naming} label=${texts.say('person-name')} texts=${texts}
      onNamed=${() => location.reload()} /></div>`}
    <p><a href="/">${texts.say('table-home')}</a></p>
  </div>`;
}

/** How the line to the table is; loud only when it is lost. */
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

/** Begin: words, table and board are asked for at once, each a round trip over a slow line. */
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
  const refused = get(`/api/tables/${encodeURIComponent(code)}`).then(() => null, (error) => error);
  const texts = await loadTexts();
  const keys = new Keys();
  keepZen();
  document.addEventListener('keydown', (event) => keys.press(event));
  render(html`<${Page} store=${store} link=${link} texts=${texts} keys=${keys} />`, place);
  const error = await refused;
  // Without an answer the line keeps trying by itself; a refusal is final.
  if (error && error.status !== 0 && error.status < 500) {
    link.stop();
    render(html`<p class="notice bad" role="alert">${errorText(texts, error)}</p><${WayOut} code=${error.code} texts=${texts} />`, place);
  }
}

main();
