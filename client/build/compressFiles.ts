import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kinds of files that get smaller; fonts and pictures are compressed already. */
const compressible = new Set(['.css', '.js', '.json', '.svg']);

/** In bytes: what fits into one packet gains nothing. */
const minSize = 1000;

/**
 * Writes each built file compressed as well, as small as can be, so that no visitor waits for it.
 * @param brotli whether also in this way, which takes seconds for each megabyte
 */
export const compressFiles = ({ brotli }: { brotli: boolean }): Plugin => ({
  name: 'compress-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const entries = await readdir(dir, { recursive: true });
    const files = entries.filter((name) => compressible.has(extname(name)));
    await Promise.all(files.map((name) => compress(join(dir, name), brotli)));
  },
});

async function compress(file: string, brotli: boolean) {
  const bytes = await readFile(file);
  if (bytes.length < minSize) return;
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  if (!brotli) return;
  const hints = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params: hints }));
}
