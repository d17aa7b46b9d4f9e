import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** File types that compression makes smaller. Fonts and pictures are compressed already. */
const compressible = new Set(['.css', '.js', '.json', '.svg']);

/** In bytes. A file that fits into one packet gains nothing. */
const minSize = 1000;

/**
 * Writes a compressed copy of each built file, as small as possible, so that the server need not
 * compress it on request.
 * @param brotli whether to write Brotli too, which takes seconds for each megabyte
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
