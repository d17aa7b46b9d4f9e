import type { RequestHandler } from 'express';
import type { Services } from '../context.ts';

/** Days for which the file says that it is valid; RFC 9116 advises less than a year. */
const validDays = 180;

/**
 * Serves security.txt (RFC 9116) with the contact for vulnerabilities: the address of the settings,
 * or the contact page where there is none.
 */
export function securityTxt({ settings, now }: Pick<Services, 'settings' | 'now'>): RequestHandler {
  return (_request, response) => {
    const { siteUrl, contactEmail } = settings;
    const expires = new Date(now().getTime() + validDays * 24 * 60 * 60 * 1000);
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
