import type {
  CellCorrectionInput,
  ColumnSettingInput,
  UndoneImport,
} from '../../graphql/schemaTypes.generated.ts';
import {
  type CheckedImport_CheckFragment,
  useCheckImportMutation,
  useCheckMemberImportMutation,
} from './CheckedImport.generated.ts';
import type { ImportedKind } from './importedKinds.ts';
import {
  type ImportRecordsMutationVariables,
  useImportMembersMutation,
  useImportRecordsMutation,
} from './ImportRecords.generated.ts';
import { useUndoImportMutation, useUndoMemberImportMutation } from './UndoImport.generated.ts';

/** A file with the choices of the user. */
export interface ImportFile {
  file: File;
  columns: string[] | null;
  corrections: CellCorrectionInput[];
  settings: ColumnSettingInput[];
}

/** The decisions about the rows of a file. */
type ImportChoices = Pick<
  ImportRecordsMutationVariables,
  'leavingOut' | 'skipping' | 'updates' | 'publish'
>;

/** The result of an import. */
export interface DoneImport {
  /** Null if nothing was added or changed. */
  id: string | null;
  added: number;
  updated: number;
  /** The lines that were not applied, because their records have changed since the check. */
  outdated: number[];
}

/** The operations of an import. Members have their own. */
export function useImportOperations({ constant: kind, evict: update }: ImportedKind) {
  const [checkRecords] = useCheckImportMutation({ fetchPolicy: 'no-cache' });
  const [checkMembers] = useCheckMemberImportMutation({ fetchPolicy: 'no-cache' });
  const [importRecords] = useImportRecordsMutation({ update });
  const [importMembers] = useImportMembersMutation({ update });
  const [undoRecords] = useUndoImportMutation({ update });
  const [undoMembers] = useUndoMemberImportMutation({ update });

  async function check(sent: ImportFile): Promise<CheckedImport_CheckFragment | undefined> {
    if (kind === null) return (await checkMembers({ variables: sent })).data?.checkMemberImport;
    return (await checkRecords({ variables: { ...sent, kind } })).data?.checkImport;
  }

  async function importOnce(
    sent: ImportFile,
    { publish, ...choices }: ImportChoices,
    begun: string | null,
  ) {
    const variables = { ...sent, ...choices, import: begun };
    if (kind === null) return (await importMembers({ variables })).data?.importMembers;
    return (await importRecords({ variables: { ...variables, kind, publish } })).data
      ?.importRecords;
  }

  async function undoOnce(id: string) {
    if (kind === null) return (await undoMembers({ variables: { id } })).data?.undoMemberImport;
    return (await undoRecords({ variables: { id, kind } })).data?.undoImport;
  }

  /** Adds and changes the records, in as many operations as needed. */
  async function add(sent: ImportFile, choices: ImportChoices): Promise<DoneImport> {
    const done: DoneImport = { id: null, added: 0, updated: 0, outdated: [] };
    for (;;) {
      const result = await importOnce(sent, choices, done.id);
      done.id = result?.import ?? done.id;
      done.added += result?.added.length ?? 0;
      done.updated += result?.updated.length ?? 0;
      done.outdated = [...new Set([...done.outdated, ...(result?.outdated ?? [])])];
      if (!result?.remaining) return done;
    }
  }

  /** Undoes an import by its id, in as many operations as needed. */
  async function undo(id: string): Promise<Undone> {
    const undone = { deleted: 0, restored: 0 };
    for (;;) {
      const result = await undoOnce(id);
      undone.deleted += result?.deleted ?? 0;
      undone.restored += result?.restored ?? 0;
      if (!result?.remaining) return { ...undone, kept: result?.kept ?? 0 };
    }
  }

  return { check, add, undo };
}

/** The result of undoing an import. */
export type Undone = Pick<UndoneImport, 'deleted' | 'restored' | 'kept'>;
