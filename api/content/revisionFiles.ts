import type { Context } from '../context.ts';
import { fileNameIn } from '../media/fileName.rules.ts';
import { readKeptFiles } from '../media/unusedFiles.ts';
import type { ContentKind, Row } from './content.ts';
import { earliestRemoval, endOfPromise } from './deletedRecords.ts';
import { fileAddress, unpublished } from './fileAddress.ts';
import { MediaType } from './medium.ts';
import { type Picture, pictureOf } from './picture.ts';
import { storedPaths } from './storedPaths.ts';

/** A picture, video or document that a record has or had. */
export interface RevisionFile {
  type: MediaType;
  /** As it was called when it was uploaded. */
  name: string;
  isKept: boolean;
  /** Null for one that the record has, or that is gone. */
  keptUntil: Date | null;
  /** Null where it is gone. */
  url: string | null;
  /** The picture itself or that of a video. */
  picture: Picture | null;
}

/** The files of which a version has others than the one before it. */
export interface FileChange {
  before: RevisionFile | null;
  after: RevisionFile | null;
}

/** Which files of a record there are at present. */
export interface RecordFileKeys {
  /** Those that it has. */
  present: string[];
  /** Those that it had and can have again, with the end of that. */
  kept: Map<string, Date>;
}

/** The keys of the files of a version. */
export const pathsOf = (kind: ContentKind, values: object): string[] =>
  storedPaths(kind.pathsOf(values as never));

/** Whether two versions have the same files. */
export const haveSameFiles = (paths: string[], others: string[]): boolean =>
  paths.join('\n') === others.join('\n');

/**
 * Finds out which files of versions are there.
 * @param versions what they say
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

/** Whether restoring a version gives its files back, too. */
export function restoresFiles(
  { trashDays }: Pick<Context, 'trashDays'>,
  paths: string[],
  { present, kept }: RecordFileKeys,
): boolean {
  if (haveSameFiles(paths, present)) return true;
  // Where no file is kept, the present one would be lost by it.
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
  // What stands in for a picture is the mark of the site, of which no file is stored.
  if (url === null || path === '') return null;
  const type = read(medium.isVideo) === true ? MediaType.VIDEO : medium.type;
  const [imageUrl, imagePath] =
    type === MediaType.IMAGE ? [url, path] : [text(medium.posterUrl), text(medium.posterPath)];
  const isKept = path === null || present.includes(path) || kept.has(path);
  const image = {
    ...{ imageUrl, imagePath },
    imageWidth: size(medium.width),
    imageHeight: size(medium.height),
  };
  return {
    ...{ type, isKept, name: fileNameIn(path ?? url) },
    keptUntil: kept.get(path ?? '') ?? null,
    url: isKept ? fileAddress(context, unpublished, url, path) : null,
    picture: isKept ? pictureOf(context, { ...values, ...unpublished }, image) : null,
  };
}
