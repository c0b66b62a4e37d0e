/** Templates that become elements. */

import htm from 'htm';
import { Component, h } from 'preact';

/** Tag of a template: html`<p>…</p>`. */
export const html = htm.bind(h);

/** Shows its children, or `instead` once one of them has failed: a broken part takes nothing else down. */
export class Guarded extends Component {
  componentDidCatch(error) {
    console.error(error);
    this.props.onFail?.();
    this.setState({ failed: true });
  }

  render({ children, instead }, { failed }) {
    return failed ? instead : children;
  }
}

/**
 * Return a component that is rendered anew only when one of its properties changes.
 * @param {Function} render
 * @param {(one: object, other: object) => boolean} [isSame] compares `row`-like properties that are made anew each time
 */
export function memo(render, isSame) {
  return class extends Component {
    shouldComponentUpdate(next) {
      const { props } = this;
      const differs = (name) => props[name] !== next[name];
      if (!isSame) return Object.keys({ ...props, ...next }).some(differs);
      return !isSame(props, next) || Object.keys({ ...props, ...next }).some((name) => name !== 'row' && differs(name));
    }

    render() {
      return render(this.props);
    }
  };
}
