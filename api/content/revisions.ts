import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import type { Language, Prisma } from '../generated/prisma/client.ts';
import type { Row } from './content.ts';

/** A translation of a version, by the names of its columns. */
export interface RevisionTranslation {
  language: Language;
  values: Record<string, unknown>;
  /** The columns of the record that it translates, as they were then. */
  original: Record<string, unknown>;
}

/** A version of a record: what it said, and who made it. */
export interface Version {
  version: number;
  values: Row;
  translations: RevisionTranslation[];
  /** Null where that was not noted. */
  changedAt: string | null;
  /** The id of an account; empty where it was not noted. */
  changedBy: string;
  /** The number of the version that was restored with it; null where none was, or it was not noted. */
  restoredVersion: number | null;
}

/** What a row has besides what people write into it, and when visitors see it. */
const bookkeeping = [
  'id',
  'version',
  'createdBy',
  'createdAt',
  'updatedAt',
  'searchText',
  'sortName',
];

const publication = ['publishedAt', 'unpublishAt'];

/** The columns that people fill, but for these. */
export const shownColumns = (values: object, without: readonly string[]): string[] =>
  Object.keys(values).filter((name) => ![...bookkeeping, ...without].includes(name));

/**
 * The columns that a former version gives back: all that people have written, but for these. Whether
 * visitors see the record is decided apart from what it says.
 */
export const restoredColumns = (values: object, kept: readonly string[]): string[] =>
  shownColumns(values, kept).filter((name) => !publication.includes(name));

/**
 * Notes who changed a record, of which the database has noted the former version.
 * @param former that version
 * @param restoredVersion the number of the version that the change restores, if it does
 */
export async function noteEditor(
  context: Context,
  tx: Prisma.TransactionClient,
  kind: string,
  former: { id: number; version: number },
  restoredVersion: number | null = null,
): Promise<void> {
  await tx.revision.update({
    where: {
      kind_recordId_version: { kind, recordId: former.id, version: former.version },
    },
    data: { replacedBy: requireViewer(context).id, restoredVersion },
  });
}
