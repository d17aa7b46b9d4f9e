import type { Context } from '../../context.ts';
import { removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import type { ContentKind } from '../content.ts';
import { deleteRecords } from '../deleteRecords.ts';
import { changeChosen, type ChosenOutcome, type ChosenRecord } from './chosenRecords.ts';

/** Deletes records together, so that they can be restored together. */
export async function deleteChosen(
  context: Context,
  kind: ContentKind,
  chosen: ChosenRecord[],
): Promise<ChosenOutcome> {
  const outcome = await changeChosen(context, kind, chosen, {
    whereSomeChanged: 'nothing',
    async write(tx, rows) {
      const ids = rows.map(({ id }) => id);
      await deleteRecords(context, tx, kind, ids);
      return rows;
    },
  });
  removeUnusedFilesSoon(context);
  return outcome;
}
