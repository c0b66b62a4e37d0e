/** Passkeys: converts between the server's and the browser's formats, with bytes in base64url. */

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** @param {ArrayBuffer} buffer @returns {string} */
export const textOf = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Tell whether this browser supports passkeys at this address. */
export const hasPasskeys = () => isSecureContext && typeof PublicKeyCredential !== 'undefined';

/** Return the browser's answer in the server's format. */
function answerOf(credential, parts) {
  const given = parts.filter((part) => credential.response[part]);
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(given.map((part) => [part, textOf(credential.response[part])])),
  };
}

const withBytes = ({ id, ...rest }) => ({ ...rest, id: bytesOf(id) });

/**
 * Create a passkey.
 * @param {*} options from the server
 * @returns {Promise<object>} rejects with a DOMException, also if the user cancels
 */
export async function makePasskey(options) {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: withBytes(options.user),
    excludeCredentials: options.excludeCredentials.map(withBytes),
  };
  return answerOf(await navigator.credentials.create({ publicKey }), ['clientDataJSON', 'attestationObject']);
}

/**
 * Let the user choose one of this device's passkeys for the site.
 * @param {*} options from the server
 * @returns {Promise<object>} rejects with a DOMException, also if the user cancels
 */
export async function usePasskey(options) {
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: [] };
  return answerOf(await navigator.credentials.get({ publicKey }), ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle']);
}
