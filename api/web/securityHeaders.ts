import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { themeScript } from '../../client/themeScript.ts';

/** The only script that stands inside a page is allowed by its hash. */
const themeScriptHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
const cloudinary = 'https://res.cloudinary.com';

/** Security headers of every answer. In development Vite needs inline scripts and a web socket. */
export function securityHeaders(isDevelopment: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: !isDevelopment && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", themeScriptHash],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', cloudinary],
        mediaSrc: ["'self'", 'blob:', cloudinary],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Set where TLS ends, by the proxy in front.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
