import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { changedMeanwhile, notFound } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { ContentKind } from './content.ts';
import { adoptExample } from './exampleRecords.ts';
import { pictureDetailNames } from './pictureDetails.rules.ts';
import type { Transaction } from './records.ts';
import { insert, refusalOf } from './restoreRecords.ts';
import { noteEditor, restoredColumns } from './revisions.ts';

/**
 * Gives a record back what it said in a former version, with its translations then, as a new version.
 * @param seen the record, and its version as its editor last saw it
 * @returns the number of the new version
 * @throws NOT_FOUND, CONFLICT when somebody else changed it since or an equal record is there by now,
 *   BAD_USER_INPUT where its category is gone
 */
export async function restoreRevision(
  context: Context,
  kind: ContentKind,
  seen: { id: number; version: number },
  former: number,
): Promise<number> {
  requireViewer(context);
  try {
    await transaction(context.prisma, (tx) => restore(context, tx, kind, seen, former));
    return seen.version + 1;
  } catch (error) {
    throw refusalOf(error, kind);
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    context.cache.invalidate(kind.name);
  }
}

async function restore(
  context: Context,
  tx: Transaction,
  kind: ContentKind,
  seen: { id: number; version: number },
  former: number,
): Promise<void> {
  const key = { kind: kind.name, recordId: seen.id };
  const { table } = kind.source;
  const [row] = await tx.$queryRaw<{ version: number; values: object }[]>`
    SELECT version, to_jsonb(record) AS "values" FROM ${table} AS record
    WHERE id = ${seen.id} FOR UPDATE`;
  const revision = await tx.revision.findUnique({
    where: { kind_recordId_version: { ...key, version: former } },
  });
  if (!row || !revision) throw notFound(kind.typename);
  if (row.version !== seen.version) throw changedMeanwhile(kind.typename);
  const values = revision.values as Record<string, unknown>;
  // The files stay, so what is said of a picture stays where the former version had another one.
  const pathsOf = (version: object) => JSON.stringify(kind.pathsOf(version as never));
  const isSamePicture = pathsOf(row.values) === pathsOf(values);
  const kept = [...kind.fileColumns, ...(isSamePicture ? [] : pictureDetailNames)];
  const columns = Prisma.raw(
    restoredColumns(values, kept)
      .map((name) => `"${name}"`)
      .join(', '),
  );
  await tx.$executeRaw`UPDATE ${table} SET version = version + 1, (${columns}) = (
    SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(values)}::jsonb))
    WHERE id = ${seen.id}`;
  await noteEditor(context, tx, kind.name, seen);
  await adoptExample(tx, kind.name, seen.id);
  const present = await tx.translation.findMany({ where: key });
  await tx.translation.deleteMany({ where: key });
  const translations = (revision.translations ?? []) as object[] as StoredTranslation[];
  await insert(
    tx,
    'translation',
    isSamePicture ? translations : translations.map((each) => withPresentAlt(each, present)),
  );
}

/** A translation as the database has it. */
interface StoredTranslation {
  language: string;
  values: object;
  original: object;
}

/** A former translation, with the description of the picture that is there now. */
function withPresentAlt(
  former: StoredTranslation,
  present: { language: string; values: unknown; original: unknown }[],
): StoredTranslation {
  if (!('imageAlt' in former.values)) return former;
  const now = present.find(({ language }) => language === former.language);
  const altOf = (texts: unknown) => ({
    imageAlt: (texts as { imageAlt?: string } | undefined)?.imageAlt ?? '',
  });
  return {
    ...former,
    values: { ...former.values, ...altOf(now?.values) },
    original: { ...former.original, ...altOf(now?.original) },
  };
}
