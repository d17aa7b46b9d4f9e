import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Language, Prisma } from '../../generated/prisma/client.ts';
import type { Row } from '../content.ts';

/** A translation in a version, by column name. */
interface RevisionTranslation {
  language: Language;
  values: Record<string, unknown>;
  /** The columns of the record that it translates, as they were then. */
  original: Record<string, unknown>;
}

/** A version of a record: its values and its author. */
export interface Version {
  version: number;
  values: Row;
  translations: RevisionTranslation[];
  /** Null if it was not recorded. */
  changedAt: string | null;
  /** The id of an account; empty if it was not recorded. */
  changedBy: string;
  /** The number of the version that it restored; null if it restored none, or if this was not recorded. */
  restoredVersion: number | null;
}

/** The columns that people do not write, besides those of the publication. */
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

/** The columns that people write, without the given ones. */
export const shownColumns = (values: object, without: readonly string[]): string[] =>
  Object.keys(values).filter((name) => ![...bookkeeping, ...without].includes(name));

/**
 * The columns that a restore copies: all that people write, without the given ones. The publication
 * is not restored.
 */
export const restoredColumns = (values: object, kept: readonly string[]): string[] =>
  shownColumns(values, kept).filter((name) => !publication.includes(name));

/**
 * Records who changed a record. A trigger has already stored the former version.
 * @param former the former version
 * @param restoredVersion the number of the version that the change restores, if any
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
