/**
 * Outlines of drawings: shapes of SVG become closed contours of lines and quadratic curves, as fonts have them.
 *
 * A contour is a list of points `[x, y, on]`; a point that is not on the curve pulls it, as in TrueType.
 */

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const FLAG = /[01]/g;

/** Which numbers of an arc are flags: they may be written without anything between them. */
const FLAGS = [3, 4];

/** A stroke along a curve is so many straight pieces, and a round joint has so many corners. */
const PIECES = 5;
const CORNERS = 10;

function numbersOf(text, isArc) {
  const found = [];
  let from = 0;
  for (;;) {
    const pattern = isArc && FLAGS.includes(found.length % ARGUMENTS.A) ? FLAG : NUMBER;
    pattern.lastIndex = from;
    const said = pattern.exec(text);
    if (!said) return found;
    from = pattern.lastIndex;
    found.push(Number(said[0]));
  }
}

/** Return the commands of a path, each with its own numbers. */
function commandsOf(data) {
  return [...data.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter, rest]) => {
    const count = ARGUMENTS[letter.toUpperCase()];
    if (!count) return [[letter]];
    const numbers = numbersOf(rest, letter.toUpperCase() === 'A');
    // What follows a move without a letter is a line.
    const next = { M: 'L', m: 'l' }[letter] ?? letter;
    return Array.from({ length: numbers.length / count }, (_, at) => [at ? next : letter, ...numbers.slice(at * count, (at + 1) * count)]);
  });
}

const middle = ([x, y], [u, v]) => [(x + u) / 2, (y + v) / 2];

/** Return a cubic curve as quadratic ones, each as [control, end]. */
function cubic(start, first, second, end, depth = 1) {
  if (!depth) return [[[0, 1].map((axis) => (3 * (first[axis] + second[axis]) - start[axis] - end[axis]) / 4), end]];
  const [a, b, c] = [middle(start, first), middle(first, second), middle(second, end)];
  const [d, e] = [middle(a, b), middle(b, c)];
  const at = middle(d, e);
  return [...cubic(start, a, d, at, depth - 1), ...cubic(at, e, c, end, depth - 1)];
}

/** Return an arc as quadratic curves, each as [control, end]; SVG 2, B.2.4, tells how its middle is found. */
function arc([x1, y1], [rx0, ry0, turn, isLarge, isSwept, x2, y2]) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grown = Math.max(1, Math.hypot(px / rx0, py / ry0));
  const [rx, ry] = [rx0 * grown, ry0 * grown];
  const far = Math.sqrt(Math.max(0, (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1)) * (isLarge === isSwept ? -1 : 1);
  const [qx, qy] = [(far * rx * py) / ry, (-far * ry * px) / rx];
  const begin = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let by = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - begin;
  if (isSwept && by < 0) by += 2 * Math.PI;
  if (!isSwept && by > 0) by -= 2 * Math.PI;
  const point = (angle, out = 1) => {
    const [u, v] = [rx * out * Math.cos(angle) + qx, ry * out * Math.sin(angle) + qy];
    return [cos * u - sin * v + (x1 + x2) / 2, sin * u + cos * v + (y1 + y2) / 2];
  };
  const steps = Math.max(1, Math.ceil(Math.abs(by) / (Math.PI / 4)));
  return Array.from({ length: steps }, (_, step) => {
    const half = by / steps / 2;
    const angle = begin + half * (2 * step + 1);
    // The control is where the tangents at both ends meet.
    return [point(angle, 1 / Math.cos(half)), step === steps - 1 ? [x2, y2] : point(angle + half)];
  });
}

/**
 * Return the parts of a path that hang together.
 * @param {string} data as in the attribute `d`
 * @returns {{points: [number, number, boolean][], closed: boolean}[]}
 */
export function pathOf(data) {
  const found = [];
  let [at, begin, pull] = [[0, 0], [0, 0], null];
  const go = (end) => found.at(-1).points.push([...end, true]);
  const curve = (pieces) => pieces.forEach(([control, end]) => found.at(-1).points.push([...control, false], [...end, true]));
  const mirrored = () => (pull ? [2 * at[0] - pull[0], 2 * at[1] - pull[1]] : at);
  for (const [letter, ...numbers] of commandsOf(data)) {
    const kind = letter.toUpperCase();
    const [ox, oy] = letter === kind ? [0, 0] : at;
    const pairs = kind === 'A' ? [] : Array.from({ length: numbers.length >> 1 }, (_, pair) => [numbers[2 * pair] + ox, numbers[2 * pair + 1] + oy]);
    let end = pairs.at(-1) ?? at;
    let nextPull = null;
    if (kind === 'Z') {
      found.at(-1).closed = true;
      end = begin;
    } else if (kind === 'M') {
      begin = end;
      found.push({ points: [[...end, true]], closed: false });
    } else {
      // Whoever goes on after a part was closed begins the next one where that began.
      if (found.at(-1).closed) found.push({ points: [[...begin, true]], closed: false });
      if (kind === 'H') end = [numbers[0] + ox, at[1]];
      if (kind === 'V') end = [at[0], numbers[0] + oy];
      if ('LHV'.includes(kind)) go(end);
      if (kind === 'C' || kind === 'S') {
        const controls = kind === 'S' ? [mirrored(), pairs[0]] : pairs;
        nextPull = controls[1];
        curve(cubic(at, controls[0], controls[1], end));
      }
      if (kind === 'Q' || kind === 'T') {
        nextPull = kind === 'T' ? mirrored() : pairs[0];
        curve([[nextPull, end]]);
      }
      if (kind === 'A') {
        end = [numbers[5] + ox, numbers[6] + oy];
        curve(arc(at, [...numbers.slice(0, 5), ...end]));
      }
    }
    [at, pull] = [end, nextPull];
  }
  return found;
}

/** Return the path of an ellipse. */
export const ellipseOf = (x, y, rx, ry) =>
  pathOf(`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`);

/** Return a part as straight pieces. */
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
 * Return what a stroke along these parts covers: all contours turn the same way, so that where they overlap they are one.
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
