/** Templates that become elements. */

import htm from 'htm';
import { Component, h } from 'preact';

/** Tag of a template: html`<p>…</p>`. */
export const html = htm.bind(h);

/** Shows its children, or the `fallback` once one of them has failed: a broken part takes nothing else down. */
export class ErrorBoundary extends Component {
  componentDidCatch(error) {
    console.error(error);
    this.props.onFail?.();
    this.setState({ failed: true });
  }

  render({ children, fallback }, { failed }) {
    return failed ? fallback : children;
  }
}

/** Tell whether two sets of properties differ, apart from one of them. */
function differ(one, other, apart) {
  for (const name in one) if (name !== apart && one[name] !== other[name]) return true;
  for (const name in other) if (!(name in one)) return true;
  return false;
}

/**
 * Return a component that is rendered anew only when one of its properties changes. It must read no signals.
 * @template {(props: any) => any} T
 * @param {T} render
 * @param {(one: object, other: object) => boolean} [isSame] compares the property `row` where that is made anew each time
 * @returns {T}
 */
export function memo(render, isSame) {
  return /** @type {any} */ (class extends Component {
    shouldComponentUpdate(next) {
      return isSame ? !isSame(this.props, next) || differ(this.props, next, 'row') : differ(this.props, next);
    }

    render() {
      return render(this.props);
    }
  });
}
