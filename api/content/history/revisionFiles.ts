import type { Context } from '../../context.ts';
import { fileNameIn } from '../../shared/media/fileName.rules.ts';
import { readKeptFiles } from '../../media/unusedFiles.ts';
import type { ContentKind, Row } from '../content.ts';
import { earliestRemoval, endOfPromise } from '../trash/deletedRecords.ts';
import { fileAddress, unpublished } from '../media/fileAddress.ts';
import { MediaType } from '../media/medium.ts';
import { pictureOf } from '../media/picture.ts';
import { storedPaths } from '../media/storedPaths.ts';
import type { RevisionFile } from './revision.types.ts';

/** The keys of the existing files of a record. */
export interface RecordFileKeys {
  /** Those that it has now. */
  present: string[];
  /** Those that it had and that can be restored, with the time until which they can. */
  kept: Map<string, Date>;
}

/** The keys of the files of a version. */
export const pathsOf = (kind: ContentKind, values: object): string[] =>
  storedPaths(kind.pathsOf(values as never));

/** Whether two versions have the same files. */
export const haveSameFiles = (paths: string[], others: string[]): boolean =>
  paths.join('\n') === others.join('\n');

/**
 * Finds which files of versions still exist.
 * @param versions the values of the versions
 */
export async function readFileKeys(
  context: Context,
  kind: ContentKind,
  recordId: number,
  versions: object[],
): Promise<RecordFileKeys> {
  const paths = [...new Set(versions.flatMap((values) => pathsOf(kind, values)))];
  const [rows, kept] = await Promise.all([
    context.prisma.$queryRaw<object[]>`SELECT * FROM ${kind.source.table} WHERE id = ${recordId}`,
    readKeptFiles(context.prisma, paths, earliestRemoval(context)),
  ]);
  return {
    present: rows.flatMap((row) => pathsOf(kind, row)),
    kept: new Map(kept.map(({ path, removeAfter }) => [path, endOfPromise(removeAfter)])),
  };
}

/** Whether restoring a version also restores its files. */
export function restoresFiles(
  { trashDays }: Pick<Context, 'trashDays'>,
  paths: string[],
  { present, kept }: RecordFileKeys,
): boolean {
  if (haveSameFiles(paths, present)) return true;
  // If no files are kept, the current file would be lost.
  return trashDays > 0 && paths.every((path) => present.includes(path) || kept.has(path));
}

/** The file of a version; null if the version has no file. */
export function revisionFile(
  context: Context,
  { medium }: ContentKind,
  values: Row,
  { present, kept }: RecordFileKeys,
): RevisionFile | null {
  if (!medium) return null;
  const read = (column = '') => values[column] ?? null;
  const text = (column?: string) => read(column) as string | null;
  const size = (column?: string) => read(column) as number | null;
  const [url, path] = [text(medium.url), text(medium.path)];
  // Without a stored file, the picture is the logo of the site.
  if (url === null || path === '') return null;
  const type = read(medium.isVideo) === true ? MediaType.VIDEO : medium.type;
  const [imageUrl, imagePath] =
    type === MediaType.IMAGE ? [url, path] : [text(medium.posterUrl), text(medium.posterPath)];
  const isKept = path === null || present.includes(path) || kept.has(path);
  const image = {
    imageUrl,
    imagePath,
    imageWidth: size(medium.width),
    imageHeight: size(medium.height),
  };
  return {
    type,
    isKept,
    name: fileNameIn(path ?? url),
    keptUntil: kept.get(path ?? '') ?? null,
    url: isKept ? fileAddress(context, unpublished, url, path) : null,
    picture: isKept ? pictureOf(context, { ...values, ...unpublished }, image) : null,
  };
}
