import type { ApolloCache } from '@apollo/client';
import type { Ref } from 'react';
import type { z } from 'zod';
import type { FieldMessages } from '../../api/shared/messages/words.ts';
import type { FormValues } from './values.ts';
import type { SubmitContext } from './submission/submitWithTimeout.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { dayMonthYear } from '../../api/shared/dates/days.ts';

export interface Versioned {
  id: string;
  version: number;
}

/** The functions of a form that its page can call. */
export interface RecordFormHandle {
  /** The version of the record that was read or saved last; null for a new one. */
  version: () => number | null;
  /** Merges the changes of another admin into the form; resolves to whether there were any. */
  mergeRemoteChanges: () => Promise<boolean>;
  /** Continues from the record after the user has changed it beside the form. */
  mergeOwnChange: () => Promise<void>;
}

/** The record that a form edits. */
export interface EditedRecord<Saved> {
  /** Null to create a record. */
  record: Saved | null;
  /** The record to copy into a new one. */
  copied?: Saved;
  /** Reads the current record; null if it no longer exists. */
  reload: (id: string) => Promise<Saved | null>;
  /** The address of the form for a new record; absent if there is only one record. */
  addPath?: string;
  /** Restores a deleted record; resolves to whether it exists again. */
  restore?: ((id: string) => Promise<boolean>) | undefined;
  handle?: Ref<RecordFormHandle> | undefined;
  /** Called with the saved record, if it existed before. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

/** The options of a mutation. */
interface SendOptions {
  context: SubmitContext;
  update: (cache: ApolloCache) => void;
}

/** The names of the fields of a validation schema. */
export type FieldName<Shape> = Extract<keyof Shape, string>;

/** The options of a form that depend on the kind of record. */
export interface RecordFormOptions<
  Shape extends z.ZodRawShape,
  Saved extends Versioned,
> extends EditedRecord<Saved> {
  rules: z.ZodObject<Shape>;
  labels: Record<FieldName<Shape>, FieldMessages>;
  /** Fields whose rule also reads another field, by the name of that field. */
  dependents?: Partial<Record<string, FieldName<Shape>[]>>;
  /** The fields that a copy leaves empty, so that the user sets them. */
  notCopied?: FieldName<Shape>[];
  /** The address of the form that edits a record, without the id; absent if none does. */
  editPath?: string;
  /** The values of the form before the user types. */
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
  /** The message that visitors cannot see the saved record; null if they can. */
  notShown?: (saved: Saved) => string | null;
  /** Called with the created record, for example to open another page instead of staying. */
  onCreated?: ((created: Saved) => void) | undefined;
}

/** The messages of a form that are specific to its kind. */
export interface RecordFormMessages {
  /** The name of a record within a sentence. */
  kind: string;
  /** The message after saving, if it differs from other kinds. */
  saved?: string;
  createHeading: string;
  editHeading: string;
  submit: string;
  seeIt: string;
  /** A further message after saving. */
  note?: string;
}

type Item = string | object;
type Value = string | number | boolean | readonly Item[] | null;

/**
 * The form values for the fields of a schema: the values of the record as texts, empty for a new
 * one. A list of lines is one text, a list of objects is JSON, and a ticked checkbox is 'yes'.
 */
export function textValues<Shape extends z.ZodRawShape>(
  rules: z.ZodObject<Shape>,
  record: Record<FieldName<Shape>, Value> | null,
): Record<FieldName<Shape>, string> {
  const textOf = (value: Value | undefined) => {
    if (typeof value === 'boolean') return value ? 'yes' : '';
    return typeof value === 'object' ? listText(value ?? []) : String(value ?? '');
  };
  const names = Object.keys(rules.shape) as FieldName<Shape>[];
  const entries = names.map((name) => [name, textOf(record?.[name])]);
  return Object.fromEntries(entries) as Record<FieldName<Shape>, string>;
}

const listText = (items: readonly Item[]) =>
  items.every((item) => typeof item === 'string')
    ? items.join('\n')
    : JSON.stringify(items, (key, value: unknown) => (key === '__typename' ? undefined : value));

/** The id of the record to copy, from the address of the form for a new record. */
export function useCopiedId(): string | null {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  return id === undefined ? parameters.get('copy') : null;
}

/**
 * The options of a form's query for the record that the address names: to edit it, or to copy it.
 * Skipped for a new record.
 */
export function useRecordToEdit() {
  const params = useParams();
  const copied = useCopiedId();
  const id = params['id'] ?? copied ?? '';
  return { variables: { id }, skip: !id, fetchPolicy: 'no-cache' as const };
}

/** A mutation function whose only field is the saved record. */
export type Mutate<Variables, Saved> = (
  options: { variables: Variables } & SendOptions,
) => Promise<{ data?: Record<string, Saved> | null | undefined }>;

/**
 * Creates the `save` function of a form from the two mutations of its kind.
 * @param variablesOf the variables of both, without the idempotency key; the record is null for a
 * new one
 */
export function createSave<Values, Variables, Saved extends Versioned>(
  create: Mutate<Variables & { idempotencyKey: string }, Saved>,
  update: Mutate<Variables & Versioned & { idempotencyKey: string }, Saved>,
  variablesOf: (values: Values, record: Saved | null) => Variables | Promise<Variables>,
) {
  return async (
    values: Values,
    record: Saved | null,
    idempotencyKey: string,
    send: SendOptions,
  ): Promise<Saved | undefined> => {
    const variables = { ...(await variablesOf(values, record)), idempotencyKey };
    const { data } = record
      ? await update({
          variables: { ...variables, id: record.id, version: record.version },
          ...send,
        })
      : await create({ variables, ...send });
    return Object.values(data ?? {})[0];
  };
}

/** Formats the day values of these fields as on every page. */
export const displayDays =
  (...names: string[]) =>
  (name: string, value: string): string | undefined =>
    names.includes(name) && value ? dayMonthYear(value) : undefined;
