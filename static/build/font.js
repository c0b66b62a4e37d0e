/**
 * Writes a colour font from drawings: each is a glyph in tones of the text colour (OpenType: TrueType outlines, COLR version 1).
 *
 * Glyphs are cheap to render, while every SVG element has a layout box, a clip and a display list of its own. With hundreds
 * of icons on a table, SVG accounted for most of the cost of an update.
 */

/** The first code point, in Unicode's private use area. */
export const FIRST_LETTER = 0xe000;

/** Units per em. */
export const EM = 2400;

/** Palette index that stands for the text colour. */
const TEXT_COLOUR = 0xffff;

/** Encode lists of numbers, each preceded by their size in bytes; negative ones as two's complement. */
function bytes(...given) {
  const found = [];
  for (const [size, ...numbers] of given) {
    for (const number of numbers) {
      for (let shift = 8 * (size - 1); shift >= 0; shift -= 8) found.push((number >> shift) & 255);
    }
  }
  return found;
}
const u8 = (...numbers) => [1, ...numbers];
const u16 = (...numbers) => [2, ...numbers];
const u24 = (...numbers) => [3, ...numbers];
const u32 = (...numbers) => [4, ...numbers];

const padded = (list) => [...list, ...Array((4 - (list.length % 4)) % 4).fill(0)];

/** Encode a glyph's outline from contours in font units, y upwards. */
function outline(contours) {
  if (!contours.length) return [];
  const points = contours.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  const steps = (list) => list.map((value, at) => value - (list[at - 1] ?? 0));
  // The first flag allows overlapping contours.
  const flags = points.map(([, , on], at) => (on ? 1 : 0) + (at ? 0 : 0x40));
  return padded(bytes(
    u16(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0),
    u8(...flags), u16(...steps(xs), ...steps(ys)),
  ));
}

/** Encode the COLR table: the layers of each glyph, and their tones. */
function colours(letters) {
  const paints = [];
  const layers = [];
  let glyph = 1 + letters.length;
  const bases = letters.map((tones, at) => {
    const base = { glyph: 1 + at, first: layers.length, count: tones.length };
    tones.forEach(({ alpha, black }) => layers.push({ glyph: glyph++, alpha, black }));
    return base;
  });
  const listOfBases = 4 + 6 * bases.length;
  const baseList = bytes(u32(bases.length), ...bases.flatMap((base, at) => [u16(base.glyph), u32(listOfBases + 6 * at)]));
  for (const { first, count } of bases) paints.push(...bytes(u8(1, count), u32(first)));
  const listOfLayers = 4 + 4 * layers.length;
  const layerList = bytes(u32(layers.length, ...layers.map((_, at) => listOfLayers + 11 * at)));
  for (const { glyph: own, alpha, black } of layers) {
    layerList.push(...bytes(u8(10), u24(6), u16(own), u8(2), u16(black ? 0 : TEXT_COLOUR, Math.round(alpha * 16384))));
  }
  const clips = bytes(u8(1), u32(1), u16(1, letters.length), u24(12), u8(1), u16(0, 0, EM, EM));
  const head = 34;
  const [toLayers, toClips] = [head + baseList.length + paints.length, head + baseList.length + paints.length + layerList.length];
  return [...bytes(u16(1, 0), u32(0, 0), u16(0), u32(head, toLayers, toClips, 0, 0)), ...baseList, ...paints, ...layerList, ...clips];
}

const leftmost = ({ contours }) => contours.flat().reduce((least, [x]) => Math.min(least, x), EM);

const checksum = (table) => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + ((table[at] << 24) | (table[at + 1] << 16) | (table[at + 2] << 8) | table[at + 3])) >>> 0;
  return sum;
};

/**
 * Encode a font.
 * @param {{contours: [number, number, boolean][][], alpha: number, black: boolean}[][]} letters the tones of each, bottom
 *   to top, in font units, y upwards
 * @returns {Uint8Array} the file
 */
export function fontOf(letters) {
  const glyphs = [[], ...letters.map(() => []), ...letters.flat().map(({ contours }) => outline(contours))];
  const count = glyphs.length;
  let at = 0;
  const places = [0, ...glyphs.map((glyph) => (at += glyph.length))];
  const last = FIRST_LETTER + letters.length - 1;
  const most = (list) => Math.max(0, ...list);
  const tones = letters.flat();
  const tables = {
    COLR: colours(letters),
    CPAL: bytes(u16(0, 1, 1, 1), u32(14), u16(0), u8(0, 0, 0, 255)),
    'OS/2': bytes(u16(4, EM, 400, 5, 0), u16(...Array(10).fill(0)), u16(0), u8(...Array(10).fill(0)), u32(0, 0, 0, 0), u8(32, 32, 32, 32),
      u16(0x40, FIRST_LETTER, last, EM, 0, 0, EM, 0), u32(0, 0), u16(EM / 2, EM, 0, 32, 1)),
    cmap: bytes(u16(0, 1, 3, 1), u32(12), u16(4, 32, 0, 4, 4, 1, 0, last, 0xffff, 0, FIRST_LETTER, 0xffff, 1 - FIRST_LETTER, 1, 0, 0)),
    glyf: glyphs.flat(),
    head: bytes(u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(0, EM), u32(0, 0, 0, 0), u16(0, 0, EM, EM, 0, 8, 2, 1, 0)),
    hhea: bytes(u32(0x10000), u16(EM, 0, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, count)),
    // With the leftmost point as side bearing, a glyph is drawn at its own coordinates.
    hmtx: bytes(...[...Array(1 + letters.length).fill(0), ...tones.map(leftmost)].map((left) => u16(EM, left))),
    loca: bytes(u32(...places)),
    maxp: bytes(u32(0x10000), u16(count, most(tones.map(({ contours }) => contours.flat().length)),
      most(tones.map(({ contours }) => contours.length)), 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
    name: bytes(u16(0, 0, 6)),
    post: bytes(u32(0x30000, 0), u16(0, 0), u32(0, 0, 0, 0, 0)),
  };
  const names = Object.keys(tables);
  let place = 12 + 16 * names.length;
  const directory = names.flatMap((name) => {
    const row = [...[...name].map((letter) => letter.charCodeAt(0)), ...bytes(u32(checksum(padded(tables[name])), place, tables[name].length))];
    place += padded(tables[name]).length;
    return row;
  });
  const power = Math.floor(Math.log2(names.length));
  const search = 16 * 2 ** power;
  return Uint8Array.from([...bytes(u32(0x10000), u16(names.length, search, power, 16 * names.length - search)), ...directory,
    ...names.flatMap((name) => padded(tables[name]))]);
}
