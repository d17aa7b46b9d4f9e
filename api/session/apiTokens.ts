import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { IncomingMessage } from 'node:http';
import type { Viewer } from '../access.ts';
import type { Services } from '../context.ts';
import { tokenRefused } from '../errors.ts';
import type { ApiToken } from '../generated/prisma/client.ts';
import type { Scope } from '../shared/accounts/apiToken.rules.ts';
import { countAttempt } from './attempts.ts';
import { limits } from './limits.ts';
import { hashOf } from './tokens.ts';

/** The prefix by which scanners of published code recognise a secret of this site. */
const prefix = 'eca_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The number of random digits: together they have 256 bits. */
const randomDigits = 43;
const pattern = /^eca_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

/** A use less than this number of milliseconds after the last one from the same address is not stored. */
const useTolerance = 60_000;

type TokenServices = Pick<Services, 'prisma' | 'now'>;

/** Creates the secret of an API token. Its last six digits are a checksum of the random ones. */
export function newApiToken(): string {
  const random = Array.from({ length: randomDigits }, () => digits[randomInt(62)]).join('');
  return prefix + random + checksum(random);
}

/** CRC-32 in six digits, so that scanners can check a token without the site. */
function checksum(text: string): string {
  const places = Array.from({ length: 6 }, (_, place) => 62 ** (5 - place));
  return places.map((unit) => digits[Math.floor(crc32(text) / unit) % 62]).join('');
}

/** Whether a bearer token, or a header in another form, has an API token, valid or not. */
export const isApiToken = (text: string) => /(^|\s)eca_/i.test(text);

/** The condition of tokens that are neither expired nor revoked. */
export const validTokens = ({ now }: Pick<Services, 'now'>) => ({
  revokedAt: null,
  expiresAt: { gt: now() },
});

/**
 * Finds a valid API token by its secret. It is read for each request, so a revoked one is refused
 * at once in every process.
 */
export async function findApiToken(
  services: TokenServices,
  token: string,
): Promise<ApiToken | null> {
  const [, random, sum] = pattern.exec(token) ?? [];
  if (!random || checksum(random) !== sum) return null;
  const where = { ...validTokens(services), tokenHash: hashOf(token) };
  return services.prisma.apiToken.findFirst({ where });
}

/**
 * The viewer of a request with an API token. Counts the request and stores the use.
 * @throws UNAUTHENTICATED, TOO_MANY_REQUESTS
 */
export async function viewerOfApiToken(
  services: TokenServices,
  token: string,
  address: string,
): Promise<Viewer> {
  const found = await findApiToken(services, token);
  if (!found) throw tokenRefused();
  const { id, lastUsedAt, lastUsedFrom } = found;
  await countAttempt(services, `requests of API token ${id}`, limits.requestsOfToken);
  const present = services.now();
  const unused = present.getTime() - (lastUsedAt?.getTime() ?? 0);
  if (unused >= useTolerance || lastUsedFrom !== address) {
    const data = { lastUsedAt: present, lastUsedFrom: address };
    await services.prisma.apiToken.update({ where: { id }, data });
  }
  const roles = withReading(found.scopes as Scope[]);
  return { id, email: id, roles, sessionId: '', isProgram: true, mustSetUpSecondFactor: false };
}

/** A scope to write includes the one to read. */
const withReading = (scopes: Scope[]) =>
  scopes.flatMap((scope) => [scope, scope.replace(':write', ':read') as Scope]);

/**
 * The access token in the `Authorization: Bearer` header of a request, not verified; null if there
 * is none. For a header with an API token in another form: one that is never valid.
 */
export function bearerToken({ headers }: IncomingMessage): string | null {
  const { authorization = '' } = headers;
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  return token ?? (isApiToken(authorization) ? 'eca_' : null);
}
