/** The server's HTTP interface: JSON in and out, refusals as errors that know their words. */

/** A refusal over HTTP; `message` is its sentence in the page's language. */
export class ApiError extends Error {
  /**
   * @param {number} status of the answer; 0 if there was none
   * @param {{code?: string, params?: object, text?: string}} body
   */
  constructor(status, body) {
    super(body.text ?? body.code ?? '');
    this.status = status;
    this.code = body.code ?? 'no_answer';
    this.params = body.params ?? {};
  }
}

async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, {});
  }
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(answer.status, content ?? {});
  return content;
}

/** Ask for something. @param {string} path @returns {Promise<object>} rejects with ApiError */
export const get = (path) => call('GET', path);

/** Ask for a part of a page. @param {string} path @returns {Promise<string>} its HTML; rejects with ApiError */
export async function getPart(path) {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, {});
  return answer.text();
}

/** Do something. @param {string} path @param {object} [body] @returns {Promise<object>} rejects with ApiError */
export const post = (path, body = {}) => call('POST', path, body);

/**
 * Return the words for something that failed.
 * @param {import('./i18n.js').Texts} texts
 * @param {Error} error
 * @returns {string}
 */
export function errorText(texts, error) {
  if (error instanceof ApiError && error.status !== 0) return error.message || texts.say('error-unknown');
  return texts.say(error instanceof ApiError ? 'error-no-answer' : 'error-unknown');
}

/**
 * Copy a text, where the browser lets us; else select it so that a person can.
 * @param {HTMLInputElement} input that holds the text
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copy(input) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return false;
  }
}
