/** Charts as plain SVG: lines over the rounds, dots for prices; each player with a letter, and all data as a table. */

import { ticks } from './figures.js';
import { html } from './html.js';

const SIZE = { width: 560, height: 280, left: 40, right: 30, top: 14, bottom: 34 };

/**
 * Return the functions that map values to coordinates.
 * @param {number} widest maximum of the x axis
 * @param {number} highest maximum of the y axis
 * @param {number} [lowest] minimum of the y axis
 */
export function scales(widest, highest, lowest = 0) {
  const across = SIZE.width - SIZE.left - SIZE.right;
  const up = SIZE.height - SIZE.top - SIZE.bottom;
  return {
    x: (value) => Math.round((SIZE.left + (across * value) / Math.max(1, widest)) * 10) / 10,
    y: (value) => Math.round((SIZE.height - SIZE.bottom - (up * (value - lowest)) / Math.max(1, highest - lowest)) * 10) / 10,
  };
}

/**
 * Return overlapping labels moved apart, in the order of their positions.
 * @param {{y: number}[]} labels
 * @param {number} [apart]
 * @returns {{y: number}[]} in the input order
 */
export function spread(labels, apart = 15) {
  const order = labels.map((_label, at) => at).sort((one, other) => labels[one].y - labels[other].y);
  const moved = labels.map((label) => ({ ...label }));
  for (let at = 1; at < order.length; at += 1) {
    const least = moved[order[at - 1]].y + apart;
    if (moved[order[at]].y < least) moved[order[at]].y = least;
  }
  return moved;
}

const letter = (seat) => String.fromCharCode(65 + seat);

function Frame({ across, up, scale, xLabel, children }) {
  const base = SIZE.height - SIZE.bottom;
  return html`<svg class="chart" viewBox=${`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
    ${up.map((tick) => html`<g key=${`y${tick}`} class="grid-line">
      <line x1=${SIZE.left} x2=${SIZE.width - SIZE.right} y1=${scale.y(tick)} y2=${scale.y(tick)} />
      <text x=${SIZE.left - 8} y=${scale.y(tick) + 4} text-anchor="end">${tick}</text>
    </g>`)}
    ${across.map((tick) => html`<text key=${`x${tick}`} class="axis" x=${scale.x(tick)} y=${base + 16} text-anchor="middle">${tick}</text>`)}
    <text class="axis" x=${(SIZE.width + SIZE.left - SIZE.right) / 2} y=${SIZE.height - 2} text-anchor="middle">${xLabel}</text>
    ${children}
  </svg>`;
}

/** The data of a chart as a table. */
function Numbers({ texts, head, rows }) {
  return html`<details class="numbers">
    <summary>${texts.say('chart-numbers')}</summary>
    <div class="scroller" tabindex="0"><table>
      <thead><tr>${head.map((cell, at) => html`<th key=${at} scope="col" class=${at ? 'number' : ''}>${cell}</th>`)}</tr></thead>
      <tbody>
        ${rows.map((row, at) => html`<tr key=${at}>
          ${row.map((cell, column) => (column ? html`<td key=${column} class="number">${cell}</td>` : html`<th key=${column} scope="row">${cell}</th>`))}
        </tr>`)}
      </tbody>
    </table></div>
  </details>`;
}

/**
 * Lines over the rounds.
 * @param {object} props
 * @param {string} props.title
 * @param {{x: number, values: number[]}[]} props.points by round, a value for each seat
 * @param {string[]} props.names by seat
 * @param {import('./i18n.js').Texts} props.texts
 * @param {string} [props.axis] message key of the axis label
 * @param {string} [props.after] the same for the table
 */
export function LineChart({ title, points, names, texts, axis = 'chart-rounds', after = 'chart-after-round' }) {
  const all = points.flatMap(({ values }) => values);
  const up = ticks(Math.max(0, ...all), Math.min(0, ...all));
  const widest = points.at(-1)?.x ?? 1;
  const scale = scales(widest, up.at(-1), up[0]);
  const every = Math.ceil((widest + 1) / 14);
  const across = points.map(({ x }) => x).filter((x) => x % every === 0);
  const ends = spread(names.map((_name, seat) => ({ y: scale.y(points.at(-1).values[seat]) })));
  const path = (seat) => points.map(({ x, values }, at) => `${at ? 'L' : 'M'}${scale.x(x)} ${scale.y(values[seat])}`).join('');
  return html`<figure class="figure">
    <figcaption><h3>${title}</h3></figcaption>
    <${Frame} across=${across} up=${up} scale=${scale} xLabel=${texts.say(axis)}>
      ${names.map((_name, seat) => html`<g key=${seat} data-seat=${seat} class=${`line dash-${seat % 3}`}>
        <path d=${path(seat)} />
        ${points.map(({ x, values }) => html`<circle key=${x} cx=${scale.x(x)} cy=${scale.y(values[seat])} r="2.5" />`)}
        <text x=${scale.x(widest) + 8} y=${ends[seat].y + 5}>${letter(seat)}</text>
      </g>`)}
    <//>
    <${Numbers} texts=${texts} head=${[texts.say(after), ...names]} rows=${points.map(({ x, values }) => [x, ...values])} />
  </figure>`;
}

/**
 * Dots for the prices that were paid, in order.
 * @param {object} props
 * @param {string} props.title
 * @param {{round?: number, seat: number, what: string, price: number}[]} props.dots `what` in words
 * @param {string[]} props.names by seat
 * @param {import('./i18n.js').Texts} props.texts
 */
export function DotChart({ title, dots, names, texts }) {
  const up = ticks(Math.max(0, ...dots.map(({ price }) => price)));
  const rounds = Math.max(1, ...dots.map(({ round }) => round ?? 1));
  const scale = scales(rounds, up.at(-1));
  const every = Math.ceil(rounds / 14);
  const across = Array.from({ length: rounds }, (_unused, at) => at + 1).filter((round) => round % every === 0);
  const inRound = new Map();
  const places = dots.map(({ round = 1 }) => {
    const number = inRound.get(round) ?? 0;
    inRound.set(round, number + 1);
    return { round, number };
  });
  const x = ({ round, number }) => scale.x(round - 0.75 + (0.75 * (number + 0.5)) / inRound.get(round));
  return html`<figure class="figure">
    <figcaption><h3>${title}</h3></figcaption>
    <${Frame} across=${across} up=${up} scale=${scale} xLabel=${texts.say('chart-rounds')}>
      ${dots.map(({ seat, price, what }, at) => html`<g key=${at} data-seat=${seat} class="dot">
        <title>${texts.say('chart-price', { what, price, name: names[seat] })}</title>
        <circle cx=${x(places[at])} cy=${scale.y(price)} r="8" />
        <text x=${x(places[at])} y=${scale.y(price) + 3.5} text-anchor="middle">${letter(seat)}</text>
      </g>`)}
    <//>
    <${Numbers} texts=${texts} head=${['chart-what', 'chart-round', 'chart-who', 'chart-paid'].map((key) => texts.say(key))}
      rows=${dots.map(({ round, seat, what, price }) => [what, round ?? '', names[seat], price])} />
  </figure>`;
}
