import type { ApolloCache } from '@apollo/client';
import type { Ref } from 'react';
import type { z } from 'zod';
import type { FieldMessages } from '../messages/words.ts';
import type { FormValues } from './values.ts';
import type { SubmitContext } from './submitWithTimeout.ts';

export interface Versioned {
  id: string;
  version: number;
}

/** What the page around a form can do with it. */
export interface RecordFormHandle {
  /** That of the record as it was last read or saved; null for a new one. */
  version: () => number | null;
  /** Merges what somebody else has saved into the form; resolves to whether there was anything. */
  mergeRemoteChanges: () => Promise<boolean>;
}

/** What a form edits. */
export interface EditedRecord<Saved> {
  /** Null to create one. */
  record: Saved | null;
  /** The record of which a new one is to be a copy. */
  copied?: Saved;
  /** Reads a record as it is now; null when it is gone. */
  reload: (id: string) => Promise<Saved | null>;
  /** Where one is created; absent where there is only one. */
  addPath?: string;
  /** Restores a record that somebody has deleted; resolves to whether it is there again. */
  restore?: ((id: string) => Promise<boolean>) | undefined;
  handle?: Ref<RecordFormHandle> | undefined;
}

/** What a mutation is sent with. */
export interface SendOptions {
  context: SubmitContext;
  update: (cache: ApolloCache) => void;
}

/** The names of the fields that a rule knows. */
export type FieldName<Shape> = Extract<keyof Shape, string>;

/** What a form needs to know of the kind of record that it creates and edits. */
export interface RecordFormOptions<
  Shape extends z.ZodRawShape,
  Saved extends Versioned,
> extends EditedRecord<Saved> {
  rules: z.ZodObject<Shape>;
  labels: Record<FieldName<Shape>, FieldMessages>;
  /** Fields whose rule looks at another field too, by that one. */
  dependents?: Partial<Record<string, FieldName<Shape>[]>>;
  /** The fields that a copy leaves empty, to be chosen. */
  notCopied?: FieldName<Shape>[];
  /** Where a record is edited, without its id. */
  editPath: string;
  /** What the form holds before anything is typed. */
  valuesOf: (record: Saved | null) => FormValues & Record<FieldName<Shape>, FormValues[string]>;
  /** Creates a record, or saves the one that was read last; once for each idempotency key. */
  save: (
    values: z.output<z.ZodObject<Shape>>,
    record: Saved | null,
    idempotencyKey: string,
    send: SendOptions,
  ) => Promise<Saved | null | undefined>;
  /** Evicts from the cache what public pages and lists show, so that they reload it. */
  evict: (cache: ApolloCache) => void;
  /** Says that visitors do not see what was saved; null where they do. */
  notShown?: (saved: Saved) => string | null;
  /** Where a created record leads, instead of staying for the next one. */
  onCreated?: ((created: Saved) => void) | undefined;
  /** Where a record that was there already leads when it has been saved, instead of staying. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

/** What a form says that is its own. */
export interface RecordFormMessages {
  /** How its records are called in sentences. */
  kind: string;
  /** Says that it was saved, where that is not how one says it of other kinds. */
  saved?: string;
  createHeading: string;
  editHeading: string;
  submit: string;
  seeIt: string;
  /** What else there is to say of what was saved. */
  note?: string;
}
