/** The chat: separate from the log, with marks for unread lines; it can be hidden. */

import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';

import { html } from './html.js';
import { errorText, post } from './http.js';
import { useFollowing } from './log.js';
import { memory } from './memory.js';
import { SeatMark } from './people.js';
import { narrow, showPart, tab } from './tabs.js';
import { zen } from './zen.js';

/** The number of the last line that was read. */
export const seen = signal(0);

/** Whether the chat is expanded, where it can be folded. */
const open = signal(true);

/** Whether lines of spectators are shown. */
const hearsSpectators = signal(memory.get('chat spectators') !== 'off');

/**
 * Return how many lines by others are unread.
 * @param {object[]} lines
 * @param {number} seen the number of the last line that was read
 * @param {string} [own] the reader's name: their own lines do not count
 */
export const unread = (lines, seen, own = '') => lines.filter((line) => line.number > seen && line.name !== own).length;

/** @type {(store: import('./store.js').Store) => number} number of unread lines */
export const unreadAt = (store) => unread(store.chat.value, seen.value, store.you.value.name);

/**
 * Return what a reader who does not see the chat needs to know: the number of unread lines, and the last mention.
 * @param {import('./store.js').Store} store
 * @param {import('./i18n.js').Texts} texts
 */
export function saidAt(store, texts) {
  const { name } = store.you.value;
  const line = store.chat.value.findLast((one) => one.number > seen.value && calls(one, name, callable(store)));
  return { unread: unreadAt(store), call: line ? texts.say('labelled', { label: line.name, text: line.text }) : null };
}

/** Whether the chat is visible. */
const isInSight = () => (narrow.value ? tab.value === 'chat' : open.value && !zen.value) && document.visibilityState === 'visible';

/** What precedes the @ of an e-mail address, which is no mention. */
const AFTER_A_WORD = /[\p{L}\p{N}]$/u;

/**
 * Split a text into mentions and what is between them.
 * @param {string} text
 * @param {string[]} names that can be mentioned
 * @returns {{text: string, name?: string}[]}
 */
export function mentions(text, names) {
  const longest = names.filter(Boolean).sort((one, other) => other.length - one.length);
  const parts = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (AFTER_A_WORD.test(text.slice(0, at))) continue;
    const rest = text.slice(at + 1).toLowerCase();
    const name = longest.find((one) => rest.startsWith(one.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest.slice(one.length)));
    if (name === undefined) continue;
    const end = at + 1 + name.length;
    parts.push({ text: text.slice(from, at) }, { text: text.slice(at, end), name });
    from = end;
  }
  return [...parts, { text: text.slice(from) }].filter((part) => part.text);
}

/** @type {(line: {text: string, name: string}, own: string, names: string[]) => boolean} whether it calls the reader */
export const calls = (line, own, names) => line.name !== own && mentions(line.text, names).some(({ name }) => name && name === own);

/** @type {(store: import('./store.js').Store) => string[]} everybody who can be mentioned: players, and who has spoken */
const callable = (store) => [...new Set([...store.names.value, store.you.value.name, ...store.chat.value.map(({ name }) => name)])];

/**
 * Show the chat and its input.
 * @param {object} props
 * @param {import('./store.js').Store} props.store
 * @param {import('./socket.js').Link} props.link
 * @param {import('./i18n.js').Texts} props.texts
 */
export function Chat({ store, link, texts }) {
  const all = store.chat.value;
  const { code } = store.table.value;
  const shows = open.value || narrow.value;
  const inSight = isInSight();
  const last = all.at(-1)?.number ?? 0;
  const following = useFollowing(`${last} ${inSight}`);
  const spectators = all.some(({ seat }) => seat === null);
  const lines = hearsSpectators.value ? all : all.filter(({ seat }) => seat !== null);
  const news = unreadAt(store);
  const began = useRef(0);
  useEffect(() => {
    seen.value = Number(memory.get(`chat ${code}`) ?? 0);
  }, [code]);
  useEffect(() => {
    const update = () => {
      if (!isInSight() || last <= seen.value) return;
      // Lines that were unread when the chat was opened stay marked as new after they are read.
      began.current = seen.value;
      seen.value = last;
      memory.set(`chat ${code}`, String(last));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [inSight, last]);
  const names = callable(store);
  const own = store.you.value.name;
  return html`<section class=${`panel chat-panel${shows ? '' : ' closed'}`} id="chat" tabindex="-1" aria-label=${texts.say('chat-heading')}>
    <div class="panel-head">
      <h2>${texts.say('chat-heading')}
        ${news > 0 && html` <span class="badge call">${texts.say('chat-unread', { count: news })}</span>`}
      </h2>
      ${spectators && html`<button type="button" class="button small ghost" aria-pressed=${!hearsSpectators.value} onClick=${() => {
        hearsSpectators.value = !hearsSpectators.value;
        memory.set('chat spectators', hearsSpectators.value ? 'on' : 'off');
      }}>${texts.say(hearsSpectators.value ? 'chat-mute-spectators' : 'chat-hear-spectators')}</button>`}
      ${!narrow.value && html`<button type="button" class="button small ghost" aria-expanded=${open.value} onClick=${() => { open.value = !open.value; }}>
        ${texts.say(open.value ? 'chat-hide' : 'chat-show')}
      </button>`}
    </div>
    ${shows && html`
      <div class="log chat" tabindex="0" role="log" aria-label=${texts.say('chat-heading')} ...${following}>
        ${lines.length === 0 && html`<p class="quiet">${texts.say('chat-empty')}</p>`}
        ${lines.map((line) => html`<${Said} key=${line.number} line=${line} texts=${texts} names=${names} own=${own}
          fresh=${line.number > began.current && line.name !== own} />`)}
      </div>
      ${own ? html`<${Saying} store=${store} link=${link} texts=${texts} names=${names.filter((name) => name !== own)} />`
        : html`<${Naming} label=${texts.say('chat-name')} texts=${texts} onNamed=${() => link.restart()} />`}`}
  </section>`;
}

/**
 * Return the names that a mention at the end of a text may mean, and the text before it. Names may have spaces.
 * @param {string} text
 * @param {string[]} names that can be mentioned
 * @returns {{before: string, found: string[]}}
 */
export function calledSoFar(text, names) {
  const at = text.lastIndexOf('@');
  const before = text.slice(0, Math.max(0, at));
  if (at < 0 || AFTER_A_WORD.test(before)) return { before, found: [] };
  const begun = text.slice(at + 1).toLowerCase();
  return { before, found: names.filter((name) => name.toLowerCase().startsWith(begun)) };
}

/** The input line. */
function Saying({ store, link, texts, names }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(null);
  const field = useRef(null);
  const canSay = store.connection.value === 'open' && text.trim() && !busy;
  const say = async (event) => {
    event.preventDefault();
    if (!canSay) return;
    setBusy(true);
    // Clear the line only once it has been accepted, so that nothing typed is lost.
    try {
      await link.request('chat', { text: text.trim() });
      setText('');
      setRefusal(null);
    } catch (refused) {
      setRefusal(refused);
    }
    setBusy(false);
  };
  const { before, found } = calledSoFar(text, names);
  const call = (name) => {
    setText(`${before}@${name} `);
    field.current.focus();
  };
  return html`${refusal && html`<p class="notice bad" role="alert">${texts.refuse('', refusal.code, refusal.params)}</p>`}
    ${found.length > 0 && html`<div class="callable">${found.map((name) =>
      html`<button key=${name} type="button" class="button small" dir="auto" onClick=${() => call(name)}>@${name}</button>`)}</div>`}
    <form class="row" onSubmit=${say}>
      <label class="grow"><span class="sr">${texts.say('chat-label')}</span>
        <input ref=${field} type="text" maxlength="500" autocomplete="off" value=${text} readonly=${busy} placeholder=${texts.say('chat-label')}
          onInput=${(event) => setText(event.currentTarget.value)} /></label>
      <button class="button" disabled=${!canSay}>${texts.say('chat-send')}</button>
    </form>`;
}

/** Spectators without a name choose one before they chat. */
export function Naming({ label, texts, onNamed }) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');
  const save = async (event) => {
    event.preventDefault();
    try {
      await post('/api/session', { name: name.trim() });
      onNamed();
    } catch (error) {
      setFailure(errorText(texts, error));
    }
  };
  return html`${failure && html`<p class="notice bad" role="alert">${failure}</p>`}
    <form class="row" onSubmit=${save}>
      <label class="field grow">${label}
        <input type="text" required maxlength=${document.body.dataset.longestName} autocomplete="nickname" value=${name}
          onInput=${(event) => setName(event.currentTarget.value)} /></label>
      <button class="button" disabled=${!name.trim()}>${texts.say('person-save')}</button>
    </form>`;
}

/** The text of a line, with mentions marked. */
const Words = ({ text, names, own }) => html`<span dir="auto">${mentions(text, names).map((part, at) =>
  (part.name ? html`<mark key=${at} class=${part.name === own ? 'own' : ''}>${part.text}</mark>` : part.text))}</span>`;

/** One line. Names may be equal, so it also shows the author's seat, or that they are a spectator. */
function Said({ line, texts, names, own, fresh }) {
  const watching = line.seat === null;
  const who = watching ? html`<span class="quiet">${texts.say('chat-watching')}</span>` : html`<${SeatMark} seat=${line.seat} />`;
  return html`<p class=${`chat-line${watching ? ' watching' : ''}${fresh ? ' fresh' : ''}${calls(line, own, names) ? ' calls' : ''}`}>
    ${who} <b dir="auto">${line.name}</b> <${Words} text=${line.text} names=${names} own=${own} /></p>`;
}

/** How long a new line is shown to a reader who does not see the chat, in milliseconds. */
const SHORT = 6000;

/**
 * The last chat line as a toast while the chat is not visible; pressing it opens the chat.
 * @param {{store: import('./store.js').Store}} props
 */
export function ChatToast({ store }) {
  const own = store.you.value.name;
  const names = callable(store);
  const line = store.chat.value.findLast(({ name }) => name !== own);
  const [over, setOver] = useState(0);
  // In zen mode only mentions get through.
  const told = line && line.number > Math.max(seen.value, over) && (!zen.value || calls(line, own, names));
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setOver(line.number), SHORT);
    return () => clearTimeout(timer);
  }, [told, line?.number]);
  if (!told || isInSight()) return null;
  const read = () => {
    [open.value, zen.value, tab.value] = [true, false, 'chat'];
    showPart('chat', 'nearest');
  };
  return html`<button type="button" class="toast" onClick=${read}>
    ${line.seat !== null && html`<${SeatMark} seat=${line.seat} />`} <b dir="auto">${line.name}</b>
    <span class="toast-words"><${Words} text=${line.text} names=${names} own=${own} /></span>
  </button>`;
}
