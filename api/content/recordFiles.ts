import { ArgsType, type ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { FieldErrors } from '../fieldErrors.rules.ts';
import type { NewFile, StoredFile } from '../media/saveWithFiles.ts';
import type { MediumColumns } from './medium.ts';
import type { StoredFiles } from './records.ts';

/**
 * The files that records of a kind have: the arguments by which mutations take them, and the columns
 * in which a row keeps them.
 */
export interface RecordFiles<Args extends object, Role extends string, Columns> {
  createArgs: ClassType<Args>;
  updateArgs: ClassType<Args>;
  /** What is missing for a new record of which this is the input. */
  errorsOf: (args: Args, input: object) => FieldErrors;
  read: (context: Context, args: Args) => Promise<Record<Role, NewFile | null>>;
  columnsOfNew: (stored: StoredFiles<Role>) => Columns;
  /** The columns that a change replaces; the others stay. */
  columnsOfChange: (stored: StoredFiles<Role>, args: Args) => Partial<Columns>;
  /** The names of all its columns. */
  columns: readonly (keyof Columns & string)[];
  pathsOf: (row: Columns) => (string | null)[];
  /** Where other records find it to have a copy of it; absent where there is none. */
  medium?: MediumColumns<keyof Columns & string>;
  /** What stands in for them in a record that is made without; absent where none is made so. */
  without?: {
    columns: Columns;
    /** What is missing then for a new record of which this is the input. */
    errorsOf: (input: object) => FieldErrors;
  };
}

@ArgsType()
class NoArgs {}

export const noFiles: RecordFiles<NoArgs, never, object> = {
  createArgs: NoArgs,
  updateArgs: NoArgs,
  errorsOf: () => ({}),
  read: () => Promise.resolve({}),
  columnsOfNew: () => ({}),
  columnsOfChange: () => ({}),
  columns: [],
  pathsOf: () => [],
};

/** A file whose lack `errorsOf` has refused. */
export function required(stored: StoredFile | null): StoredFile {
  if (!stored) throw new Error('A required file is missing.');
  return stored;
}
