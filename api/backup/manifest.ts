import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { StartupError } from '../startupError.ts';
import { checkArchive, hashed, manifestName } from './archive.ts';

const part = z.object({
  name: z.string(),
  bytes: z.number(),
  /** In hexadecimal. */
  sha256: z.string(),
});

const manifestRules = z.object({
  format: z.literal('ethiopian-community-auckland backup'),
  /** Increases when older programs cannot read a newer backup. */
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** All applied migrations, the oldest first. They determine the columns of the rows. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Ordered so that rows reference only earlier tables. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Keys of files that rows reference but that the store did not have. */
  missing: z.array(z.string()),
  /** Every other part of the archive, in order. */
  parts: z.array(part),
});

export type Manifest = z.output<typeof manifestRules>;
export type PartChecksum = z.output<typeof part>;

export const rowsPart = (table: string) => `rows/${table}.copy.gz`;
export const mediaPart = (path: string) => `media/${path}`;

/** The key of the file in a part, or null if the part is not a file. */
export function mediaPathOf(name: string): string | null {
  return name.startsWith('media/') ? name.slice('media/'.length) : null;
}

/**
 * Reads a whole backup, verifies every byte and every part, and returns its manifest. Changes
 * nothing.
 * @throws StartupError if it is damaged, incomplete, not a backup, or of a newer program
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const found: PartChecksum[] = [];
  let last: Buffer | undefined;
  await checkArchive(file, async ({ name, size, content }) => {
    if (last) throw new Error('something follows the manifest');
    if (name === manifestName) {
      last = await buffer(content);
      return;
    }
    const note = (sha256: string) => found.push({ name, bytes: size, sha256 });
    for await (const _ of hashed(content, note));
  });
  const manifest = manifestRules.safeParse(parsed(last));
  if (!manifest.success) {
    throw new StartupError(
      `${file} is no backup of this site, or of a newer version of its program. Nothing was changed.`,
    );
  }
  const unsound = findDefect(manifest.data, found);
  if (unsound) throw new StartupError(`${file} cannot be used: ${unsound}. Nothing was changed.`);
  return manifest.data;
}

/** A description of the contents of a backup. */
export function describeBackup({ createdAt, tables, parts }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = parts.filter(({ name }) => mediaPathOf(name) !== null).length;
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const size = (bytes / 1_000_000).toFixed(1);
  return `${String(rows)} rows and ${String(files)} files (${size} MB) of ${createdAt}`;
}

function parsed(json: Buffer | undefined): unknown {
  try {
    return json && JSON.parse(json.toString());
  } catch {
    return undefined;
  }
}

function findDefect(manifest: Manifest, found: PartChecksum[]): string | undefined {
  if (JSON.stringify(found) !== JSON.stringify(manifest.parts)) return 'its parts do not fit';
  const paths = found.map(({ name }) => mediaPathOf(name)).filter((path) => path !== null);
  const outside = paths.find((path) => !isKey(path));
  if (outside !== undefined) return `it holds a file by the name ${JSON.stringify(outside)}`;
  const names = new Set(found.map(({ name }) => name));
  const lacking = manifest.tables.find(({ name }) => !names.has(rowsPart(name)));
  return lacking && `it lacks the rows of ${lacking.name}`;
}

/** Whether a text is the key of a file inside the folder of the store. */
function isKey(path: string): boolean {
  return path.split('/').every((name) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(name));
}
