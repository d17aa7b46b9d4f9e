import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { themeScript } from '../../client/themeScript.ts';

/** The only script that stands inside a page is allowed by its hash. */
const themeScriptHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
const cloudinary = 'https://res.cloudinary.com';

/** Directives of the policy of contents, by their names in camel case. */
type Directives = Record<string, string[]>;

/**
 * The security headers of every answer, worked out once. In development Vite needs inline scripts
 * and a web socket.
 * @param exceptions directives of pages that need other ones
 */
export function securityHeaders(
  isDevelopment: boolean,
  exceptions: Directives = {},
): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(isDevelopment, exceptions)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function setHeaders(isDevelopment: boolean, exceptions: Directives) {
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
        ...exceptions,
      },
    },
    // Set where TLS ends, by the proxy in front.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
