import { codesOf, errorSources } from './errorSources.ts';

/** Patterns in errors that mean that the database is temporarily unavailable, by cause. */
const signs = {
  /** The connection was lost. The statement may have started; a read can be repeated. */
  lost: {
    // PostgreSQL's codes for a stop by its administrator, a crash, and a start or stop in progress.
    codes: /^(57P01|57P02|57P03|08...|P1001|P1017|ECONNREFUSED|ECONNRESET|EPIPE)$/,
    kinds: /^(DatabaseNotReachable|ConnectionClosed)$/,
    messages: /^(Connection terminated|Client has encountered a connection error)/,
  },
  /** A statement was cancelled, usually because of its time limit. */
  cancelled: { codes: /^57014$/ },
  /** The database is overloaded, full, read-only (a failover) or not responding. */
  busy: {
    codes: /^(53...|25006|55P03|P1002|P1008|P2024|P2028|P2037|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/,
    kinds: /^(SocketTimeout|TooManyConnections)$/,
    messages: /^(Query read timeout|timeout exceeded when trying to connect)/,
  },
} satisfies Record<string, Signs>;

interface Signs {
  codes: RegExp;
  kinds?: RegExp;
  messages?: RegExp;
}

export type UnavailableCause = keyof typeof signs;

/** Why the database is temporarily unavailable, by an error. Null for any other error. */
export function unavailableCause(error: unknown): UnavailableCause | null {
  const sources = errorSources(error);
  const causes = Object.keys(signs) as UnavailableCause[];
  return causes.find((cause) => sources.some((fields) => hasSign(fields, signs[cause]))) ?? null;
}

export const isUnavailable = (error: unknown): boolean => unavailableCause(error) !== null;

const hasSign = (fields: Record<string, unknown>, { codes, kinds, messages }: Signs) =>
  codesOf(fields).some((code) => codes.test(code)) ||
  isMatch(kinds, fields['kind']) ||
  isMatch(messages, fields['message']);

const isMatch = (pattern: RegExp | undefined, value: unknown) =>
  pattern !== undefined && typeof value === 'string' && pattern.test(value);
