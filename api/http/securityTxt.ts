import type { RequestHandler } from 'express';
import type { Services } from '../context.ts';
import { readSettings } from '../site/readSettings.ts';

/** How many days the file claims to be valid. RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * Serves security.txt (RFC 9116) with the contact for vulnerabilities: the email address of the
 * settings, or the contact page if there is none.
 */
export function securityTxt(services: Pick<Services, 'prisma' | 'server' | 'now'>): RequestHandler {
  return async (_request, response) => {
    const { siteUrl } = services.server;
    const { contactEmail } = await readSettings(services);
    const expires = new Date(services.now().getTime() + validDays * 24 * 60 * 60 * 1000);
    response
      .type('text')
      .send(
        [
          `Contact: ${contactEmail ? `mailto:${contactEmail}` : `${siteUrl}/contact-us`}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en, am',
          `Canonical: ${siteUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  };
}
