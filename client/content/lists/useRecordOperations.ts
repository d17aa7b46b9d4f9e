import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type AdminKindName, kindConstant } from '../adminKinds.ts';
import { useRestoreRecordsMutation } from '../RestoreRecords.generated.ts';
import type { BulkOperation, UndoneChange } from './bulkOperation.ts';
import {
  useDeleteRecordsMutation,
  usePublishRecordsMutation,
  useTakeDownRecordsMutation,
  useUndoPublicationMutation,
} from './BulkRecords.generated.ts';
import type { ListEntry } from './useRecordColumns.tsx';

interface RecordVersion {
  id: string;
  version: number;
}

/** The bulk operations on records of a kind: publish, take down, delete. */
export function useRecordOperations(name: AdminKindName): BulkOperation<ListEntry>[] {
  const [publish] = usePublishRecordsMutation();
  const [takeDown] = useTakeDownRecordsMutation();
  const [deleteRecords] = useDeleteRecordsMutation();
  const [undoPublish] = useUndoPublicationMutation();
  const [restoreRecords] = useRestoreRecordsMutation();
  const { selected: words } = useAdminMessages();
  const kind = kindConstant(name);

  async function change(mutate: typeof deleteRecords, selected: RecordVersion[]) {
    const records = selected.map(({ id, version }) => ({ id, version }));
    const { data } = await mutate({ variables: { kind, records } });
    if (!data) throw new Error('The answer was empty.');
    return data.outcome;
  }

  /** @param takeBack undoes the operation for the changed records */
  const operation =
    (mutate: typeof deleteRecords, takeBack: (done: RecordVersion[]) => Promise<UndoneChange>) =>
    async (entries: ListEntry[]) => {
      const { done, changed, missing } = await change(
        mutate,
        entries.map(({ id, record: { version } }) => ({ id, version })),
      );
      return { done: done.length, changed, kept: [], missing, undo: () => takeBack(done) };
    };

  async function undoPublication(published: RecordVersion[]): Promise<UndoneChange> {
    const { done, changed, missing } = await change(undoPublish, published);
    return { done: done.length, kept: changed, missing: missing.length };
  }

  async function restore(deleted: RecordVersion[]): Promise<UndoneChange> {
    await restoreRecords({ variables: { records: deleted.map(({ id }) => ({ kind, id })) } });
    return { done: deleted.length, kept: [], missing: 0 };
  }

  return [
    { words: words.publish, run: operation(publish, undoPublication) },
    { words: words.takeDown, run: operation(takeDown, undoPublication) },
    { words: words.delete, isDeletion: true, run: operation(deleteRecords, restore) },
  ];
}
