import type { ImportedKind } from './importedKinds.ts';
import { useUndoImportMutation, useUndoMemberImportMutation } from './UndoImport.generated.ts';

/** The result of undoing an import. */
export interface UndoneImport {
  deleted: number;
  /** The number of changed records that were restored. */
  restored: number;
  /** The number of records that stay, because somebody has changed them since. */
  kept: number;
}

/** Undoes an import by its id, in as many requests as needed. */
export function useUndoImport({ constant: kind, evict: update }: ImportedKind) {
  const [undoRecords] = useUndoImportMutation({ update });
  const [undoMembers] = useUndoMemberImportMutation({ update });

  async function undoOnce(id: string) {
    if (kind === null) return (await undoMembers({ variables: { id } })).data?.undoMemberImport;
    return (await undoRecords({ variables: { id, kind } })).data?.undoImport;
  }

  return async (id: string): Promise<UndoneImport> => {
    const undone = { deleted: 0, restored: 0 };
    for (;;) {
      const result = await undoOnce(id);
      undone.deleted += result?.deleted ?? 0;
      undone.restored += result?.restored ?? 0;
      if (!result?.remaining) return { ...undone, kept: result?.kept ?? 0 };
    }
  };
}
