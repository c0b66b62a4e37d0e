/** The form with all options of a title, which the server renders: `templates/options.html`. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { html } from './html.js';
import { errorText, getPart } from './http.js';

/**
 * Return the rows of number tables that differ from the defaults.
 * @param {{dataset: {option: string, row: string, usual: string}, value: string}[]} inputs one per cell, in order
 * @returns {Object<string, Object<string, number[]>>} by option and row; invalid numbers are left to the server
 */
export function changedCells(inputs) {
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
 * Tell whether the options that differ from the defaults are exactly those of a preset.
 * @param {{name: string, value: string}[]} ways
 * @param {Object<string, string>} options
 * @returns {boolean}
 */
export const isChosen = (ways, options) =>
  ways.length === Object.keys(options).length && ways.every(({ name, value }) => options[name.slice('option-'.length)] === value);

/** @param {HTMLElement} part that holds the options @returns {any[]} the cells of its number tables */
const cellsOf = (part) => [...part.querySelectorAll('[data-row]')];

/**
 * Fill in options; those that are left out get their defaults.
 * @param {HTMLElement} part that holds the options
 * @param {Object<string, string | Object<string, number[]>>} options
 */
function fill(part, options) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const ways = part.querySelectorAll('input[type="radio"]');
  for (const way of ways) {
    const wanted = options[way.name.slice('option-'.length)];
    way.checked = wanted === undefined ? 'usual' in way.dataset : way.value === wanted;
  }
  for (const cell of cellsOf(part)) {
    const { option, row, usual } = cell.dataset;
    const numbers = options[option]?.[row] ?? usual.split(' ');
    cell.value = String(numbers[Number(cell.dataset.at)] ?? '');
  }
  markPreset(part);
}

/** Show which preset is chosen. */
function markPreset(part) {
  const ways = [...part.querySelectorAll('input[type="radio"]:checked:not([data-usual])')];
  const isPlain = Object.keys(changedCells(cellsOf(part))).length === 0;
  for (const button of part.querySelectorAll('[data-preset]')) {
    button.setAttribute('aria-pressed', isPlain && isChosen(ways, JSON.parse(button.dataset.preset)));
  }
}

/** Return the options that are filled in. */
function optionsIn(form) {
  const chosen = [...new FormData(form)].filter(([name]) => name.startsWith('option-'));
  return { ...Object.fromEntries(chosen.map(([name, value]) => [name.slice('option-'.length), value])), ...changedCells(cellsOf(form)) };
}

/**
 * The form, filled in with the options of a table.
 * @param {object} props
 * @param {{title: string, options: object}} props.table
 * @param {import('./i18n.js').Texts} props.texts
 * @param {boolean} props.busy
 * @param {(options: object) => void} props.onSave
 * @param {() => void} props.onClose
 */
export function OptionForm({ table, texts, busy, onSave, onClose }) {
  const place = useRef(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    getPart(`/options/${table.title}`).then((part) => {
      place.current.innerHTML = part;
      fill(place.current, table.options);
      place.current.querySelector('button, summary, input')?.focus();
    }, (error) => setTrouble(errorText(texts, error)));
  }, []);
  const press = ({ target }) => {
    const button = target.closest('[data-preset]');
    if (button) fill(place.current, JSON.parse(button.dataset.preset));
  };
  // A field that the browser complains about must not be folded away.
  const reveal = ({ target }) => {
    for (let part = target.closest('details'); part; part = part.parentElement.closest('details')) part.open = true;
  };
  const submit = (event) => {
    event.preventDefault();
    onSave(optionsIn(event.currentTarget));
  };
  return html`<form class="option-form" aria-label=${texts.say('lobby-options-change')} onSubmit=${submit} onClick=${press}
    onInput=${() => markPreset(place.current)} onInvalidCapture=${reveal}>
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    <div ref=${place}></div>
    <div class="buttons">
      <button class="button main" disabled=${busy || trouble}>${texts.say('lobby-options-save')}</button>
      <button type="button" class="button" onClick=${onClose}>${texts.say('lobby-options-keep')}</button>
    </div>
  </form>`;
}
