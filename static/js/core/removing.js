/** What has to be confirmed, such as removing a player or spectator for good. */

import { useEffect, useState } from 'preact/hooks';

import { html } from './html.js';
import { errorText, get, post } from './http.js';

/**
 * A button that asks for confirmation.
 * @param {object} props
 * @param {string} props.text on the button
 * @param {string} props.sure the question
 * @param {string} [props.label] of the button, if its text alone does not say it
 * @param {string} [props.look] further classes of the button
 * @param {boolean} props.busy
 * @param {import('./i18n.js').Texts} props.texts
 * @param {() => void} props.onSure
 */
export function SureButton({ text, sure, label = null, look = 'small', busy, texts, onSure }) {
  const [asked, ask] = useState(false);
  if (!asked) {
    return html`<button type="button" class=${`button ${look}`} disabled=${busy} aria-label=${label}
      onClick=${() => ask(true)}>${text}</button>`;
  }
  const go = () => {
    ask(false);
    onSure();
  };
  return html`<span class="remove-sure" role="alertdialog" aria-label=${sure}>
    <span>${sure}</span>
    <button type="button" class=${`button ${look.includes('main') ? 'main' : 'small stop'}`} disabled=${busy} onClick=${go}
      ref=${(button) => button?.focus()}>${text}</button>
    <button type="button" class="button small" onClick=${() => ask(false)}>${texts.say('lobby-cancel')}</button>
  </span>`;
}

/**
 * A button that removes somebody for good.
 * @param {object} props
 * @param {string} props.name of the person; empty if they have none
 * @param {string} props.text on the button
 * @param {boolean} props.busy
 * @param {import('./i18n.js').Texts} props.texts
 * @param {() => void} props.onRemove
 */
export function RemoveButton({ name, text, busy, texts, onRemove }) {
  const label = texts.say('lobby-of', { what: text, name: name || texts.say('spectators-nameless') });
  const sure = name ? texts.say('remove-sure', { name }) : texts.say('remove-sure-nameless');
  return html`<${SureButton} ...${{ text, sure, label, busy, texts }} onSure=${onRemove} />`;
}

/**
 * The number of spectators; a host can list and remove them.
 * @param {object} props
 * @param {string} props.code of the table
 * @param {boolean} props.host
 * @param {string} props.told their number, in words
 * @param {import('./i18n.js').Texts} props.texts
 */
export function Spectators({ code, host, told, texts }) {
  const [open, setOpen] = useState(false);
  const [people, setPeople] = useState([]);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (work) => {
    setBusy(true);
    setTrouble('');
    try {
      await work();
      setPeople(await get(`/api/tables/${code}/spectators`));
    } catch (error) {
      setTrouble(errorText(texts, error));
    }
    setBusy(false);
  };
  useEffect(() => {
    if (open) run(async () => {});
  }, [open, told]);
  if (!host) return html`<p class="quiet watchers">${told}</p>`;
  return html`<details class="watchers" onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary>${told}</summary>
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    <ul class="spectators">
      ${people.map(({ spectator, name }) => html`<li key=${spectator}>
        <span class="who" dir="auto">${name || texts.say('spectators-nameless')}</span>
        <${RemoveButton} name=${name} text=${texts.say('lobby-kick')} busy=${busy} texts=${texts}
          onRemove=${() => run(() => post(`/api/tables/${code}/remove`, { spectator }))} />
      </li>`)}
    </ul>
  </details>`;
}
