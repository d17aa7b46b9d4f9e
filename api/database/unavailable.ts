import { codesOf, errorSources } from './errorSources.ts';

/** Signs in errors that the database cannot do its work at present, by what keeps it from that. */
const signs = {
  /** The connection was lost; the statement may have begun, and a read may be repeated. */
  lost: {
    // PostgreSQL's codes for its administrator, a crash, and a start or an end under way.
    codes: /^(57P01|57P02|57P03|08...|P1001|P1017|ECONNREFUSED|ECONNRESET|EPIPE)$/,
    kinds: /^(DatabaseNotReachable|ConnectionClosed)$/,
    messages: /^(Connection terminated|Client has encountered a connection error)/,
  },
  /** It ended a statement: mostly one that took longer than it may. */
  cancelled: { codes: /^57014$/ },
  /** It is too busy, too full, read-only (a failover) or not responding. */
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

/**
 * What keeps the database from its work, where an error says that it cannot do it at present: nothing is
 * wrong with what it was asked. Null for any other error.
 */
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
