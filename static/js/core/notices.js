/** Notices: where people are told of their tables when they are not there, what of, and when. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { html } from './html.js';
import { errorText, get, post } from './http.js';

/** Kinds of notices, in the order in which they are listed. */
const KINDS = ['waits', 'outbid', 'consent', 'mention', 'seat', 'ended', 'asleep'];

/** What a whole table can be told. */
const TABLE_KINDS = ['waits', 'consent', 'seat', 'ended', 'asleep'];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The time zone of this browser. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';

/** An hour of the day as this language writes it. @param {number} hour */
const hourText = (hour) => new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(new Date(2000, 0, 1, hour));

/** Return the name of a channel. */
const nameOf = (texts, { form, label, table }) =>
  texts.say(table ? 'notices-channel-table' : 'notices-channel', { form: texts.say(`notices-form-${form}`), label });

/** Ticks for what a channel is told. */
function Kinds({ texts, kinds, ofTable, busy, onChange }) {
  const all = ofTable ? TABLE_KINDS : KINDS;
  const suffix = ofTable ? '-table' : '';
  const flip = (kind) => onChange(kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind]);
  return html`<fieldset class="notice-kinds">
    <legend class="quiet">${texts.say(`notices-kinds${suffix}`)}</legend>
    ${all.map((kind) => html`<label class="tick" key=${kind}>
      <input type="checkbox" checked=${kinds.includes(kind)} disabled=${busy} onChange=${() => flip(kind)} /> ${texts.say(`notices-kind-${kind}${suffix}`)}
    </label>`)}
  </fieldset>`;
}

/** A channel with what it is told, folded; one that has ended says why. */
function Channel({ channel, texts, busy, run }) {
  const choose = (kinds) => run(async () => {
    await post(`/api/notices/channels/${channel.id}/kinds`, { kinds });
    return texts.say('notices-saved');
  });
  const remove = () => run(async () => {
    await post(`/api/notices/channels/${channel.id}/remove`);
    return texts.say('notices-removed');
  });
  const name = nameOf(texts, channel);
  return html`<li class="notice-channel">
    <details>
      <summary>${name}</summary>
      ${!channel.ended && html`<${Kinds} texts=${texts} kinds=${channel.kinds} ofTable=${channel.table} busy=${busy} onChange=${choose} />`}
    </details>
    ${!channel.confirmed && html`<p class="quiet">${texts.say('notices-unconfirmed')}</p>`}
    ${channel.ended && html`<p class="bad-words">${texts.say(`notices-ended-${channel.ended}`)}</p>`}
    <button type="button" class="button small" disabled=${busy} onClick=${remove}
      aria-label=${texts.say('labelled', { label: texts.say('notices-remove'), text: name })}>${texts.say('notices-remove')}</button>
  </li>`;
}

/** The form that adds a webhook: of the reader, or of a whole table. */
function Hook({ texts, forms, busy, run, table = null }) {
  const add = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = Object.fromEntries(new FormData(form));
    run(async () => {
      await post('/api/notices/hooks', { ...data, url: String(data.url).trim(), ...(table ? { table } : {}) });
      form.reset();
      return texts.say('notices-added');
    });
  };
  return html`<form onSubmit=${add}>
    <div class="row">
      <label class="field">${texts.say('notices-hook-form')}
        <select name="form">${forms.map((each) => html`<option key=${each} value=${each}>${texts.say(`notices-form-${each}`)}</option>`)}</select>
      </label>
      <label class="field grow">${texts.say('notices-hook-url')}
        <input type="url" name="url" required maxlength="1000" placeholder="https://" autocomplete="off" spellcheck=${false} />
      </label>
      <button class="button" disabled=${busy}>${texts.say('notices-add')}</button>
    </div>
    <small class="quiet">${texts.say('notices-hook-about')}</small>
  </form>`;
}

/** Whether this browser can be sent push messages. */
const takesPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Subscribe this browser; one that has subscribed with another key of the server does so anew. @param {string} key */
async function subscribe(key) {
  await navigator.serviceWorker.register('/worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    if (error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

/** The button that lets this browser be sent push messages. */
function Push({ texts, pushKey, busy, run }) {
  const add = () => run(async () => {
    if (await Notification.requestPermission() !== 'granted') return texts.say('notices-push-denied');
    let made;
    try {
      made = (await subscribe(pushKey)).toJSON();
    } catch {
      return texts.say('notices-push-failed');
    }
    await post('/api/notices/push', { endpoint: made.endpoint, p256dh: made.keys.p256dh, auth: made.keys.auth });
    return texts.say('notices-added');
  });
  return html`<p class="quiet">${texts.say('notices-push-about')}</p>
    ${takesPush() ? html`<button type="button" class="button" disabled=${busy} onClick=${add}>${texts.say('notices-push-add')}</button>`
      : html`<p>${texts.say('notices-push-not-here')}</p>`}`;
}

/** The form that adds an e-mail address. */
function Mail({ texts, busy, run }) {
  const add = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      await post('/api/notices/mail', { address: new FormData(form).get('address') });
      form.reset();
      return texts.say('notices-mail-sent');
    });
  };
  return html`<form class="row" onSubmit=${add}>
    <label class="field grow">${texts.say('notices-mail-address')}
      <input type="email" name="address" required maxlength="254" autocomplete="email" />
    </label>
    <button class="button" disabled=${busy}>${texts.say('notices-add')}</button>
  </form>`;
}

/** A choice of an hour, or of none. */
function Hour({ label, value, none, text = hourText, busy, onChange }) {
  return html`<label class="field">${label}
    <select disabled=${busy} value=${value ?? ''} onChange=${({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}>
      <option value="">${none}</option>
      ${HOURS.map((hour) => html`<option key=${hour} value=${hour}>${text(hour)}</option>`)}
    </select>
  </label>`;
}

/** Quiet hours and the digest. */
function Times({ texts, times, busy, run }) {
  const change = (changed) => run(async () => {
    await post('/api/notices/times', { ...times, ...changed, zone: zone() });
    return texts.say('notices-saved');
  });
  // Quiet hours have a beginning and an end, or neither.
  const quiet = (name, other, usual) => (hour) => change(hour === null ? { [name]: null, [other]: null } : { [name]: hour, [other]: times[other] ?? usual });
  const own = times.digest === null && times.quiet_from === null ? zone() : times.zone;
  const never = texts.say('notices-quiet-never');
  return html`<fieldset class="notice-times">
    <legend>${texts.say('notices-times')}</legend>
    <div class="row">
      <${Hour} label=${texts.say('notices-digest')} value=${times.digest} none=${texts.say('notices-digest-never')} busy=${busy}
        text=${(hour) => texts.say('notices-digest-at', { hour: hourText(hour) })} onChange=${(digest) => change({ digest })} />
      <${Hour} label=${texts.say('notices-quiet-from')} value=${times.quiet_from} none=${never} busy=${busy} onChange=${quiet('quiet_from', 'quiet_to', 8)} />
      <${Hour} label=${texts.say('notices-quiet-to')} value=${times.quiet_to} none=${never} busy=${busy} onChange=${quiet('quiet_to', 'quiet_from', 22)} />
    </div>
    <small class="quiet">${texts.say('notices-zone', { zone: own })}</small>
  </fieldset>`;
}

/**
 * The notices of the reader, for the account page.
 * @param {object} props
 * @param {object} props.settings as the server sends them
 * @param {import('./i18n.js').Texts} props.texts
 * @param {boolean} props.busy
 * @param {(work: () => Promise<string>) => void} props.run runs work, tells its result or error, and reloads
 */
export function Notices({ settings, texts, busy, run }) {
  const hooks = settings.forms.filter((form) => ['discord', 'slack', 'ntfy', 'json'].includes(form));
  return html`<p class="quiet">${texts.say('notices-about')}</p>
    ${settings.channels.length === 0 && html`<p>${texts.say('notices-none')}</p>`}
    <ul class="notice-channels">
      ${settings.channels.map((channel) => html`<${Channel} key=${channel.id} channel=${channel} texts=${texts} busy=${busy} run=${run} />`)}
    </ul>
    ${settings.forms.includes('push') && html`<h3>${texts.say('notices-push')}</h3>
    <${Push} texts=${texts} pushKey=${settings.push_key} busy=${busy} run=${run} />`}
    ${settings.forms.includes('email') && html`<h3>${texts.say('notices-mail')}</h3>
    <${Mail} texts=${texts} busy=${busy} run=${run} />`}
    <h3>${texts.say('notices-hook')}</h3>
    <${Hook} texts=${texts} forms=${hooks} busy=${busy} run=${run} />
    <${Times} texts=${texts} times=${settings.times} busy=${busy} run=${run} />`;
}

/** What a channel of the reader is told of one table. */
function Here({ channel, code, texts, busy, run }) {
  const choose = (kinds) => run(async () => {
    await post(`/api/notices/channels/${channel.id}/kinds`, { ...(kinds ? { kinds } : {}), table: code });
    return texts.say('notices-saved');
  });
  const usual = channel.here === null;
  return html`<li class="notice-channel">
    <b>${nameOf(texts, channel)}</b>
    ${channel.ended && html`<p class="bad-words">${texts.say(`notices-ended-${channel.ended}`)}</p>`}
    <label class="tick"><input type="checkbox" checked=${usual} disabled=${busy} onChange=${() => choose(usual ? channel.kinds : null)} /> ${texts.say('notices-here-usual')}</label>
    ${!usual && html`<${Kinds} texts=${texts} kinds=${channel.here} busy=${busy} onChange=${choose} />`}
  </li>`;
}

/**
 * The notices about one table, in a dialog.
 * @param {object} props
 * @param {string} props.code
 * @param {boolean} props.host whether the reader is the host
 * @param {string} props.words address of the catalogue
 * @param {import('./i18n.js').Texts} props.texts
 * @param {() => void} props.onClose
 */
export function TableNotices({ code, host, words, texts, onClose }) {
  const dialog = useRef(null);
  const [settings, set] = useState(null);
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState({ text: '', bad: false });
  const load = async () => set(await get(`/api/notices?table=${encodeURIComponent(code)}`));
  const run = async (work) => {
    setBusy(true);
    try {
      tell({ text: (await work()) ?? '', bad: false });
      await load();
    } catch (error) {
      tell({ text: errorText(texts, error), bad: true });
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    dialog.current.showModal();
    run(async () => texts.add(await (await fetch(words)).text()));
  }, []);
  const own = settings?.channels.filter(({ table, confirmed }) => !table && confirmed) ?? [];
  const all = settings?.channels.filter(({ table }) => table) ?? [];
  return html`<dialog ref=${dialog} class="dialog" aria-labelledby="notices-heading" onClose=${onClose}>
    <h2 id="notices-heading">${texts.say('menu-notices')}</h2>
    <div aria-live="polite">${told.text && html`<p class=${`notice ${told.bad ? 'bad' : ''}`}>${told.text}</p>`}</div>
    ${settings && html`<h3>${texts.say('notices-here')}</h3>
      <ul class="notice-channels">
        ${own.map((channel) => html`<${Here} key=${channel.id} channel=${channel} code=${code} texts=${texts} busy=${busy} run=${run} />`)}
      </ul>
      <p>${own.length === 0 && texts.say('notices-here-none')} <a href="/account#notices">${texts.say('notices-here-set-up')}</a></p>
      ${host && html`<h3>${texts.say('notices-table')}</h3>
        <p class="quiet">${texts.say('notices-table-about')}</p>
        <ul class="notice-channels">
          ${all.map((channel) => html`<${Channel} key=${channel.id} channel=${channel} texts=${texts} busy=${busy} run=${run} />`)}
        </ul>
        <${Hook} texts=${texts} forms=${settings.forms.filter((form) => ['discord', 'slack', 'ntfy', 'json'].includes(form))} busy=${busy} run=${run} table=${code} />`}`}
    <div class="buttons"><button type="button" class="button main" onClick=${() => dialog.current.close()}>${texts.say('close')}</button></div>
  </dialog>`;
}
