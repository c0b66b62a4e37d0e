/** The end of a game: ranking, point sources, charts, what was hidden, and proof that nothing was changed. */

import { useEffect, useState } from 'preact/hooks';

import { DotChart, LineChart } from './charts.js';
import { eventsThatStand, grown } from './figures.js';
import { History, withRetries } from './history.js';
import { html } from './html.js';
import { errorText, get, post } from './http.js';
import { minus } from './i18n.js';
import { EveryonesOrders } from './orders.js';
import { SeatMark } from './people.js';
import { OpenHands, Practice } from './practice.js';

/**
 * Return the seats ordered by rank.
 * @param {{ranks: number[]}} result
 * @returns {number[]}
 */
export const byRank = ({ ranks }) => ranks.map((_rank, seat) => seat).sort((one, other) => ranks[one] - ranks[other]);

/**
 * Return point sources as rows of a table, the largest first.
 * @param {{sources: Object<string, number>[]}} result
 * @returns {{id: string, values: number[], total: number}[]}
 */
export function sourceRows({ sources }) {
  const ids = [...new Set(sources.flatMap((one) => Object.keys(one)))];
  const rows = ids.map((id) => {
    const values = sources.map((one) => one[id] ?? 0);
    return { id, values, total: values.reduce((sum, value) => sum + value, 0) };
  });
  return rows.sort((one, other) => other.total - one.total);
}

/**
 * The whole end page.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {object} props.board the title's module
 */
export function Ending({ play, board }) {
  const { store, texts, title, names, seat } = play;
  const { result } = store.view.value.game;
  if (!result) return null;
  const order = byRank(result);
  const winners = order.filter((one) => result.ranks[one] === 1);
  const won = { count: winners.length, names: texts.players(winners, names, seat), you: winners.includes(seat) ? 'winners' : 'none', points: result.scores[order[0]] };
  return html`<section class="ending" aria-labelledby="end-heading">
    <header class="panel winner">
      <h2 id="end-heading">${texts.say('end-winner', won)}</h2>
      ${store.table.value.ended_early && html`<p class="notice">${texts.say('end-ended-early')}</p>`}
      ${store.table.value.open_hands && html`<${OpenHands} texts=${texts} />`}
      ${store.practice.value && html`<${Practice} texts=${texts} />`}
      <${Links} store=${store} texts=${texts} seat=${seat} />
    </header>
    <${Ranking} ...${{ result, order, play }} />
    <${Sources} ...${{ result, order, play, board }} />
    <${Charts} ...${{ play, board, title }} />
    <${EveryonesOrders} play=${play} />
    <${Proof} store=${store} texts=${texts} />
  </section>`;
}

/** Rematch, replay, home. */
function Links({ store, texts, seat }) {
  const [failure, setFailure] = useState('');
  const { code, rematch } = store.table.value;
  const again = async () => {
    try {
      location.href = `/t/${(await post(`/api/tables/${code}/rematch`)).code}`;
    } catch (error) {
      setFailure(errorText(texts, error));
    }
  };
  return html`
    ${failure && html`<p class="notice bad" role="alert">${failure}</p>`}
    <div class="buttons">
      ${rematch ? html`<a class="button main" href=${`/t/${rematch}`}>${texts.say('end-to-rematch')}</a>`
        : seat !== null && html`<button type="button" class="button main" onClick=${again}>${texts.say('end-rematch')}</button>`}
      <a class="button" href=${`/replay/${code}`}>${texts.say('end-replay')}</a>
      <a class="button" href="/">${texts.say('table-home')}</a>
    </div>`;
}

/** The ranking, with the tie-breaker where it decided. */
export function Ranking({ result, order, play }) {
  const { texts, title, names, seat } = play;
  const ties = Object.entries(result.tie_breaks).map(([id, values]) => ({ id, values, name: texts.say(`${title}-tie-${id}`) }));
  const shared = new Set(result.scores).size < result.scores.length;
  return html`<section class="panel">
    <h3>${texts.say('end-heading')}</h3>
    <div class="scroller" tabindex="0"><table class="ranking">
      <thead><tr>
        <th scope="col">${texts.say('end-rank')}</th><th scope="col">${texts.say('end-player')}</th>
        <th scope="col" class="number">${texts.say('end-points')}</th>
        ${ties.map(({ id, name }) => html`<th key=${id} scope="col" class="number"><span class="cap">${name}</span></th>`)}
      </tr></thead>
      <tbody>
        ${order.map((one) => html`<tr key=${one} class=${one === seat ? 'own' : ''} data-seat=${one}>
          <td class="rank">${result.ranks[one]}</td>
          <th scope="row"><${SeatMark} seat=${one} /> <span dir="auto">${texts.player(one, names)}</span></th>
          <td class="number points">${minus(result.scores[one])}</td>
          ${ties.map(({ id, values }) => html`<td key=${id} class="number">${values[one]}</td>`)}
        </tr>`)}
      </tbody>
    </table></div>
    ${ties.length > 0 && html`<p class="quiet">${texts.say(shared ? 'end-tie-used' : 'end-tie-unused', { what: texts.join(ties.map(({ name }) => name)) })}</p>`}
  </section>`;
}

/** The points by source. */
function Sources({ result, order, play, board }) {
  const { store, texts, title, names } = play;
  const view = store.view.value;
  const word = (id) => texts.name(title, ['points', 'upgrade', 'factory', 'building', 'resource'], id, 2);
  return html`<section class="panel">
    <h3>${texts.say('end-sources')}</h3>
    <div class="scroller" tabindex="0"><table class="sources">
      <thead><tr>
        <th scope="col">${texts.say('end-source')}</th>
        ${order.map((one) => html`<th key=${one} scope="col" class="number"><${SeatMark} seat=${one} /> <span class="who" dir="auto">${texts.player(one, names)}</span></th>`)}
      </tr></thead>
      <tbody>
        ${sourceRows(result).map(({ id, values }) => html`<tr key=${id}>
          <th scope="row"><span class="source">${board.sourceIcon?.(id, view)} <span class="word">${word(id)}</span></span></th>
          ${order.map((one) => html`<td key=${one} class="number">${minus(values[one]) || '–'}</td>`)}
        </tr>`)}
      </tbody>
      <tfoot><tr>
        <th scope="row">${texts.say('end-points')}</th>
        ${order.map((one) => html`<td key=${one} class="number">${minus(result.scores[one])}</td>`)}
      </tr></tfoot>
    </table></div>
  </section>`;
}

/** Charts over the rounds. */
function Charts({ play, board, title }) {
  const { store, texts, names } = play;
  const { code } = store.table.value;
  const [found, setFound] = useState(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const load = async () => {
      const history = new History(code, 'open');
      const { entries } = await withRetries(() => history.entries());
      const rounds = board.figures ? await grown(entries, title, (seq) => withRetries(() => history.at(seq)), board.figures) : [];
      setFound({ rounds, paid: board.prices?.(eventsThatStand(entries, title)) ?? [] });
    };
    if (board.figures || board.prices) load().catch((error) => setFailure(errorText(texts, error)));
  }, [code]);
  const lines = Object.keys(found?.rounds[0]?.bySeat[0] ?? {});
  if (failure) return html`<p class="notice bad" role="alert">${failure}</p>`;
  if (!board.figures && !board.prices) return null;
  if (!found) return html`<p class="panel quiet" role="status">${texts.say('chart-loading')}</p>`;
  const line = (what) => found.rounds.map(({ x, bySeat }) => ({ x, values: bySeat.map((one) => one[what]) }));
  const dots = found.paid.map((one) => ({ ...one, what: texts.name(title, ['upgrade', 'building', 'lot_1', 'lot_2', 'lot_3'], one.what) }));
  return html`<section class="panel">
    <h3>${texts.say('end-charts')}</h3>
    <p class="legend">${names.map((name, seat) => html`<span key=${seat}><${SeatMark} seat=${seat} /> <span dir="auto">${name}</span></span>`)}</p>
    <div class="charts">
      ${lines.map((what) => html`<${LineChart} key=${what} title=${texts.first([`${title}-chart-${what}`, `chart-of-${what}`]) ?? what}
        points=${line(what)} names=${names} texts=${texts} ...${board.chapters} />`)}
      ${dots.length > 0 && html`<${DotChart} title=${texts.say('chart-of-prices')} dots=${dots} names=${names} texts=${texts} />`}
    </div>
  </section>`;
}

/** How anybody can verify the game; the page about the table explains what that relies on. */
function Proof({ store, texts }) {
  const { code, title } = store.table.value;
  const [verdict, setVerdict] = useState(null);
  const check = async () => {
    setVerdict({ running: true });
    try {
      setVerdict(await get(`/api/tables/${code}/verify`));
    } catch (error) {
      setVerdict({ failure: errorText(texts, error) });
    }
  };
  return html`<section class="panel proof">
    <h3>${texts.say('proof-heading')}</h3>
    <p>${texts.say('proof-about')}</p>
    <div class="buttons">
      <button type="button" class="button" disabled=${verdict?.running} onClick=${check}>${texts.say('proof-check')}</button>
      <a class="button" href=${`/api/tables/${code}/export`} download>${texts.say('proof-download')}</a>
      <a class="button" href=${`/t/${code}/about`}>${texts.say('about-table')}</a>
    </div>
    <div role="status">
      ${verdict?.running && html`<p class="quiet">${texts.say('proof-running')}</p>`}
      ${verdict?.failure && html`<p class="notice bad">${verdict.failure}</p>`}
      ${verdict?.ok === true && html`<p class="notice good">✓ ${texts.say('proof-good', { moves: verdict.moves, draws: verdict.draws })}
        ${verdict.taken_back > 0 && html` ${texts.say('proof-taken-back', { count: verdict.taken_back })}`}</p>`}
      ${verdict?.ok === false && html`<p class="notice bad">✗ ${texts.refuse(title, verdict.code, verdict.params)}</p>`}
    </div>
  </section>`;
}
