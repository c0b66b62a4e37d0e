/** The HTTP client: JSON in and out; refusals are errors with a translated message. */

/** A refusal over HTTP; `message` is in the page's language. */
export class ApiError extends Error {
  /**
   * @param {number} status of the response; 0 if there was none
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

/** Send a GET request. @param {string} path @returns {Promise<object>} rejects with ApiError */
export const get = (path) => call('GET', path);

/** Fetch an HTML fragment. @param {string} path @returns {Promise<string>} its HTML; rejects with ApiError */
export async function getPart(path) {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, {});
  return answer.text();
}

/** Send a POST request. @param {string} path @param {object} [body] @returns {Promise<object>} rejects with ApiError */
export const post = (path, body = {}) => call('POST', path, body);

/**
 * Return the message for an error.
 * @param {import('./i18n.js').Texts} texts
 * @param {Error} error
 * @returns {string}
 */
export function errorText(texts, error) {
  if (error instanceof ApiError && error.status !== 0) return error.message || texts.say('error-unknown');
  return texts.say(error instanceof ApiError ? 'error-no-answer' : 'error-unknown');
}

/**
 * Copy a text to the clipboard if the browser allows it; else select it for the user to copy.
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
