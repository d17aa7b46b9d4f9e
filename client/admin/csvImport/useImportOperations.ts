import type { ColumnSettingInput } from '../../graphql/schemaTypes.generated.ts';
import {
  type CheckedImport_CheckFragment,
  useCheckImportMutation,
  useCheckMemberImportMutation,
} from './CheckedImport.generated.ts';
import type { Correction } from './corrections.ts';
import type { ImportedKind } from './importedKinds.ts';
import { useImportMembersMutation, useImportRecordsMutation } from './ImportRecords.generated.ts';

/** A file with the choices of the user. */
export interface ImportFile {
  file: File;
  columns: string[] | null;
  corrections: Correction[];
  settings: ColumnSetting[];
}

/** The settings of a field for all rows: the reading of its column, and the value of empty cells. */
export type ColumnSetting = Pick<ColumnSettingInput, 'field' | 'reading' | 'default'>;

/** The decisions about the rows of a file. */
interface ImportChoices {
  /** The lines with faults to leave out. */
  leavingOut: number[];
  /** Lines without a fault to leave out. */
  skipping: number[];
  updates: { line: number; id: string; version: number }[];
  publish: boolean;
}

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

  return { check, add };
}
