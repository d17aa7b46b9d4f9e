import express, { type Request, type Response, type Router } from 'express';
import type { Services } from '../context.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { plainPage, withPlainStyle } from '../http/plainPage.ts';
import { isUnsubscribed, subscribe, unsubscribe } from '../mail/memberMail.ts';
import { addressInLink } from '../mail/unsubscribeLink.ts';
import { allLanguages, type Language, languages } from '../shared/messages/languages.ts';
import { readSettings } from '../site/readSettings.ts';

const readBody = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 10 });

/**
 * Serves the page on which the owner of an email address unsubscribes it, in all languages, that of the link first. GET changes
 * nothing, because mail scanners open every link. POST unsubscribes, also when a mail provider sends it
 * (RFC 8058).
 * @param headers the headers of every response
 */
export function serveUnsubscribing(
  { inlineStyles }: { inlineStyles: { text: string }[] },
  services: Services,
  headers: Record<string, string>,
): Router {
  const router = express.Router();
  const fonts = inlineStyles
    .flatMap(({ text }) => text.match(/@font-face\{[^}]*Ethiopic[^}]*\}/g) ?? [])
    .join('');

  async function sendPage(request: Request, response: Response) {
    response.set(withPlainStyle(headers, fonts));
    // The address of the page is a secret of its reader.
    response.set({
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
    const query = queryOf(request);
    const address = addressInLink(services, query);
    response.status(address === null ? 404 : 200).type('html');
    const first = query.get('language') === 'AM' ? 'AM' : 'EN';
    response.send(await page(address, request.method === 'POST', first));
  }

  async function page(address: string | null, isPosted: boolean, first: Language) {
    const { memberMailWords } = await import('./renderMemberMessage.ts');
    const isOut = address !== null && (await isUnsubscribed(services.prisma, address));
    const { phoneNumber, contactEmail } = await readSettings(services);
    const contact = [phoneNumber, contactEmail, `${services.server.siteUrl}/contact-us`];
    const parts = await Promise.all(
      [...new Set([first, ...allLanguages])].map(async (language) => {
        const words = await memberMailWords(services, language);
        const state = isOut ? words.done : isPosted ? words.subscribed : words.question;
        const sentences =
          address === null
            ? [words.invalid, contact.filter(Boolean).join(' · ')]
            : [state(address), ...(isOut || isPosted ? [] : [words.effect])];
        const [wish, button] = isOut
          ? ['subscribe', words.subscribe]
          : ['unsubscribe', words.unsubscribe];
        return `<section lang="${languages[language].tag}"><h2>${escapeHtml(words.heading)}</h2>
${sentences.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${address === null ? '' : `<form method="post"><button name="wish" value="${wish}">${escapeHtml(button)}</button></form>`}</section>`;
      }),
    );
    return plainPage({
      language: first,
      head: `<style>${fonts}</style>\n`,
      content: parts.join('\n'),
    });
  }

  router
    .route('/unsubscribe')
    .get(sendPage)
    .post(readBody, async (request, response) => {
      const address = addressInLink(services, queryOf(request));
      const { wish } = (request.body ?? {}) as { wish?: unknown };
      if (address !== null && wish === 'subscribe')
        await subscribe(services.prisma, address, services.now());
      else if (address !== null)
        await unsubscribe(services.prisma, address, 'LINK', services.now());
      await sendPage(request, response);
    });
  return router;
}

const queryOf = ({ url }: Request) => new URL(url, 'http://localhost').searchParams;
