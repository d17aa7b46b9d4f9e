import { useCallback } from 'react';
import { useApi } from '../../graphql/api.ts';
import type { ImportedKind } from './importedKinds.ts';
import { UndoImportDocument, UndoMemberImportDocument } from './UndoImport.generated.ts';

/** What the undoing of an import has done. */
export interface UndoneImport {
  deleted: number;
  /** How many say again what they said before. */
  restored: number;
  /** How many entries stay, because somebody has changed them since. */
  kept: number;
}

/** Undoes an import by its id, in as many operations as it takes. */
export function useUndoImport({ constant: kind, evict: update }: ImportedKind) {
  const { load } = useApi();
  return useCallback(
    async (id: string): Promise<UndoneImport> => {
      const client = await load();
      async function undoOnce() {
        if (kind === null) {
          const mutation = UndoMemberImportDocument;
          const { data } = await client.mutate({ mutation, variables: { id }, update });
          return data?.undoMemberImport;
        }
        const mutation = UndoImportDocument;
        const { data } = await client.mutate({ mutation, variables: { id, kind }, update });
        return data?.undoImport;
      }
      const undone = { deleted: 0, restored: 0 };
      for (;;) {
        const result = await undoOnce();
        undone.deleted += result?.deleted ?? 0;
        undone.restored += result?.restored ?? 0;
        if (!result?.remaining) return { ...undone, kept: result?.kept ?? 0 };
      }
    },
    [kind, update, load],
  );
}
