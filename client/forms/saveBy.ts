import type { SendOptions, Versioned } from './recordFormOptions.ts';

/** A mutation's function, whose only field is the saved record. */
export type Mutate<Variables, Saved> = (
  options: { variables: Variables } & SendOptions,
) => Promise<{ data?: Record<string, Saved> | null | undefined }>;

/**
 * Makes a form's `save` of the two mutations of its kind.
 * @param variablesOf what both are sent, beside the idempotency key; null where one is created
 */
export function saveBy<Values, Variables, Saved extends Versioned>(
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
