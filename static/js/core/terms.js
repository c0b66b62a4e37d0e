/** The terms of a table in the lobby: options and settings, and what the host changed since the others were ready. */

import { useState } from 'preact/hooks';

import { html } from './html.js';
import { OptionForm } from './option_form.js';
import { settingValue, TableSettings } from './settings.js';
import { TimeSettings, timeTerms } from './time_settings.js';

/**
 * Return a table's options in the order of its title, each marked as default or not.
 * @param {object} options of the table
 * @param {object[]} schema of the title
 * @returns {{key: string, value: *, kind: string, usual: boolean}[]}
 */
export function optionsOf(options, schema) {
  const known = Object.fromEntries(schema.map((option) => [option.key, option]));
  return Object.entries(options).map(([key, value]) => {
    const option = known[key];
    const kind = typeof value === 'string' ? 'choice' : 'table';
    if (!option) return { key, value, kind, usual: true };
    const usual = kind === 'choice' ? option.values[0] === value
      : option.rows.every((row) => JSON.stringify(row.default) === JSON.stringify(value[row.key] ?? row.default));
    return { key, value, kind, usual };
  });
}

/**
 * Return the rows of a number table that the host has changed, with their defaults.
 * @param {{rows: {key: string, default: number[]}[]}} schema
 * @param {Object<string, number[]>} value at this table
 * @returns {{key: string, numbers: number[], usual: number[]}[]}
 */
export const changedRows = ({ rows }, value) => rows.map(({ key, default: usual }) => ({ key, usual, numbers: value[key] ?? usual }))
  .filter(({ numbers, usual }) => numbers.join() !== usual.join());

/**
 * Return the preset that a table uses; null if it matches none.
 * @param {{key: string, value: *}[]} other options that differ from their defaults
 * @param {{key: string, options: Object<string, string>}[]} presets
 * @returns {string | null}
 */
export const presetOf = (other, presets) => presets.find(({ options }) =>
  Object.keys(options).length === other.length && other.every(({ key, value }) => options[key] === value))?.key ?? null;

/**
 * Return what was changed in words, a line for each change, and for each row of a table of numbers.
 * @param {import('../types').Table['terms_changes']} changes
 * @param {string} title
 * @param {import('./i18n.js').Texts} texts
 * @returns {{name: string, before: string, after: string}[]}
 */
export function changeLines(changes, title, texts) {
  return changes.flatMap(({ what, key, before, after }) => {
    if (what === 'seats') return [{ name: texts.say('lobby-seats'), before: String(before), after: String(after) }];
    if (what === 'setting') {
      const [was, is] = [before, after].map((value) => settingValue(texts, key, value));
      return [{ name: texts.say(`setting-${key}`), before: was, after: is }];
    }
    if (typeof after === 'object') {
      return Object.entries(after).map(([row, numbers]) => (
        { name: texts.first([`${title}-row-${row}`]) ?? row, before: (before[row] ?? []).join(' '), after: numbers.join(' ') }));
    }
    const option = `${title}-option-${key}`;
    const [was, is] = [before, after].map((value) => texts.first([`${option}-${value}`]) ?? String(value));
    return [{ name: texts.first([option]) ?? key, before: was, after: is }];
  });
}

/** What the host changed since the others were ready, for all of them to read before they are ready again. */
export function TermsChanged({ table, you, texts }) {
  const isAsked = you.seat !== null && !table.seats[you.seat].ready;
  const lines = changeLines(table.terms_changes, table.title, texts);
  return lines.length > 0 && html`<div class="notice terms-changed" role="status">
    <p><b>${texts.say('terms-changed')}</b></p>
    <ul>${lines.map(({ name, before, after }) => html`<li key=${name}>
      ${texts.say('labelled', { label: name, text: `${before} → ${after}` })}</li>`)}</ul>
    ${isAsked && html`<p>${texts.say(you.host ? 'terms-changed-host' : 'terms-changed-guest')}</p>`}
  </div>`;
}

/** The changes to a number table, for all to see before the game; the page about the table has the rest. */
function Numbers({ title, schema, value, texts }) {
  const changed = schema ? changedRows(schema, value) : [];
  return changed.length > 0 && html`<ul class="lobby-numbers">${changed.map(({ key, numbers, usual }) => html`<li key=${key}>
    ${texts.say(`${title}-row-${key}`)} <b>${numbers.join(' ')}</b> <span class="quiet">${texts.say('lobby-option-usually', { numbers: usual.join(' ') })}</span></li>`)}</ul>`;
}

/** One option of this table in plain words. */
function Option({ row: { key, value, kind, usual }, table, game, texts }) {
  const option = `${table.title}-option-${key}`;
  const say = (name) => texts.first([name]);
  const words = kind === 'choice' ? say(`${option}-${value}`) ?? value : texts.say(usual ? 'host-usual-one' : 'lobby-option-data');
  return html`<div class=${usual ? '' : 'other'}>
    <dt>${say(option) ?? key}</dt>
    <dd><b>${words}</b>${' '}
      ${!usual && html`<span class="badge call">${texts.say('lobby-option-other')}</span>`}
      ${kind === 'choice' ? html`<small class="quiet">${say(`${option}-${value}-about`)}</small>`
        : html`<${Numbers} title=${table.title} schema=${game.options.find((one) => one.key === key)} value=${value} texts=${texts} />`}</dd>
  </div>`;
}

/** Up to this many default options are all shown. */
const FEW = 3;

/** The options of this table, those that differ from the defaults first, and its settings. */
export function Terms({ table, game, texts, you, busy, change }) {
  const [editing, edit] = useState(false);
  const options = optionsOf(table.options, game.options);
  const [usual, other] = [options.filter((one) => one.usual), options.filter((one) => !one.usual)];
  const list = (rows) => html`<dl class="lobby-options">
    ${rows.map((row) => html`<${Option} key=${row.key} row=${row} ...${{ table, game, texts }} />`)}</dl>`;
  const set = presetOf(other, game.presets ?? []);
  const save = async (chosen) => {
    if (await change('terms', { options: chosen })) edit(false);
  };
  const isEditing = editing && you.host;
  const time = timeTerms(table, texts);
  const { rules } = document.getElementById('table').dataset;
  return html`<section class="panel" aria-labelledby="lobby-options">
    <h2 id="lobby-options">${texts.say('lobby-options')}</h2>
    ${isEditing ? html`<${OptionForm} ...${{ table, texts, busy }} onSave=${save} onClose=${() => edit(false)} />` : html`
      ${set && html`<p><b>${texts.say(`${table.title}-preset-${set}`)}</b> <small class="quiet">${texts.say(`${table.title}-preset-${set}-about`)}</small></p>`}
      ${other.length > 0 && list(other)}
      ${game.options.length && usual.length > FEW ? html`<details><summary>${texts.say('lobby-options-usual', { count: other.length })}</summary>${list(usual)}</details>` : list(usual)}
      ${you.host && options.length > 0 && html`<p><button type="button" class="button" onClick=${() => edit(true)}>${texts.say('lobby-options-change')}</button></p>`}`}
    <${TableSettings} host=${you.host} ...${{ table, texts, busy, change }} />
    ${you.host && html`<${TimeSettings} ...${{ table, texts, busy, change }} />`}
    ${time.length > 0 && html`<ul class="lobby-facts">${time.map((term) => html`<li key=${term}>${term}</li>`)}</ul>`}
    <p class="links">${rules && html`<a href=${rules} target="_blank">${texts.say('games-rules')}</a>`}
      <a href=${`/t/${table.code}/about`}>${texts.say('about-table')}</a></p>
  </section>`;
}
