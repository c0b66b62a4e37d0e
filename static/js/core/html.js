/** HTML templates as Preact elements. */

import htm from 'htm';
import { Component, h } from 'preact';

/** Template tag: html`<p>…</p>`. */
export const html = htm.bind(h);

/** Renders its children, or the `fallback` once one of them has thrown: the rest of the page keeps working. */
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

/** Tell whether two sets of properties differ, ignoring one of them. */
function differ(one, other, apart) {
  for (const name in one) if (name !== apart && one[name] !== other[name]) return true;
  for (const name in other) if (!(name in one)) return true;
  return false;
}

/**
 * Return a component that rerenders only when one of its properties changes. It must read no signals.
 * @template {(props: any) => any} T
 * @param {T} render
 * @param {(one: object, other: object) => boolean} [isSame] compares `row` where that is a new object each time
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
