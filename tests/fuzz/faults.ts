import type { IncomingHttpHeaders } from 'node:http';
import type { RawRequest } from './attacks.ts';

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Texts that no response may contain, for any reader. */
const inner =
  /"code":\s*"INTERNAL_SERVER_ERROR"|node_modules|\n\s+at \S|\.[cm]?[jt]s:\d+|PrismaClient|PostgresError/;

/** The faults of a response; empty if there are none. */
export function faultsOf(
  { status, headers, text }: Received,
  { method, target, body }: RawRequest,
  isAdmin: boolean,
  secrets: string[],
): string[] {
  const faults: string[] = [];
  if (status === 0) faults.push(`no answer: ${text}`);
  if (method === 'TRACE' && status < 400) faults.push('answers TRACE');
  if (status >= 500) faults.push(`status ${status}: ${text.slice(0, 300)}`);
  if (inner.test(text) && !inner.test(body + target)) {
    faults.push(`tells of the inside: ${inner.exec(text)?.[0] ?? ''}`);
  }
  if (!isAdmin && secrets.some((secret) => text.includes(secret))) {
    faults.push('holds private data');
  }
  // A response without a type has no content: Node's own to a request that is not HTTP, and 204.
  const policy = headers['content-security-policy'];
  if (headers['content-type'] && !headers['content-type'].includes('json')) {
    const isSandbox =
      target.startsWith('/graphql') && policy?.includes("style-src 'self' 'unsafe-inline'");
    const isLax =
      policy === undefined || policy.includes('unsafe-eval') || policy.includes('unsafe-inline');
    if (isLax && !isSandbox) faults.push(`has the policy ${String(policy)}`);
  }
  for (const cookie of headers['set-cookie'] ?? []) {
    if (!/HttpOnly/.test(cookie) || !/SameSite=Strict/.test(cookie)) faults.push(`sets ${cookie}`);
  }
  const opened = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  if (opened.length > 0) faults.push(`opens itself to pages elsewhere: ${opened.join()}`);
  return faults;
}
