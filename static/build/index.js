/**
 * Builds everything that browsers load into `build/pages`: a script and a style sheet per page and per title, message catalogues
 * by language, images, fonts. File names contain content hashes; `manifest.json` maps sources to files.
 *
 * `build/made` contains the inputs that are generated first: drawings, catalogues and fonts.
 */

import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, parse, posix } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { compressAll } from './compress.js';
import { drawingsOf } from './drawings.js';
import { fontsFor, packed } from './fonts.js';

chdir(fileURLToPath(new URL('../..', import.meta.url)));

const MADE = 'build/made';
const PAGES = 'build/pages';

/** The catalogues of all pages, and those of a title's pages beside its own. */
const SITE_WORDS = ['engine', 'site'];
const TITLE_WORDS = [...SITE_WORDS, 'table'];

/** Further catalogues of single pages. */
const PAGE_WORDS = { account: ['account', 'notices'] };

/** The catalogue of all lessons; that of a title's own lesson is `<title>_lesson`. */
const LESSON_WORDS = 'lesson';

/** The catalogue of all lobbies; that of a title's own options is `<title>_options`. A table that has begun seldom needs them. */
const LOBBY_WORDS = 'lobby';

/** Catalogues of parts that are loaded on demand. */
const PART_WORDS = ['between', 'notices'];
/** The catalogues of all coaches, which are loaded when one is switched on; that of a title's own is `<title>_coach`. */
const COACH_WORDS = ['bots', 'coach'];

/** The catalogue of the help; what explains a title's things is `<title>_help`. */
const HELP_WORDS = 'help';

/** Catalogues used by the server only. */
const SERVER_WORDS = ['about', 'requests'];

const COMMENTS = /^#.*\n+/gm;

const list = (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);

function write(file, content) {
  mkdirSync(parse(file).dir, { recursive: true });
  writeFileSync(file, content);
}

async function makeDrawings() {
  for (const sprite of list('static/art')) {
    const { name } = parse(sprite);
    const { drawings, shapes, font } = drawingsOf(readFileSync(sprite, 'utf8'));
    write(`${MADE}/art/${name}.js`, `export default ${JSON.stringify(drawings)};\n`);
    write(`${MADE}/art/${name}-shapes.js`, `export default ${JSON.stringify(shapes)};\n`);
    write(`${MADE}/art/${name}.woff2`, await packed(font));
  }
}

/** Join the catalogues of each kind of page, so that it takes one request. */
function makeWords() {
  for (const language of readdirSync('static/i18n')) {
    const folder = `static/i18n/${language}`;
    const join = (names) => names.map((name) => readFileSync(`${folder}/${name}.ftl`, 'utf8').replace(COMMENTS, '')).join('\n');
    const names = list(folder).map((file) => basename(file, '.ftl'));
    const others = [...TITLE_WORDS, ...Object.values(PAGE_WORDS).flat(), ...PART_WORDS, ...SERVER_WORDS, ...COACH_WORDS, LESSON_WORDS, LOBBY_WORDS, HELP_WORDS];
    const titles = names.filter((name) => !others.includes(name) && !/_(?:lesson|coach|options|help)$/.test(name));
    write(`${MADE}/words/${language}/site.ftl`, join(SITE_WORDS));
    write(`${MADE}/words/${language}/help.ftl`, join([HELP_WORDS]));
    for (const [page, own] of Object.entries(PAGE_WORDS)) write(`${MADE}/words/${language}/${page}.ftl`, join([...SITE_WORDS, ...own]));
    for (const name of PART_WORDS) write(`${MADE}/words/${language}/${name}.ftl`, join([name]));
    write(`${MADE}/words/${language}/coach.ftl`, join(COACH_WORDS));
    for (const title of titles) {
      write(`${MADE}/words/${language}/${title}.ftl`, join([...TITLE_WORDS, title]));
      const options = `${title}_options`;
      write(`${MADE}/words/${language}/${options}.ftl`, join([...TITLE_WORDS, title, LOBBY_WORDS, ...names.filter((name) => name === options)]));
      const coach = `${title}_coach`;
      if (names.includes(coach)) write(`${MADE}/words/${language}/${coach}.ftl`, join([...COACH_WORDS, coach]));
      const help = `${title}_help`;
      if (names.includes(help)) write(`${MADE}/words/${language}/${help}.ftl`, join([HELP_WORDS, help]));
      const lesson = `${title}_lesson`;
      if (names.includes(lesson)) write(`${MADE}/words/${language}/${lesson}.ftl`, join([...TITLE_WORDS, title, LESSON_WORDS, lesson]));
    }
  }
}

async function makeFonts() {
  const words = readdirSync('static/i18n').flatMap((language) => list(`static/i18n/${language}`)).map((file) => readFileSync(file, 'utf8'));
  for (const [name, font] of await fontsFor(words.join(''))) write(`${MADE}/fonts/${name}.woff2`, font);
}

/** Pages with a board share chunks with each other and the titles; any other page is one small file. */
const WITH_BOARD = ['static/js/pages/table.js', 'static/js/pages/replay.js'];

/** Return a script and its static imports, transitively. */
function closureOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?:[^']* from )?'(\.[^']*)'/gm);
  for (const [, path] of imports) closureOf(posix.join(posix.dirname(file), path), found);
  return found;
}

/** Return the scripts that a script and its static imports load on demand. */
const fetchedBy = (file) => [...closureOf(file)].flatMap((each) =>
  [...readFileSync(each, 'utf8').matchAll(/\bimport\('(\.[^']*)'\)(?:\.then\(|;)/g)].map(([, path]) => posix.join(posix.dirname(each), path)));

/**
 * Makes one chunk of the modules of `core` that the table's page and the titles import. By default, esbuild makes a chunk per set of
 * importing scripts, a dozen small files. So every script gets imports of all these modules.
 */
const fewChunks = {
  name: 'few chunks',
  setup({ onLoad }) {
    const titles = readdirSync('static/js/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `static/js/games/${name}/index.js`);
    const core = new Set([...WITH_BOARD.slice(0, 1), ...titles].flatMap((file) => [...closureOf(file)]).filter((file) => file.startsWith('static/js/core/')));
    const scripts = [...WITH_BOARD, ...titles];
    for (const file of new Set([...scripts, ...scripts.flatMap(fetchedBy)])) {
      const lines = [...core].map((path) => `import '${posix.relative(posix.dirname(file), path).replace(/^(?!\.)/, './')}';`).join('');
      onLoad({ filter: new RegExp(`${file}$`) }, ({ path }) => ({ contents: `${readFileSync(path, 'utf8')}\n${lines}` }));
    }
  },
};

/** Return the output file of each source, and its static imports, transitively. */
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
  loader: { '.ftl': 'copy', '.svg': 'copy', '.png': 'copy', '.woff2': 'copy' },
};

await makeDrawings();
makeWords();
await makeFonts();
const built = await Promise.all([
  build({ ...OPTIONS, entryPoints: WITH_BOARD, splitting: true, plugins: [fewChunks] }),
  build({
    ...OPTIONS,
    entryPoints: [
      ...list('static/js/pages').filter((file) => !WITH_BOARD.includes(file)),
      'static/js/worker.js',
      ...list('static/css/pages'),
      ...list('static/css/games'),
      ...readdirSync(`${MADE}/words`).flatMap((language) => list(`${MADE}/words/${language}`)),
      ...list(`${MADE}/art`).filter((file) => file.endsWith('.woff2')),
      ...list(`${MADE}/fonts`),
      ...list('static/img'),
      ...list('static'),
    ],
  }),
]);
compressAll(PAGES);
const manifest = Object.assign({}, ...built.map(({ metafile }) => manifestOf(metafile)));
write(`${PAGES}/manifest.json.new`, JSON.stringify(manifest, null, 1));
// Atomic, since the server may be reading it.
renameSync(`${PAGES}/manifest.json.new`, `${PAGES}/manifest.json`);
