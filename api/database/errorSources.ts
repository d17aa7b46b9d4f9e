/** The properties with an error's causes: plain errors, Prisma's, GraphQL's and Apollo's. */
const sources = ['cause', 'originalError', 'meta', 'driverAdapterError'] as const;

/** An error and all its causes, each as a readable object. */
export function errorSources(error: unknown): Record<string, unknown>[] {
  if (typeof error !== 'object' || error === null) return [];
  const fields = error as Record<string, unknown>;
  const inner = Array.isArray(fields['errors']) ? (fields['errors'] as unknown[]) : [];
  return [fields, ...[...sources.map((name) => fields[name]), ...inner].flatMap(errorSources)];
}

/** The codes of an error from PostgreSQL, its driver or Prisma. */
export const codesOf = (fields: Record<string, unknown>) =>
  [fields['code'], fields['originalCode']].filter((code) => typeof code === 'string');

/** Whether an error or one of its causes has one of these codes. */
export const hasErrorCode = (error: unknown, ...codes: string[]) =>
  errorSources(error)
    .flatMap(codesOf)
    .some((code) => codes.includes(code));
