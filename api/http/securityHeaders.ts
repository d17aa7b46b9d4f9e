import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Env } from '../env.ts';
import { startScript } from '../../client/startScript.ts';
import { themeScript } from '../../client/themeScript.ts';

/** Allows an inline script or stylesheet. */
export function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A year: for that long browsers ask for a site that has https by https only. */
const hstsMaxAge = 31_536_000;
const cloudinary = 'https://res.cloudinary.com';

/** The content security policy of a file that is no page: it runs and loads nothing. */
export const filePolicy = [
  "default-src 'none'",
  // Opened by itself, a browser shows it within a page of its own making.
  ...["img-src 'self'", "media-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join(';');

/** Directives of the content security policy, by their names in camel case. */
type Directives = Record<string, string[]>;

/**
 * The security headers of every response, computed once. In development Vite needs inline scripts
 * and a web socket.
 * @param exceptions directives of pages that need other ones
 */
export function securityHeaders(
  env: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
  exceptions: Directives = {},
): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(env, exceptions)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function setHeaders(
  { NODE_ENV, SITE_URL }: Parameters<typeof securityHeaders>[0],
  exceptions: Directives,
) {
  return helmet({
    contentSecurityPolicy: NODE_ENV !== 'development' && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", contentHash(themeScript), contentHash(startScript)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', cloudinary],
        mediaSrc: ["'self'", 'blob:', cloudinary],
        // The copy of a record reads the file of the record.
        connectSrc: ["'self'", cloudinary],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...exceptions,
      },
    },
    // Other names under the same domain are not ours to speak for.
    strictTransportSecurity: SITE_URL.startsWith('https:') && {
      maxAge: hstsMaxAge,
      includeSubDomains: false,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For Internet Explorer and Flash, or of no standard; every small file would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
}
