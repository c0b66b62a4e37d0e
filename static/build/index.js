/**
 * Builds what browsers load, into `build/pages`: a script and a sheet per page, a chunk and a sheet per title, the words of
 * each language, images. Every name carries the hash of its content; `manifest.json` tells the server which is which.
 *
 * What esbuild cannot make out of the sources is put into `build/made` first: drawings and catalogues.
 */

import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { drawingsOf } from './drawings.js';

chdir(fileURLToPath(new URL('../..', import.meta.url)));

const MADE = 'build/made';
const PAGES = 'build/pages';

/** The catalogues of every page, and those of the pages of a title beside its own. */
const SITE_WORDS = ['engine', 'site'];
const TITLE_WORDS = [...SITE_WORDS, 'table'];

/** Catalogues of single pages, beside those of every page. */
const PAGE_WORDS = ['account'];

/** Catalogues that no script needs: the server speaks them. */
const SERVER_WORDS = ['about'];

const list = (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);

function write(file, content) {
  mkdirSync(parse(file).dir, { recursive: true });
  writeFileSync(file, content);
}

function makeDrawings() {
  for (const sprite of list('static/art')) {
    const { name } = parse(sprite);
    const { symbols, font } = drawingsOf(readFileSync(sprite, 'utf8'));
    write(`${MADE}/art/${name}.js`, `export default ${JSON.stringify(symbols)};\n`);
    write(`${MADE}/art/${name}.ttf`, font);
  }
}

/** One file of words per language and kind of page: a request instead of four. */
function makeWords() {
  for (const language of readdirSync('static/i18n')) {
    const folder = `static/i18n/${language}`;
    const join = (names) => names.map((name) => readFileSync(`${folder}/${name}.ftl`, 'utf8')).join('\n');
    const titles = list(folder).map((file) => basename(file, '.ftl')).filter((name) => ![...TITLE_WORDS, ...PAGE_WORDS, ...SERVER_WORDS].includes(name));
    write(`${MADE}/words/${language}/site.ftl`, join(SITE_WORDS));
    for (const name of PAGE_WORDS) write(`${MADE}/words/${language}/${name}.ftl`, join([...SITE_WORDS, name]));
    for (const title of titles) write(`${MADE}/words/${language}/${title}.ftl`, join([...TITLE_WORDS, title]));
  }
}

/**
 * Lets every title import all of `core` that any of them does. That is one chunk then; left alone, esbuild makes one for each
 * set of titles that use the same module, and a browser asks for a dozen small files.
 */
const oneCore = {
  name: 'one core',
  setup({ onLoad }) {
    const files = readdirSync('static/js/games', { recursive: true }).filter((file) => file.endsWith('.js'));
    const used = files.flatMap((file) => readFileSync(`static/js/games/${file}`, 'utf8').match(/core\/\w+\.js/g) ?? []);
    const imports = [...new Set(used)].map((file) => `import '../../${file}';`).join('');
    onLoad({ filter: /games\/\w+\/index\.js$/ }, ({ path }) => ({ contents: `${readFileSync(path, 'utf8')}\n${imports}` }));
  },
};

/** Return, by the name of a source, its file and the files that it imports, however far. */
function manifestOf({ outputs }) {
  const importsOf = (file, found = new Set()) => {
    for (const { path, kind } of outputs[file].imports) {
      if (kind !== 'import-statement' || found.has(path)) continue;
      found.add(path);
      importsOf(path, found);
    }
    return [...found];
  };
  const named = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint).map(([file, { entryPoint }]) => [
    entryPoint.replace(/^(static|build\/made)\//, ''),
    { file: basename(file), imports: importsOf(file).map((path) => basename(path)) },
  ]);
  return Object.fromEntries(named);
}

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  format: 'esm',
  minify: true,
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
  target: ['chrome119', 'firefox128', 'safari18'],
  outdir: PAGES,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.ftl': 'copy', '.svg': 'copy', '.png': 'copy', '.ttf': 'copy' },
};

/** Pages with a board share chunks with each other and the titles; any other page is one small file. */
const WITH_BOARD = ['static/js/pages/table.js', 'static/js/pages/replay.js'];

makeDrawings();
makeWords();
const built = await Promise.all([
  build({ ...OPTIONS, entryPoints: WITH_BOARD, splitting: true, plugins: [oneCore] }),
  build({
    ...OPTIONS,
    entryPoints: [
      ...list('static/js/pages').filter((file) => !WITH_BOARD.includes(file)),
      ...list('static/css/pages'),
      ...list('static/css/games'),
      ...readdirSync(`${MADE}/words`).flatMap((language) => list(`${MADE}/words/${language}`)),
      ...list(`${MADE}/art`).filter((file) => file.endsWith('.ttf')),
      ...list('static/img'),
      ...list('static'),
    ],
  }),
]);
const manifest = Object.assign({}, ...built.map(({ metafile }) => manifestOf(metafile)));
write(`${PAGES}/manifest.json.new`, JSON.stringify(manifest, null, 1));
// The server may read it at any moment.
renameSync(`${PAGES}/manifest.json.new`, `${PAGES}/manifest.json`);
