import type { Request } from 'express';

/**
 * Whether a form was posted from this site's own pages, as far as the browser tells; one that tells
 * nothing is old. The forms need no more than that: nothing is done in anybody's name.
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
