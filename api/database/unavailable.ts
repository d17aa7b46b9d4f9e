/** Where errors keep the errors that they come from: ours, Prisma's, GraphQL's and Apollo's. */
const sources = ['cause', 'originalError', 'meta', 'driverAdapterError'] as const;

/** The connection is gone; what was asked was perhaps begun, and a read may be asked again. */
const lost = {
  // PostgreSQL's codes for its administrator, a crash, and a start or an end under way.
  codes: /^(57P01|57P02|57P03|08...|P1001|P1017|ECONNREFUSED|ECONNRESET|EPIPE)$/,
  kinds: /^(DatabaseNotReachable|ConnectionClosed)$/,
  messages: /^(Connection terminated|Client has encountered a connection error)/,
};

/** It is there, and too busy, too full, read-only (a switch to another machine) or silent. */
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
  if (typeof error !== 'object' || error === null) return false;
  const fields = error as Record<string, unknown>;
  const matches = ({ codes, kinds, messages }: typeof lost) =>
    [fields['code'], fields['originalCode']].some((code) => isMatch(codes, code)) ||
    isMatch(kinds, fields['kind']) ||
    isMatch(messages, fields['message']);
  if (matches(lost) || (how === 'any' && matches(busy))) return true;
  const inner = Array.isArray(fields['errors']) ? (fields['errors'] as unknown[]) : [];
  return [...sources.map((name) => fields[name]), ...inner].some((each) =>
    isUnavailable(each, how),
  );
}

const isMatch = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value);
