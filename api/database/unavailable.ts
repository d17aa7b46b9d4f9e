import { codesOf, errorSources } from './errorSources.ts';

/** The connection was lost; the statement may have begun, and a read may be repeated. */
const lost = {
  // PostgreSQL's codes for its administrator, a crash, and a start or an end under way.
  codes: /^(57P01|57P02|57P03|08...|P1001|P1017|ECONNREFUSED|ECONNRESET|EPIPE)$/,
  kinds: /^(DatabaseNotReachable|ConnectionClosed)$/,
  messages: /^(Connection terminated|Client has encountered a connection error)/,
};

/** It is too busy, too full, read-only (a failover) or not responding. */
const busy = {
  codes: /^(57014|53...|25006|55P03|P1002|P1008|P2024|P2028|P2037|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/,
  kinds: /^(SocketTimeout|TooManyConnections)$/,
  messages: /^(Query read timeout|timeout exceeded when trying to connect)/,
};

/**
 * Whether an error says that the database cannot do its work at present: nothing is wrong with what
 * it was asked.
 * @param how `lost` for lost connections only
 */
export function isUnavailable(error: unknown, how: 'lost' | 'any' = 'any'): boolean {
  const signs = how === 'any' ? [lost, busy] : [lost];
  return errorSources(error).some((fields) =>
    signs.some(
      ({ codes, kinds, messages }) =>
        codesOf(fields).some((code) => codes.test(code)) ||
        isMatch(kinds, fields['kind']) ||
        isMatch(messages, fields['message']),
    ),
  );
}

const isMatch = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value);
