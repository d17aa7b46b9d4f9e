import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { themeScript } from '../../client/themeScript.ts';

/** The only script that stands inside a page is allowed by its hash. */
const themeScriptHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
const cloudinary = 'https://res.cloudinary.com';

/**
 * The security headers of every answer, worked out once. In development Vite needs inline scripts
 * and a web socket.
 */
export function securityHeaders(isDevelopment: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(isDevelopment)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function setHeaders(isDevelopment: boolean) {
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
