/** The account page: name, recovery code, passkeys, devices, personal tokens, and signing in and out. */

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Copied } from '../core/copied.js';
import { DeviceLink } from '../core/device.js';
import { html } from '../core/html.js';
import { errorText, get, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import { Notices } from '../core/notices.js';
import { hasPasskeys, makePasskey, usePasskey } from '../core/passkeys.js';
import '../core/prefs.js';
import { offerSwitching, Question, signIn } from '../core/signing.js';
import { timeOf } from '../core/time.js';
import { Tokens } from '../core/tokens.js';

/** Browser errors when creating or using a passkey, and their messages. */
const PASSKEY_TROUBLES = { NotAllowedError: 'passkey-cancelled', AbortError: 'passkey-cancelled', InvalidStateError: 'passkey-known' };

/**
 * Return the name of a device.
 * @param {import('../core/i18n.js').Texts} texts
 * @param {{browser: string, system: string}} device
 * @returns {string}
 */
export function deviceName(texts, { browser, system }) {
  if (browser && system) return texts.say('device-name', { browser, system });
  return browser || system || texts.say('device-unknown');
}

function Panel({ id, heading, children }) {
  return html`<section class="panel" id=${id} aria-labelledby=${`${id}-heading`}>
    <h2 id=${`${id}-heading`}>${heading}</h2>
    ${children}
  </section>`;
}

function Name({ name, texts, busy, run, reload }) {
  const save = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    run(async () => {
      const saved = await post('/api/session', { name: data.get('name') });
      await reload();
      return texts.say('person-saved', { name: saved.name });
    });
  };
  return html`<${Panel} id="name" heading=${texts.say('account-name')}>
    <form class="row" onSubmit=${save}>
      <label class="field grow">${texts.say('person-name')}
        <input type="text" name="name" required maxlength=${document.body.dataset.longestName} autocomplete="nickname" defaultValue=${name} />
      </label>
      <button class="button" disabled=${busy}>${texts.say('person-save')}</button>
    </form>
  <//>`;
}

/** The code is shown once: the server only stores its hash. */
function Code({ account, code, texts, busy, makeCode }) {
  const made = account.code_made_at;
  return html`<${Panel} id="code" heading=${texts.say('account-code')}>
    <p class="quiet">${texts.say('account-code-about')}</p>
    ${code ? html`<div class="fresh-code">
        <${Copied} label=${texts.say('account-code-yours')} text=${code} texts=${texts} />
        <p>${texts.say('account-code-once')}</p>
      </div>`
      : html`${made && html`<p>${texts.say('account-code-made', { date: timeOf(made) })}</p>`}
        <button type="button" class=${`button ${made ? '' : 'main'}`} disabled=${busy} onClick=${makeCode}>
          ${texts.say(made ? 'account-code-renew' : 'account-code-make')}</button>`}
  <//>`;
}

/** Entries by device, each with a button to end or remove it. */
function Devices({ rows, texts, busy, text, onEnd, told }) {
  return html`<ul class="devices">
    ${rows.map((row) => html`<li key=${row.id}>
      <span class="device-words">
        <b>${deviceName(texts, row)}</b>${row.current && html` <span class="badge good">${texts.say('device-this')}</span>`}
        <small class="quiet">${told(row)}</small>
      </span>
      ${!row.current && html`<button type="button" class="button small" disabled=${busy} onClick=${() => onEnd(row)}
        aria-label=${texts.say('labelled', { label: text, text: deviceName(texts, row) })}>${text}</button>`}
    </li>`)}
  </ul>`;
}

function Passkeys({ account, texts, busy, run, reload, possible }) {
  const add = () => run(async () => {
    const { options } = await post('/api/account/passkeys/options');
    await post('/api/account/passkeys', { credential: await makePasskey(options) });
    await reload();
    return texts.say('passkey-added');
  });
  const remove = ({ id }) => run(async () => {
    await post(`/api/account/passkeys/${id}/remove`);
    await reload();
    return texts.say('passkey-removed');
  });
  const told = (row) => texts.say('passkey-times', { made: timeOf(row.created_at), used: timeOf(row.used_at) });
  return html`<${Panel} id="passkeys" heading=${texts.say('account-passkeys')}>
    <p class="quiet">${texts.say('account-passkeys-about')}</p>
    <${Devices} rows=${account.passkeys} texts=${texts} busy=${busy} text=${texts.say('passkey-remove')} onEnd=${remove} told=${told} />
    ${hasPasskeys() && possible ? html`<button type="button" class="button" disabled=${busy} onClick=${add}>${texts.say('passkey-add')}</button>`
      : html`<p class="quiet">${texts.say(possible ? 'passkey-not-in-browser' : 'passkey-not-here')}</p>`}
  <//>`;
}

function Sessions({ account, texts, busy, run, reload }) {
  const end = (path) => run(async () => {
    const { ended } = await post(path);
    await reload();
    return texts.say('device-ended', { count: ended });
  });
  const told = (row) => texts.say('device-times', { made: timeOf(row.created_at), used: timeOf(row.used_at) });
  return html`<${Panel} id="sessions" heading=${texts.say('account-devices')}>
    <${Devices} rows=${account.sessions} texts=${texts} busy=${busy} text=${texts.say('device-end')} told=${told}
      onEnd=${({ id }) => end(`/api/account/sessions/${id}/end`)} />
    ${account.sessions.length > 1 && html`<p><button type="button" class="button" disabled=${busy}
      onClick=${() => end('/api/account/sessions/end-others')}>${texts.say('device-end-others')}</button></p>`}
    <${DeviceLink} texts=${texts} />
  <//>`;
}

/** Sign in to an existing account. */
function SignIn({ texts, busy, run, ask, possible }) {
  const enter = (path, body) => run(async () => {
    if (await signIn(path, await body(), texts, ask)) location.assign('/');
  });
  const byCode = (event) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    enter('/api/sign-in/code', () => ({ code }));
  };
  const byPasskey = () => enter('/api/sign-in/passkey', async () => {
    const { options } = await post('/api/sign-in/passkey/options');
    return { credential: await usePasskey(options) };
  });
  return html`<form class="row" onSubmit=${byCode}>
      <label class="field grow">${texts.say('account-code')}
        <input type="text" name="code" required maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck=${false} />
      </label>
      <button class="button main" disabled=${busy}>${texts.say('sign-in-go')}</button>
    </form>
    ${hasPasskeys() && possible && html`<p><button type="button" class="button" disabled=${busy} onClick=${byPasskey}>${texts.say('sign-in-passkey')}</button></p>`}`;
}

function SignOut({ texts, busy, run, ask, makeCode }) {
  const out = (anyway) => run(async () => {
    try {
      await post('/api/sign-out', { anyway });
      location.reload();
    } catch (error) {
      if (error.code !== 'seats_at_risk') throw error;
      const answer = await ask({
        text: error.message,
        answers: [
          { value: 'code', label: texts.say('account-code-make'), kind: 'main' },
          { value: 'out', label: texts.say('sign-out-anyway'), kind: 'stop' },
          { value: '', label: texts.say('account-cancel') },
        ],
      });
      if (answer === 'code') await makeCode();
      if (answer === 'out') await out(true);
    }
  });
  return html`<${Panel} id="out" heading=${texts.say('sign-out')}>
    <p class="quiet">${texts.say('sign-out-about')}</p>
    <button type="button" class="button stop" disabled=${busy} onClick=${() => out(false)}>${texts.say('sign-out')}</button>
  <//>`;
}

function Account({ texts, first, firstNotices, possible }) {
  const [account, setAccount] = useState(first);
  const [notices, setNotices] = useState(firstNotices);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState({ text: '', bad: false });
  const [question, setQuestion] = useState(null);
  const reload = async () => setAccount(await get('/api/account'));
  const ask = (asked) => new Promise((answer) => {
    setQuestion({ ...asked, onAnswer: (value) => (setQuestion(null), answer(value)) });
  });
  const run = async (work) => {
    setBusy(true);
    tell({ text: '', bad: false });
    try {
      tell({ text: (await work()) ?? '', bad: false });
    } catch (error) {
      const trouble = PASSKEY_TROUBLES[error.name];
      tell({ text: trouble ? texts.say(trouble) : errorText(texts, error), bad: true });
    } finally {
      setBusy(false);
    }
  };
  const runNotices = (work) => run(async () => {
    const done = await work();
    setNotices(await get('/api/notices'));
    return done;
  });
  const makeCode = () => run(async () => {
    setCode((await post('/api/account/code')).code);
    await reload();
  });
  useEffect(() => {
    /** @type {HTMLInputElement | null} */
    const field = document.querySelector('.fresh-code input');
    if (code) field?.focus();
  }, [code]);
  const shared = { account, texts, busy, run, reload, ask, makeCode, possible };
  const messages = html`<div aria-live="polite">${told.text && html`<p class=${`notice ${told.bad ? 'bad' : ''}`}>${told.text}</p>`}</div>
    ${question && html`<${Question} ...${question} />`}`;
  if (!account) return html`${messages}<${Panel} id="in" heading=${texts.say('sign-in-heading')}>
      <p class="quiet">${texts.say('sign-in-about')}</p>
      <${SignIn} ...${shared} />
    <//>`;
  return html`${messages}
    ${!account.is_safe && !question && html`<p class="notice">${texts.say('account-at-risk', { name: account.name, count: account.open_tables })}</p>`}
    <div class="account-grid">
      <${Name} name=${account.name} ...${shared} />
      <${Code} code=${code} ...${shared} />
      ${notices.forms.length > 0 && html`<${Panel} id="notices" heading=${texts.say('notices-heading')}>
        <${Notices} settings=${notices} texts=${texts} busy=${busy} run=${runNotices} />
      <//>`}
      <${Passkeys} ...${shared} />
      <${Sessions} ...${shared} />
      <${Panel} id="tokens" heading=${texts.say('account-tokens')}>
        <${Tokens} tokens=${account.tokens} ...${shared} />
      <//>
      <${Panel} id="in" heading=${texts.say('sign-in-other')}>
        <p class="quiet">${texts.say('sign-in-other-about')}</p>
        <${SignIn} ...${shared} />
      <//>
      <${SignOut} ...${shared} />
    </div>`;
}

async function main() {
  const texts = await loadTexts();
  const notice = document.getElementById('notice');
  const fail = (error) => {
    notice.textContent = errorText(texts, error);
    notice.hidden = false;
  };
  offerSwitching(fail);
  try {
    const isKnown = Boolean(document.body.dataset.person);
    const [first, notices] = isKnown ? await Promise.all([get('/api/account'), get('/api/notices')]) : [null, null];
    const place = document.getElementById('account');
    render(html`<${Account} texts=${texts} first=${first} firstNotices=${notices} possible=${'passkeys' in place.dataset} />`, place);
  } catch (error) {
    fail(error);
  }
}

// Tests import the functions above without a page.
if (typeof document !== 'undefined') main();
