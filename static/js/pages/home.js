/** The first page: play at once, host, join, come back, watch. Its forms are in the template; here they get to work. */

import { render } from 'preact';

import { html } from '../core/html.js';
import { copy, excuse, get, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';

const goTo = (table) => {
  location.href = `/t/${encodeURIComponent(table.code)}`;
};

/** Say something to the visitor at the head of the page; nothing takes it away again. */
function notify(text, bad = false) {
  const notice = document.getElementById('notice');
  notice.textContent = text;
  notice.hidden = !text;
  notice.classList.toggle('bad', bad);
  if (text) notice.scrollIntoView({ block: 'nearest' });
}

/** Run what a form or button is for: once at a time, and with words if it fails. */
async function run(texts, element, work) {
  const buttons = [...element.querySelectorAll('button'), ...(element.matches('button') ? [element] : [])];
  for (const button of buttons) button.disabled = true;
  notify('');
  try {
    await work();
  } catch (error) {
    notify(excuse(texts, error), true);
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

/** Make sure that the server knows a name for this visitor. */
async function introduce(name) {
  if (name && name !== document.body.dataset.person) {
    document.body.dataset.person = (await post('/api/session', { name })).name;
  }
}

/**
 * Return what the form for hosting asks the server for.
 * @param {string} game its title
 * @param {FormData} data of the form; options are named `option-<key>`
 * @returns {object}
 */
export function tableOf(game, data) {
  const options = [...data].filter(([name]) => name.startsWith('option-')).map(([name, value]) => [name.slice('option-'.length), value]);
  return {
    game,
    options: Object.fromEntries(options),
    seats: Number(data.get('seats')),
    private: !data.has('listed'),
    spectators: data.has('spectators'),
  };
}

/**
 * Return the code in what somebody pasted: a code, or a link that ends in one.
 * @param {string} text
 * @returns {string}
 */
export function codeIn(text) {
  const [path] = text.trim().split(/[?#]/);
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

/** A list of tables, each a link with who sits there. */
function Tables({ tables, empty, texts }) {
  if (!tables.length) return html`<p class="quiet">${texts.say(empty)}</p>`;
  return html`<ul class="tables">
    ${tables.map((table) => {
      const people = table.seats.filter((seat) => !seat.free).map((seat) => seat.name);
      return html`<li key=${table.code}>
        <a href=${`/t/${table.code}`}>${texts.say(`${table.title}-title`)}</a>
        <span dir="auto">${texts.join(people)}</span>
        <small class="quiet">${texts.say(table.your_turn ? 'tables-your-turn' : `tables-${table.status}`)}</small>
      </li>`;
    })}
  </ul>`;
}

async function showTables(texts) {
  const { mine, listed } = await get('/api/tables');
  const own = [...mine].sort((one, other) => Number(other.your_turn ?? false) - Number(one.your_turn ?? false));
  render(html`<${Tables} tables=${own} empty="tables-none-mine" texts=${texts} />`, document.getElementById('mine'));
  render(html`<${Tables} tables=${listed} empty="tables-none-listed" texts=${texts} />`, document.getElementById('listed'));
}

function onSubmit(selector, texts, work) {
  for (const form of document.querySelectorAll(selector)) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      run(texts, form, () => work(form, new FormData(form)));
    });
  }
}

async function main() {
  const texts = await loadTexts();
  onSubmit('form[data-play]', texts, async (form, data) => {
    goTo(await post('/api/play', { game: form.dataset.play, seats: Number(data.get('seats')) }));
  });
  onSubmit('form[data-host]', texts, async (form, data) => {
    await introduce(data.get('name')?.trim());
    goTo(await post('/api/tables', tableOf(form.dataset.host, data)));
  });
  onSubmit('form[data-join]', texts, async (form, data) => goTo({ code: codeIn(data.get('code')) }));
  onSubmit('form[data-name]', texts, async (form, data) => {
    await introduce(data.get('name').trim());
    notify(texts.say('person-saved', { name: document.body.dataset.person }));
  });
  onSubmit('form[data-device]', texts, async (form) => {
    const { url } = await post('/api/link');
    const input = form.querySelector('input');
    input.value = new URL(url, location.href).href;
    form.querySelector('[data-result]').hidden = false;
    form.querySelector('[data-copied]').textContent = texts.say((await copy(input)) ? 'copied' : 'device-copy-it');
  });
  await showTables(texts).catch((error) => notify(excuse(texts, error), true));
}

// Tests read the functions above without a page.
if (typeof document !== 'undefined') main();
