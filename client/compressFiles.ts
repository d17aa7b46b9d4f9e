import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kinds of files that get smaller; fonts and pictures are compressed already. */
const compressible = new Set(['.css', '.js', '.json', '.svg']);

/** In bytes: what fits into one packet gains nothing. */
const minSize = 1000;

/** Writes each built file compressed as well, as small as can be, so that no visitor waits for it. */
export const compressFiles: Plugin = {
  name: 'compress-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const entries = await readdir(dir, { recursive: true });
    const files = entries.filter((name) => compressible.has(extname(name)));
    await Promise.all(files.map((name) => compress(join(dir, name))));
  },
};

async function compress(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < minSize) return;
  const hints = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params: hints }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
