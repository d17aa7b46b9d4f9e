import { publicationColumns } from '../content/publication/publication.ts';
import { readTranslations } from '../content/translation/translations.ts';
import type { WriteWith } from '../content/save/recordModel.ts';
import type { Context } from '../context.ts';
import { isFailure } from '../errors.ts';
import { idField } from './columns.ts';
import type { ImportTarget } from './importTargets.ts';
import type { MatchedRow } from './matchRow.ts';
import { type ImportUnderWay, noteImport } from './noteImport.ts';

/**
 * Writes the values of a row to its record, as the form does.
 * @returns false if somebody else has changed or deleted it since, or has saved an equal record
 */
export async function updateRecordFrom(
  context: Context,
  target: ImportTarget,
  underWay: ImportUnderWay,
  { present, update }: MatchedRow,
): Promise<boolean> {
  if (!update) return false;
  const { id, version, publication } = present;
  const { columns, isDraft, translations } = update;
  const shown =
    isDraft === null
      ? {}
      : publicationColumns({ publication: { isDraft } }, context.now(), publication);
  const { [idField]: _, ...texts } = present.texts;
  const translated = target.kind && readTranslations(context, target.kind, { translations });
  let importId = underWay.id;
  const writeWith: WriteWith<never> = {
    async write(tx, row) {
      await translated?.write(tx, row);
      importId = await noteImport(context, tx, target, underWay, { updated: 1 });
      const key = { importId, recordId: id };
      const saved = { version: version + 1 };
      await tx.updatedRecord.upsert({
        where: { importId_recordId: key },
        // The history contains the former version of content.
        create: { ...key, ...saved, kind: target.name, ...(!target.kind && { former: texts }) },
        update: saved,
      });
    },
    isChange: async (tx, row) => (await translated?.isChange(tx, row)) ?? false,
  };
  try {
    await target.change(context, { id: String(id), version }, { ...columns, ...shown }, writeWith);
  } catch (error) {
    if (isFailure(error, 'CONFLICT', 'NOT_FOUND')) return false;
    throw error;
  }
  underWay.id = importId;
  return true;
}
