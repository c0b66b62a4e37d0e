/** The home page: quick play, host, join, resume, watch. The template has its forms; this makes them work. */

import { render } from 'preact';
import { useState } from 'preact/hooks';

import { html } from '../core/html.js';
import { errorText, get, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import '../core/prefs.js';
import { offerSwitching } from '../core/signing.js';

/** How often the lists of tables are refreshed while the page is visible, in milliseconds. */
const EVERY = 15_000;

/** Maximum of other people's tables shown. */
const MAX_LISTED = 12;

/** How many of the visitor's own tables are shown at first, and added with every click. */
const FIRST = 6;
const STEP = 20;

const goTo = (table) => {
  location.href = `/t/${encodeURIComponent(table.code)}`;
};

/** Show a message at the top of the page; it stays. */
function notify(text, bad = false) {
  const notice = document.getElementById('notice');
  notice.textContent = text;
  notice.hidden = !text;
  notice.classList.toggle('bad', bad);
  if (text) notice.scrollIntoView({ block: 'nearest' });
}

/** Run the action of a form or button: one at a time, and with a message if it fails. */
async function run(texts, element, work) {
  const buttons = [...element.querySelectorAll('button'), ...(element.matches('button') ? [element] : [])];
  for (const button of buttons) button.disabled = true;
  notify('');
  try {
    await work();
  } catch (error) {
    notify(errorText(texts, error), true);
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

/** Make sure that the server has a name for this visitor. */
async function introduce(name) {
  if (name && name !== document.body.dataset.person) {
    document.body.dataset.person = (await post('/api/session', { name })).name;
  }
}

/**
 * Return the code in what somebody pasted or typed: a code, or a link that ends in one, lower-cased.
 * @param {string} text
 * @returns {string}
 */
export function codeIn(text) {
  const [path] = text.trim().split(/[?#]/);
  return (path.split('/').filter(Boolean).at(-1) ?? '').toLowerCase();
}

/** Show only the fields of the chosen game, and disable the rest. */
function follow(form) {
  const game = new FormData(form).get('game');
  for (const part of form.querySelectorAll('[data-of]')) {
    part.hidden = part.dataset.of !== game;
    for (const field of part.querySelectorAll('input, select')) field.disabled = part.hidden;
  }
}

/**
 * Return the message key of a table's state in a list.
 * @param {{status: string, waiting?: boolean, playable?: boolean}} table
 * @returns {string}
 */
export function stateOf({ status, waiting, playable }) {
  if (playable === false) return 'tables-unplayable';
  return waiting ? 'tables-waiting' : `tables-${status}`;
}

/** A list of tables, each a link with its players. */
function Tables({ tables, names, texts }) {
  return html`<ul class="tables">
    ${tables.map((table) => {
      const people = table.seats.filter((seat) => !seat.free).map((seat) => seat.name);
      const free = table.seats.length - people.length;
      const badge = table.waiting ? 'badge call' : 'badge';
      return html`<li key=${table.code}>
        <a class="table-link" href=${`/t/${table.code}`} data-game=${table.title}>
          <span class="table-game">${names[table.title] ?? texts.say('tables-unknown-game')}</span>
          <span class="table-people" dir="auto">${texts.join(people)}</span>
          <span class="table-state">
            ${free > 0 && table.status === 'lobby' && html`<span class="badge">${texts.say('tables-free', { count: free })}</span>`}
            ${table.lesson && html`<span class="badge">${texts.say('tables-lesson')}</span>`}
            ${table.open_hands && html`<span class="badge">${texts.say('tables-open_hands')}</span>`}
            ${table.lost && html`<span class="badge">${texts.say('tables-lost')}</span>`}
            ${table.driven && html`<span class="badge call">${texts.say('tables-driven')}</span>`}
            <span class=${badge}>${texts.say(stateOf(table))}</span>
          </span>
        </a>
      </li>`;
    })}
  </ul>`;
}

const More = ({ onClick, texts }) => html`<button type="button" class="button more" onClick=${onClick}>${texts.say('tables-more')}</button>`;

/** The visitor's tables: waiting and running ones, and the finished ones, folded. */
function Mine({ tables, finished, names, texts }) {
  const [most, setMost] = useState(FIRST);
  const waiting = tables.filter((table) => table.waiting).length;
  const shown = Math.max(most, waiting);
  return html`
    ${waiting > 0 && html`<p class="waiting">${texts.say('tables-waiting-count', { count: waiting })}</p>`}
    ${tables.length ? html`<${Tables} tables=${tables.slice(0, shown)} names=${names} texts=${texts} />`
      : html`<p class="quiet">${texts.say('tables-none-mine')}</p>`}
    ${tables.length > shown && html`<${More} onClick=${() => setMost(shown + STEP)} texts=${texts} />`}
    ${finished > 0 && html`<${Finished} count=${finished} names=${names} texts=${texts} />`}`;
}

/** The visitor's finished tables, loaded in pages once expanded. */
function Finished({ count, names, texts }) {
  const [tables, setTables] = useState([]);
  const [more, setMore] = useState(null);
  const fetchPage = async (before, after) => {
    const page = await get(`/api/finished${after ? `?after=${after}` : ''}`);
    setTables([...before, ...page.tables]);
    setMore(page.more);
  };
  const show = (before, after) => fetchPage(before, after).catch((error) => notify(errorText(texts, error), true));
  return html`<details onToggle=${({ currentTarget }) => currentTarget.open && show([])}>
    <summary>${texts.say('tables-older', { count })}</summary>
    <${Tables} tables=${tables} names=${names} texts=${texts} />
    ${more && html`<${More} onClick=${() => show(tables, more)} texts=${texts} />`}
  </details>`;
}

async function showTables(texts) {
  /** @type {HTMLElement} */
  const named = document.querySelector('[data-names]');
  const names = JSON.parse(named.dataset.names);
  const { mine, listed, finished } = await get('/api/tables');
  const place = document.getElementById('mine');
  if (place) render(html`<${Mine} tables=${mine} finished=${finished} names=${names} texts=${texts} />`, place);
  const own = new Set(mine.map(({ code }) => code));
  const others = listed.filter(({ code }) => !own.has(code)).slice(0, MAX_LISTED);
  render(html`<${Tables} tables=${others} names=${names} texts=${texts} />`, document.getElementById('listed'));
  document.getElementById('public-lobby').hidden = !others.length;
}

/**
 * @param {string} selector of a form
 * @param {import('../core/i18n.js').Texts} texts
 * @param {(data: Map<string, string>) => Promise<void>} work
 */
function onSubmit(selector, texts, work) {
  /** @type {HTMLFormElement} */
  const form = document.querySelector(selector);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form, event.submitter);
    run(texts, form, () => work(new Map([...data].map(([key, value]) => [key, String(value)]))));
  });
}

const play = async (game, seats, kind) => goTo(await post('/api/play', { game, seats, kind }));

async function main() {
  const texts = await loadTexts();
  /** @type {HTMLFormElement} */
  const form = document.querySelector('form[data-play]');
  /** @type {HTMLInputElement | null} */
  const name = form.querySelector('[name="name"]');
  form.addEventListener('input', () => follow(form));
  follow(form);
  // Friends should see whose table they are asked to; bots do not mind.
  for (const button of form.querySelectorAll('button[name="with"]')) {
    button.addEventListener('click', () => name && (name.required = button.getAttribute('value') === 'friends'));
  }
  onSubmit('form[data-play]', texts, async (data) => {
    await introduce(name?.value.trim());
    const [game, seats] = [data.get('game'), Number(data.get('seats'))];
    if (data.get('with') === 'friends') goTo(await post('/api/tables', { game, seats }));
    else await play(game, seats, data.get('kind'));
  });
  /** @type {NodeListOf<HTMLElement>} */
  const quick = document.querySelectorAll('[data-quick]');
  for (const button of quick) {
    const chosen = (name) => /** @type {HTMLSelectElement | null} */ (
      document.querySelector(`form[data-play] [data-of="${button.dataset.quick}"] [name="${name}"]`))?.value ?? null;
    button.addEventListener('click', () => run(texts, button, () => play(button.dataset.quick, Number(chosen('seats')), chosen('kind'))));
  }
  /** @type {NodeListOf<HTMLElement>} */
  const lessons = document.querySelectorAll('[data-learn]');
  for (const button of lessons) {
    button.addEventListener('click', () => run(texts, button, async () => goTo(await post('/api/learn', { game: button.dataset.learn }))));
  }
  onSubmit('form[data-join]', texts, async (data) => goTo({ code: codeIn(data.get('code')) }));
  offerSwitching((error) => notify(errorText(texts, error), true));
  await showTables(texts).catch((error) => notify(errorText(texts, error), true));
  setInterval(() => {
    // A failed refresh is retried at the next interval.
    if (document.visibilityState === 'visible') showTables(texts).catch(() => {});
  }, EVERY);
}

// Tests import the functions above without a page.
if (typeof document !== 'undefined') main();
