import type { Request } from 'express';

/**
 * Whether a form was posted from a page of this site, if the browser reports it. An old browser
 * reports nothing and is accepted. The forms need no more protection, because they do nothing for
 * an account.
 */
export function isFromThisSite({ headers }: Pick<Request, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return (
    new URL(origin).origin === new URL(siteUrl).origin || new URL(origin).host === headers.host
  );
}
