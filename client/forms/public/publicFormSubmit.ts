import { textOf } from '../textOf.ts';

/** Milliseconds to wait for a response: longer than the server waits for the mail provider. */
const submitTimeout = 30_000;

/** The options of the mutations of public forms, whose results no other part of the page needs. */
export const submitOptions = () =>
  ({
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: AbortSignal.timeout(submitTimeout) } },
  }) as const;

/** @throws TypeError for a response with neither errors nor data */
export function requireReceipt<Receipt>(receipt: Receipt | undefined): Receipt {
  if (!receipt) throw new TypeError('The response was empty.');
  return receipt;
}

/** The texts of a form under these names. */
export function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, textOf(form, name)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
