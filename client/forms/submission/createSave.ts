import type { SendOptions, Versioned } from '../recordFormOptions.ts';

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
