/** Compresses the build output once, as small as possible, so that the server only has to send it. */

import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fonts and images other than SVG are compressed already, and only developers ask for source maps. */
const COMPRESSIBLE = /\.(js|css|ftl|svg)$/;

const ENCODERS = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Write `file.br` and `file.gz` next to every file of a folder. File names contain content hashes, so existing ones are kept.
 * @param {string} folder
 */
export function compressAll(folder) {
  for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.test(file))) {
    for (const [suffix, encode] of Object.entries(ENCODERS)) {
      const target = `${folder}/${name}.${suffix}`;
      if (existsSync(target)) continue;
      writeFileSync(`${target}.new`, encode(readFileSync(`${folder}/${name}`)));
      renameSync(`${target}.new`, target);
    }
  }
}
