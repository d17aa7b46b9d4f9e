import { useMemo } from 'react';
import { useApi } from '../../graphql/api.ts';
import {
  CheckImportDocument,
  CheckMemberImportDocument,
  type CheckedImport_CheckFragment,
} from './CheckedImport.generated.ts';
import type { Correction } from './corrections.ts';
import type { ImportedKind } from './importedKinds.ts';
import {
  ImportMembersDocument,
  ImportRecordsDocument,
  UndoImportDocument,
  UndoMemberImportDocument,
} from './ImportRecords.generated.ts';

/** A file with what was said of it. */
export interface ImportFile {
  file: File;
  columns: string[] | null;
  corrections: Correction[];
}

/** Records that one call deletes at most. */
const undoneAtOnce = 250;

/** The operations of an import, which are others for members than for content. */
export function useImportOperations({ constant: kind, evict }: ImportedKind) {
  const { load } = useApi();
  return useMemo(() => {
    async function check(sent: ImportFile): Promise<CheckedImport_CheckFragment | undefined> {
      const client = await load();
      const options = { fetchPolicy: 'no-cache' } as const;
      if (kind === null) {
        const mutation = CheckMemberImportDocument;
        const { data } = await client.mutate({ mutation, variables: sent, ...options });
        return data?.checkMemberImport;
      }
      const variables = { ...sent, kind };
      const { data } = await client.mutate({
        mutation: CheckImportDocument,
        variables,
        ...options,
      });
      return data?.checkImport;
    }

    async function importOnce(sent: ImportFile, leavingOut: number[], publish: boolean) {
      const client = await load();
      const all = { ...sent, leavingOut };
      if (kind === null) {
        const mutation = ImportMembersDocument;
        return (await client.mutate({ mutation, variables: all, update: evict })).data
          ?.importMembers;
      }
      const variables = { ...all, kind, publish };
      const mutation = ImportRecordsDocument;
      return (await client.mutate({ mutation, variables, update: evict })).data?.importRecords;
    }

    /**
     * Adds all that is to be added, in as many operations as it takes.
     * @param onAdded hears the ids of each
     */
    async function add(
      sent: ImportFile,
      leavingOut: number[],
      publish: boolean,
      onAdded: (ids: string[]) => void,
    ): Promise<void> {
      for (;;) {
        const result = await importOnce(sent, leavingOut, publish);
        onAdded(result?.added ?? []);
        if (!result?.remaining) return;
      }
    }

    /** @returns how many were deleted */
    async function undo(ids: string[]): Promise<number> {
      const client = await load();
      let deleted = 0;
      for (let start = 0; start < ids.length; start += undoneAtOnce) {
        const some = ids.slice(start, start + undoneAtOnce);
        const options = { update: evict };
        if (kind === null) {
          const mutation = UndoMemberImportDocument;
          const { data } = await client.mutate({ mutation, variables: { ids: some }, ...options });
          deleted += data?.undoMemberImport ?? 0;
        } else {
          const variables = { ids: some, kind };
          const mutation = UndoImportDocument;
          const { data } = await client.mutate({ mutation, variables, ...options });
          deleted += data?.undoImport ?? 0;
        }
      }
      return deleted;
    }

    return { check, add, undo };
  }, [kind, evict, load]);
}
