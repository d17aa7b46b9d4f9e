import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Env } from '../env.ts';
import { startScript } from '../../client/startScript.ts';
import { themeScript } from '../../client/themeScript.ts';

/** The hash with which a policy allows an inline script or stylesheet. */
export function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A year: how long browsers use only https for a site with https. */
const hstsMaxAge = 31_536_000;
const cloudinary = 'https://res.cloudinary.com';

/** The content security policy of a file that is not a page: it runs and loads nothing. */
export const filePolicy = [
  "default-src 'none'",
  // A browser shows a file that is opened directly in a page of its own.
  "img-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Directives of the content security policy, with names in camel case. */
type Directives = Record<string, string[]>;

/**
 * The security headers of every response, computed once. In development, Vite needs inline scripts
 * and a web socket.
 * @param exceptions directives for pages that need other ones
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
        // Copying a record reads the record's file.
        connectSrc: ["'self'", cloudinary],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...exceptions,
      },
    },
    // Without subdomains, which may belong to others.
    strictTransportSecurity: SITE_URL.startsWith('https:') && {
      maxAge: hstsMaxAge,
      includeSubDomains: false,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // These headers are only for Internet Explorer and Flash, or nonstandard. Every small file
    // would include them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
}
