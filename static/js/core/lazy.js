/** Lazily loaded components. */

import { useEffect, useState } from 'preact/hooks';

import { html } from './html.js';

/**
 * Return a component that is loaded when it is first rendered; its properties include `texts`.
 * @template {(props: any) => any} T
 * @param {() => Promise<T>} load
 * @returns {(props: Parameters<T>[0] & {texts: import('./i18n.js').Texts}) => any}
 */
export const lazy = (load) => (props) => {
  const [found, setFound] = useState({ Part: null, failed: false });
  useEffect(() => {
    load().then((Part) => setFound({ Part, failed: false }), () => setFound({ Part: null, failed: true }));
  }, []);
  if (found.failed) return html`<p class="notice bad" role="alert">${props.texts.say('error-no-answer')}</p>`;
  return found.Part && html`<${found.Part} ...${props} />`;
};
