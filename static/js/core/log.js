/** What happened and what was said: the log in sentences, and the chat apart from it. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { html } from './html.js';
import { standing } from './store.js';

/**
 * Return the sentences of one entry of the log.
 * @param {object} entry
 * @param {{texts: import('./i18n.js').Texts, title: string, names: string[]}} context
 * @returns {string[]}
 */
export function sentences(entry, { texts, title, names }) {
  const told = entry.events.map(({ key, params }) => texts.tell(title, key, params, names));
  if (entry.kind === 'move' || entry.kind === 'start') return told;
  const key = entry.kind === 'driver' ? `log-driver-${entry.driver}` : `log-${entry.kind}`;
  return [texts.say(key, { name: texts.player(entry.seat ?? -1, names) }), ...told];
}

/** Follow the end of a list, unless somebody has scrolled up to read. */
function useFollowing(last) {
  const box = useRef(null);
  const follows = useRef(true);
  const top = useRef(0);
  useLayoutEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  const onScroll = ({ currentTarget: list }) => {
    // Only going up is a wish to read: the end also moves away by itself when lines come quickly.
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 40) follows.current = true;
    else if (list.scrollTop < top.current) follows.current = false;
    top.current = list.scrollTop;
  };
  return { ref: box, onScroll };
}

/**
 * Show the log, what was taken back crossed out.
 * @param {object} props
 * @param {object[]} props.log
 * @param {object[]} props.seats of the table
 * @param {{texts: object, title: string, names: string[]}} props.context
 */
export function Log({ log, seats, context }) {
  const { texts } = context;
  const following = useFollowing(log.at(-1)?.seq);
  const kept = new Set(standing(log).map((move) => move.seq));
  return html`<section class="panel">
    <h2>${texts.say('log-heading')}</h2>
    <ol class="log" tabindex="0" aria-label=${texts.say('log-heading')} ...${following}>
      ${log.map((entry) => {
        const gone = entry.kind === 'move' && !kept.has(entry.seq);
        const byBot = entry.bot && entry.seat !== null && !seats[entry.seat]?.bot;
        return html`<li key=${entry.seq} class=${gone ? 'gone' : ''}>
          ${sentences(entry, context).map((text, at) => (gone ? html`<p key=${at}><s>${text}</s></p>` : html`<p key=${at}>${text}</p>`))}
          ${byBot && html`<small class="quiet">${texts.say('log-by-bot')}</small>`}
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * Show the chat and a line to write in.
 * @param {object} props
 * @param {object[]} props.lines
 * @param {boolean} props.open whether anything can be said now
 * @param {(text: string) => Promise<void>} props.onSay
 * @param {import('./i18n.js').Texts} props.texts
 */
export function Chat({ lines, open, onSay, texts }) {
  const [text, setText] = useState('');
  const following = useFollowing(lines.at(-1)?.number);
  const say = async (event) => {
    event.preventDefault();
    // The line stays until it has been taken, so that nothing typed is lost.
    if (text.trim() && (await onSay(text.trim()))) setText('');
  };
  return html`<section class="panel">
    <h2>${texts.say('chat-heading')}</h2>
    <ol class="log chat" tabindex="0" role="log" aria-label=${texts.say('chat-heading')} ...${following}>
      ${lines.map((line) => html`<li key=${line.number}><b dir="auto">${line.name}</b> <span dir="auto">${line.text}</span></li>`)}
    </ol>
    <form class="row" onSubmit=${say}>
      <label class="grow"><span class="unseen">${texts.say('chat-label')}</span>
        <input type="text" maxlength="500" autocomplete="off" value=${text} placeholder=${texts.say('chat-label')}
          onInput=${(event) => setText(event.currentTarget.value)} /></label>
      <button class="button" disabled=${!open || !text.trim()}>${texts.say('chat-send')}</button>
    </form>
  </section>`;
}
