/** Passkeys: what the server and the browser tell each other about them, with bytes in base64url. */

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** @param {ArrayBuffer} buffer @returns {string} */
export const textOf = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Tell whether this browser has passkeys, at this address. */
export const hasPasskeys = () => isSecureContext && typeof PublicKeyCredential !== 'undefined';

/** Return what the browser answered as the server reads it. */
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
 * Make a passkey.
 * @param {*} options of the server
 * @returns {Promise<object>} rejects with a DOMException, if only because somebody changed their mind
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
 * Let somebody choose one of the passkeys that this device has for the site.
 * @param {*} options of the server
 * @returns {Promise<object>} rejects with a DOMException, if only because somebody changed their mind
 */
export async function usePasskey(options) {
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: [] };
  return answerOf(await navigator.credentials.get({ publicKey }), ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle']);
}
