/** The home page: quick play, host, join, resume, watch. The template has its forms; this makes them work. */

import { render } from 'preact';
import { useState } from 'preact/hooks';

import { html } from '../core/html.js';
import { errorText, get, getPart, post } from '../core/http.js';
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
 * Return the request body of the form for hosting.
 * @param {FormData} data of the form; options are named `option-<key>`
 * @param {Object<string, object>} [tables] changed options that are number tables
 * @returns {object}
 */
export function tableOf(data, tables = {}) {
  const options = [...data].filter(([name]) => name.startsWith('option-')).map(([name, value]) => [name.slice('option-'.length), value]);
  return {
    game: data.get('game'),
    options: { ...Object.fromEntries(options), ...tables },
    seats: Number(data.get('seats')),
    pace: data.get('pace'),
    private: !data.has('listed'),
    spectators: data.has('spectators'),
  };
}

/**
 * Return the rows of number tables that differ from the defaults.
 * @param {{dataset: {option: string, row: string, usual: string}, value: string}[]} inputs one per cell, in order
 * @returns {Object<string, Object<string, number[]>>} by option and row; invalid numbers are left to the server
 */
export function changedRows(inputs) {
  const rows = new Map();
  for (const { dataset: { option, row, usual }, value } of inputs) {
    const known = rows.get(`${option} ${row}`) ?? { option, row, usual, numbers: [] };
    rows.set(`${option} ${row}`, known);
    // An empty cell ends a row that can be shorter.
    if (value.trim()) known.numbers.push(Number(value));
  }
  /** @type {Object<string, Object<string, number[]>>} */
  const found = {};
  for (const { option, row, usual, numbers } of rows.values()) {
    if (numbers.join(' ') !== usual) found[option] = { ...found[option], [row]: numbers };
  }
  return found;
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

/** Load the options of a title when they are first expanded. */
async function fetchOptions(part) {
  const place = part.querySelector('[data-options]');
  if (!part.open || place.firstChild) return;
  place.innerHTML = await getPart(place.dataset.options);
  part.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Expand whatever hides a field, so that the browser can show its validation message. */
function reveal(field) {
  for (let part = field.closest('details'); part; part = part.parentElement.closest('details')) part.open = true;
}

/**
 * Apply a preset, and reset all other options to their defaults.
 * @param {HTMLElement} part that holds the options
 * @param {Object<string, string>} options
 */
function choose(part, options) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const ways = part.querySelectorAll('input[type="radio"]');
  for (const way of ways) {
    const wanted = options[way.name.slice('option-'.length)];
    way.checked = wanted === undefined ? 'usual' in way.dataset : way.value === wanted;
  }
  part.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tell whether the options that differ from the defaults are exactly those of a preset.
 * @param {{name: string, value: string}[]} ways
 * @param {Object<string, string>} options
 * @returns {boolean}
 */
export const isChosen = (ways, options) =>
  ways.length === Object.keys(options).length && ways.every(({ name, value }) => options[name.slice('option-'.length)] === value);

/** Show at the top of the options how many differ from the defaults. */
function countChanges(form, texts) {
  for (const part of form.querySelectorAll('.options')) {
    const ways = [...part.querySelectorAll('input[type="radio"]:checked:not([data-usual])')];
    const count = ways.length + Object.keys(changedRows([...part.querySelectorAll('[data-row]')])).length;
    const badge = part.querySelector('[data-changed]');
    badge.textContent = count ? texts.say('host-changed', { count }) : texts.say('host-usual');
    badge.classList.toggle('call', count > 0);
    for (const button of part.querySelectorAll('[data-preset]')) button.setAttribute('aria-pressed', isChosen(ways, JSON.parse(button.dataset.preset)));
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
  const shown = others.length ? html`<${Tables} tables=${others} names=${names} texts=${texts} />`
    : html`<p class="quiet">${texts.say('tables-none-listed')}</p>`;
  render(shown, document.getElementById('listed'));
}

function onSubmit(selector, texts, work) {
  const form = document.querySelector(selector);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    run(texts, form, () => work(form, new FormData(form)));
  });
}

const play = async (game, seats, kind) => goTo(await post('/api/play', { game, seats, kind }));

async function main() {
  const texts = await loadTexts();
  for (const form of document.querySelectorAll('form:has([data-of])')) {
    const update = () => {
      follow(form);
      countChanges(form, texts);
    };
    form.addEventListener('input', update);
    form.addEventListener('invalid', ({ target }) => reveal(target), true);
    update();
  }
  onSubmit('form[data-play]', texts, async (form, data) => {
    await introduce(data.get('name')?.trim());
    await play(data.get('game'), Number(data.get('seats')), data.get('kind'));
  });
  /** @type {NodeListOf<HTMLElement>} */
  const parts = document.querySelectorAll('.options');
  for (const part of parts) {
    part.addEventListener('toggle', () => fetchOptions(part).catch((error) => notify(errorText(texts, error), true)));
    part.addEventListener('click', ({ target }) => {
      /** @type {HTMLElement | null} */
      const button = /** @type {Element} */ (target).closest('[data-preset]');
      if (button) choose(part, JSON.parse(button.dataset.preset));
    });
  }
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
  onSubmit('form[data-host]', texts, async (form, data) => {
    await introduce(data.get('name')?.trim());
    goTo(await post('/api/tables', tableOf(data, changedRows([...form.querySelectorAll('[data-row]:enabled')]))));
  });
  onSubmit('form[data-join]', texts, async (form, data) => goTo({ code: codeIn(data.get('code')) }));
  offerSwitching((error) => notify(errorText(texts, error), true));
  await showTables(texts).catch((error) => notify(errorText(texts, error), true));
  setInterval(() => {
    // A failed refresh is retried at the next interval.
    if (document.visibilityState === 'visible') showTables(texts).catch(() => {});
  }, EVERY);
}

// Tests import the functions above without a page.
if (typeof document !== 'undefined') main();
