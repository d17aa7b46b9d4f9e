/** Milliseconds for which an answer is waited for: longer than the server waits for the provider. */
const submitTimeout = 30_000;

/** For mutations of public forms: what they bring is of no use to other parts of the page. */
export const submitOptions = () =>
  ({
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: AbortSignal.timeout(submitTimeout) } },
  }) as const;

/** @throws TypeError where an answer without errors says nothing either */
export function requireReceipt<Receipt>(receipt: Receipt | undefined): Receipt {
  if (!receipt) throw new TypeError('The answer was empty.');
  return receipt;
}

/** The texts that a form holds under these names. */
export function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, textOf(form.get(name))]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
