import type { ReactNode } from 'react';

/** The messages of a bulk operation. */
interface BulkWords {
  action: string;
  /** The accessible name of its button. */
  actionName: string;
  title: (count: number) => string;
  text: string;
  /** How the operation can be undone or corrected. */
  note: string;
  success: (count: number) => string;
  /** Why some records were kept; absent if none can be. */
  kept?: (count: number) => string;
}

/** An operation on all selected rows. */
export interface BulkOperation<Row> {
  words: BulkWords;
  /** Whether a row can be changed so; absent if each can. */
  appliesTo?: (row: Row) => boolean;
  /** Whether it deletes records. */
  isDeletion?: boolean;
  /** Whether the page of a record stays open after it, with what is typed there. */
  keepsPage?: boolean;
  /** The fields of its confirmation. */
  fields?: ReactNode;
  run: (rows: Row[], values: FormData) => Promise<BulkOutcome>;
}

export interface BulkOutcome {
  /** The number of changed records. */
  done: number;
  /** The ids of the records that somebody has changed since they were loaded: nothing was done. */
  changed: string[];
  /** The ids of the records that could not be changed; the others were. */
  kept: string[];
  /** The ids of the records that no longer exist. */
  missing: string[];
  /** Undoes the operation; absent if that is not possible. */
  undo?: () => Promise<UndoneChange>;
}

/** The result of undoing an operation. */
export interface UndoneChange {
  /** The number of restored records. */
  done: number;
  /** The ids of the records that stay, because somebody has changed them since. */
  kept: string[];
  /** The number of records that no longer exist. */
  missing: number;
}
