/** The chat: apart from the log, with a count of what one has not seen; it can be put away. */

import { useEffect, useState } from 'preact/hooks';

import { html } from './html.js';
import { errorText, post } from './http.js';
import { useFollowing } from './log.js';
import { memory } from './memory.js';
import { SeatMark } from './people.js';

/**
 * Return how many lines of others have come since one looked.
 * @param {object[]} lines
 * @param {number} seen the number of the last line that one saw
 * @param {string} [own] one's own name: own lines are no news
 */
export const unread = (lines, seen, own = '') => lines.filter((line) => line.number > seen && line.name !== own).length;

/**
 * Show the chat and a line to write in.
 * @param {object} props
 * @param {import('./store.js').Store} props.store
 * @param {import('./socket.js').Link} props.link
 * @param {import('./i18n.js').Texts} props.texts
 * @param {boolean} [props.open] whether it begins open
 */
export function Chat({ store, link, texts, open: begins = true }) {
  const lines = store.chat.value;
  const { code } = store.table.value;
  const [open, setOpen] = useState(begins);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(null);
  const [seen, setSeen] = useState(() => Number(memory.get(`chat ${code}`) ?? 0));
  const last = lines.at(-1)?.number ?? 0;
  const following = useFollowing(`${last} ${open}`);
  const news = unread(lines, seen, store.you.value.name);
  useEffect(() => {
    if (!open || last <= seen) return undefined;
    const update = () => {
      if (document.visibilityState !== 'visible') return;
      setSeen(last);
      memory.set(`chat ${code}`, String(last));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [open, last, seen]);
  const say = async (event) => {
    event.preventDefault();
    if (!canSay) return;
    setBusy(true);
    // The line stays until it has been taken, so that nothing typed is lost.
    try {
      await link.request('chat', { text: text.trim() });
      setText('');
      setRefusal(null);
    } catch (refused) {
      setRefusal(refused);
    }
    setBusy(false);
  };
  const canSay = store.connection.value === 'open' && text.trim() && !busy;
  return html`<section class=${`panel chat-panel${open ? '' : ' closed'}`} id="chat" tabindex="-1" aria-label=${texts.say('chat-heading')}>
    <div class="panel-head">
      <h2>${texts.say('chat-heading')}
        ${news > 0 && html` <span class="badge call">${texts.say('chat-unread', { count: news })}</span>`}
      </h2>
      <button type="button" class="button small ghost" aria-expanded=${open} onClick=${() => setOpen(!open)}>
        ${texts.say(open ? 'chat-hide' : 'chat-show')}
      </button>
    </div>
    ${open && html`
      <div class="log chat" tabindex="0" role="log" aria-label=${texts.say('chat-heading')} ...${following}>
        ${lines.length === 0 && html`<p class="quiet">${texts.say('chat-empty')}</p>`}
        ${lines.map((line) => html`<${Said} key=${line.number} line=${line} texts=${texts} />`)}
      </div>
      ${refusal && html`<p class="notice bad" role="alert">${texts.refuse('', refusal.code, refusal.params)}</p>`}
      ${store.you.value.name ? html`<form class="row" onSubmit=${say}>
        <label class="grow"><span class="sr">${texts.say('chat-label')}</span>
          <input type="text" maxlength="500" autocomplete="off" value=${text} readonly=${busy} placeholder=${texts.say('chat-label')}
            onInput=${(event) => setText(event.currentTarget.value)} /></label>
        <button class="button" disabled=${!canSay}>${texts.say('chat-send')}</button>
      </form>` : html`<${Naming} label=${texts.say('chat-name')} texts=${texts} onNamed=${() => link.restart()} />`}`}
  </section>`;
}

/** Who came to watch and has no name yet gets one before they speak. */
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

/** One line. Names may be alike, so it tells the seat of who said it, or that it was somebody who watches. */
function Said({ line, texts }) {
  const who = line.seat === null ? html`<span class="quiet">${texts.say('chat-watching')}</span>` : html`<${SeatMark} seat=${line.seat} />`;
  return html`<p>${who} <b dir="auto">${line.name}</b> <span dir="auto">${line.text}</span></p>`;
}
