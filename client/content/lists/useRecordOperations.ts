import { useApi } from '../../graphql/api.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { AdminKindName } from '../adminKinds.ts';
import { kindConstant } from '../kindConstant.ts';
import { RestoreRecordsDocument } from '../RestoreRecords.generated.ts';
import type { ChosenOperation, UndoneChange } from './chosenOperation.ts';
import {
  DeleteRecordsDocument,
  PublishRecordsDocument,
  TakeDownRecordsDocument,
  UndoPublicationDocument,
} from './ChosenRecords.generated.ts';
import type { ListEntry } from './useRecordColumns.tsx';

interface RecordVersion {
  id: string;
  version: number;
}

/** What can be done with several records of a kind: publish them, take them down, delete them. */
export function useRecordOperations(name: AdminKindName): ChosenOperation<ListEntry>[] {
  const { load } = useApi();
  const { chosen: words } = useAdminMessages();
  const kind = kindConstant(name);

  async function change(document: typeof DeleteRecordsDocument, chosen: RecordVersion[]) {
    const client = await load();
    const records = chosen.map(({ id, version }) => ({ id, version }));
    const { data } = await client.mutate({ mutation: document, variables: { kind, records } });
    if (!data) throw new Error('The answer was empty.');
    return data.outcome;
  }

  /** @param takeBack undoes it, with those that are different now */
  const operation =
    (
      document: typeof DeleteRecordsDocument,
      takeBack: (done: RecordVersion[]) => Promise<UndoneChange>,
    ) =>
    async (entries: ListEntry[]) => {
      const { done, changed, missing } = await change(
        document,
        entries.map(({ id, record: { version } }) => ({ id, version })),
      );
      return { done: done.length, changed, kept: [], missing, undo: () => takeBack(done) };
    };

  async function undoPublication(published: RecordVersion[]): Promise<UndoneChange> {
    const { done, changed, missing } = await change(UndoPublicationDocument, published);
    return { done: done.length, kept: changed, missing: missing.length };
  }

  async function restore(deleted: RecordVersion[]): Promise<UndoneChange> {
    const client = await load();
    const records = deleted.map(({ id }) => ({ kind, id }));
    await client.mutate({ mutation: RestoreRecordsDocument, variables: { records } });
    return { done: deleted.length, kept: [], missing: 0 };
  }

  return [
    { words: words.publish, run: operation(PublishRecordsDocument, undoPublication) },
    { words: words.takeDown, run: operation(TakeDownRecordsDocument, undoPublication) },
    { words: words.delete, isDeletion: true, run: operation(DeleteRecordsDocument, restore) },
  ];
}
