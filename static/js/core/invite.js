/** The invitation to a table: its link, as a text to send and a code to scan, and the game in three lines. */

import { useState } from 'preact/hooks';

import { Copied } from './copied.js';
import { html } from './html.js';
import { getPart } from './http.js';
import { narrow } from './tabs.js';

/**
 * What a game is like: what one does, how long it takes, how mean it is.
 * @param {{title: string, texts: import('./i18n.js').Texts}} props
 */
export function InBrief({ title, texts }) {
  const lines = ['', '-length', '-mood'].map((part) => texts.first([`game-${title}${part}`])).filter(Boolean);
  return lines.length > 0 && html`<ul class="in-brief">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
}

/** The link to the table and its QR code, for those who have a seat. */
export function Invite({ table, texts }) {
  const url = `${location.origin}/t/${table.code}`;
  const game = texts.say(`${table.title}-title`);
  const text = [texts.say('invite-text', { game }), texts.first([`game-${table.title}`])].filter(Boolean).join('\n');
  const share = () => navigator.share({ title: game, text, url }).catch(() => {});
  return html`<section class="panel" aria-labelledby="lobby-invite">
    <h2 id="lobby-invite">${texts.say('invite-heading')}</h2>
    <p class="quiet">${texts.say('invite-about')}</p>
    <${Copied} label=${texts.say('invite-label')} text=${url} texts=${texts}>
      ${'share' in navigator && html`<button type="button" class="button" onClick=${share}>${texts.say('invite-share')}</button>`}
    <//>
    <p class="lobby-code">${texts.say('invite-code')} <b>${table.code}</b></p>
    <${ScanCode} code=${table.code} open=${!narrow.value && table.seats.some((seat) => seat.free)} texts=${texts} />
    <${InBrief} title=${table.title} texts=${texts} />
  </section>`;
}

/** The link as a QR code, fetched when it is unfolded. */
function ScanCode({ code, open, texts }) {
  const [drawn, draw] = useState('');
  const fetchCode = () => getPart(`/api/tables/${code}/qr`).then(draw, () => {});
  return html`<details class="scan" open=${open} onToggle=${(event) => event.currentTarget.open && !drawn && fetchCode()}>
    <summary>${texts.say('invite-scan')}</summary>
    <div class="scan-code" role="img" aria-label=${texts.say('invite-scan')} dangerouslySetInnerHTML=${{ __html: drawn }}></div>
  </details>`;
}
