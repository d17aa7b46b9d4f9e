import { type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { FieldErrors } from '../../shared/fieldErrors.rules.ts';
import type { NewFile } from '../../media/saveWithFiles.ts';
import type { MediumColumns } from './medium.ts';
import type { StoredFiles } from '../save/records.ts';
import { ArgsType, inputFields } from '../../graphqlTypes.ts';

/** The files of the records of a kind: the arguments of mutations, and the columns of a row. */
export interface RecordFiles<Args extends object, Role extends string, Columns> {
  createArgs: ClassType<Args>;
  updateArgs: ClassType<Args>;
  /** The errors of missing files for a new record with this input. */
  errorsOf: (args: Args, input: object) => FieldErrors;
  read: (context: Context, args: Args) => Promise<Record<Role, NewFile | null>>;
  columnsOfNew: (stored: StoredFiles<Role>, args: Args) => Columns;
  /** The columns that a change replaces. Other columns stay. */
  columnsOfChange: (stored: StoredFiles<Role>, args: Args) => Partial<Columns>;
  /** The errors of a row without a file that visitors need. */
  missingIn: (row: object) => FieldErrors;
  pathsOf: (row: Columns) => (string | null)[];
  /** All columns of the file, from which other records can copy it; absent without files. */
  medium?: MediumColumns<keyof Columns & string>;
  /** The placeholder for records without files; absent if files are required. */
  without?: {
    columns: Columns;
    /** The errors for a new record with this input and without files. */
    errorsOf: (input: object) => FieldErrors;
  };
}

@ArgsType()
class NoArgs extends inputFields({}) {}

export const noFiles: RecordFiles<NoArgs, never, object> = {
  createArgs: NoArgs,
  updateArgs: NoArgs,
  errorsOf: () => ({}),
  read: () => Promise.resolve({}),
  columnsOfNew: () => ({}),
  columnsOfChange: () => ({}),
  missingIn: () => ({}),
  pathsOf: () => [],
};
