/** The catalogue of stories and notes, which is loaded with the first of them. */

let words = null;

/** @type {(texts: import('./i18n.js').Texts) => Promise<void>} */
export function loadWords(texts) {
  words ??= fetch(document.getElementById('table').dataset.between).then((answer) => answer.text()).then((source) => texts.add(source));
  return words;
}
