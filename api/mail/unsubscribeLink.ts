import type { Services } from '../context.ts';
import { isSameSecret } from '../signer.ts';

type Signing = Pick<Services, 'server' | 'tokens'>;

/** Stored mail has this in place of the address and its signature. */
const hidden = '[hidden]';
const pageOf = ({ server }: Pick<Services, 'server'>) => `${server.siteUrl}/unsubscribe?`;

/** Addresses are compared in lower case. */
export const inLowerCase = (address: string) => address.trim().toLowerCase();

// No link has such an id, so no other token equals this one.
const tokenOf = ({ tokens }: Pick<Services, 'tokens'>, address: string) =>
  tokens.linkToken(`unsubscribe ${inLowerCase(address)}`);

/** What stored mail messages have in place of the unsubscribe link, which is a secret of the recipient. */
export const hiddenUnsubscribeLink = (services: Pick<Services, 'server'>) =>
  pageOf(services) + hidden;

/** The signed link to the page on which the owner of an address unsubscribes it. It never expires. */
export const unsubscribeLink = (services: Signing, to: string) =>
  pageOf(services) + String(new URLSearchParams({ to, token: tokenOf(services, to) }));

/** The email address in the query of an unsubscribe link; null if this site did not sign it. */
export function addressInLink(services: Signing, query: URLSearchParams): string | null {
  const to = query.get('to') ?? '';
  const isSigned = isSameSecret(query.get('token') ?? '', tokenOf(services, to));
  return isSigned ? inLowerCase(to) : null;
}
