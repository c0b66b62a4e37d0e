/**
 * Converts SVG shapes to font outlines: closed contours of lines and quadratic curves.
 *
 * A contour is a list of points `[x, y, on]`; points off the curve are control points, as in TrueType.
 *
 * @typedef {[number, number, boolean]} Point
 */

import svgpath from 'svgpath';

/** Number of line segments per curve of a stroke, and of corners per round join. */
const PIECES = 5;
const CORNERS = 10;

const middle = ([x, y], [u, v]) => [(x + u) / 2, (y + v) / 2];

/** Approximate a cubic curve by quadratic ones, each as [control, end]. */
function cubic(start, first, second, end, depth = 1) {
  if (!depth) return [[[0, 1].map((axis) => (3 * (first[axis] + second[axis]) - start[axis] - end[axis]) / 4), end]];
  const [a, b, c] = [middle(start, first), middle(first, second), middle(second, end)];
  const [d, e] = [middle(a, b), middle(b, c)];
  const at = middle(d, e);
  return [...cubic(start, a, d, at, depth - 1), ...cubic(at, e, c, end, depth - 1)];
}

/**
 * Split a path into subpaths.
 * @param {string} data as in the attribute `d`
 * @returns {{points: Point[], closed: boolean}[]}
 */
export function pathOf(data) {
  /** @type {{points: Point[], closed: boolean}[]} */
  const found = [];
  const path = svgpath(data).abs().unarc().unshort();
  if (path.err) throw new Error(path.err);
  path.iterate(([letter, ...numbers], _index, x, y) => {
    if (letter === 'Z') {
      found.at(-1).closed = true;
      return;
    }
    // After a closed subpath, the next one starts where that one began.
    if (letter === 'M' || found.at(-1).closed) found.push({ points: letter === 'M' ? [] : [[x, y, true]], closed: false });
    const { points } = found.at(-1);
    if (letter === 'C') {
      const [a, b, c, d, e, f] = numbers;
      for (const [control, end] of cubic([x, y], [a, b], [c, d], [e, f])) points.push([...control, false], [...end, true]);
    } else if (letter === 'Q') points.push([numbers[0], numbers[1], false], [numbers[2], numbers[3], true]);
    else points.push([letter === 'V' ? x : numbers[0], letter === 'H' ? y : numbers.at(-1), true]);
  });
  return found;
}

/** Return the path of an ellipse. */
export const ellipseOf = (x, y, rx, ry) =>
  pathOf(`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`);

/** Flatten a subpath to line segments. */
function flat({ points, closed }) {
  const found = [];
  points.forEach(([x, y, on], at) => {
    if (on) return found.push([x, y]);
    const [[x0, y0], [x1, y1]] = [points[at - 1], points[at + 1]];
    for (let piece = 1; piece < PIECES; piece += 1) {
      const share = piece / PIECES;
      const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
      found.push([a * x0 + b * x + c * x1, a * y0 + b * y + c * y1]);
    }
    return found;
  });
  return closed ? [...found, found[0]] : found;
}

/**
 * Return the contours of a stroke along these subpaths. All have the same direction, so that overlaps are filled.
 * @param {{points: [number, number, boolean][], closed: boolean}[]} parts
 * @param {number} width
 * @param {boolean} isRound whether its ends are round; its joints always are
 */
export function strokeOf(parts, width, isRound) {
  const half = width / 2;
  const disc = ([x, y]) => Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return [x + half * Math.cos(angle), y + half * Math.sin(angle), true];
  });
  return parts.flatMap((part) => {
    const line = flat(part);
    const bars = line.slice(1).flatMap(([u, v], at) => {
      const [x, y] = line[at];
      const long = Math.hypot(u - x, v - y);
      if (!long) return [];
      const [p, q] = [(half * (v - y)) / long, (half * (u - x)) / long];
      return [[[x + p, y - q, true], [u + p, v - q, true], [u - p, v + q, true], [x - p, y + q, true]]];
    });
    const joints = part.closed || isRound ? line : line.slice(1, -1);
    return [...bars, ...joints.map(disc)];
  });
}
