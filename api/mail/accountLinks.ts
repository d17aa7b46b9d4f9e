import type { Services } from '../context.ts';
import type { AccountLink, AccountLinkKind, MailMessage } from '../generated/prisma/client.ts';
import { pathIn } from '../shared/messages/languages.ts';
import { MailError } from './mailSender.ts';

const pages: Record<AccountLinkKind, string> = {
  INVITATION: '/admin/invitation',
  PASSWORD_RESET: '/admin/reset-password',
  EMAIL_CHANGE: '/admin/confirm-email',
  OWN_DATA: '/my-data',
};

/** Replaces the token in stored and displayed mail messages. */
const hidden = '[hidden]';

/**
 * The address of a link. Browsers do not send the part after `#`, so no server log and no other
 * site gets it. The admin area has no addresses in Amharic: it is in the language of the account.
 */
const addressOf = (
  { server }: Pick<Services, 'server'>,
  { kind, language }: Pick<AccountLink, 'kind' | 'language'>,
  token: string,
) => `${server.siteUrl}${pathIn(kind === 'OWN_DATA' ? language : 'EN', pages[kind])}#${token}`;

/** The text that replaces the address of a link in a stored mail message. */
export const hiddenAddress = (
  services: Pick<Services, 'server'>,
  link: Pick<AccountLink, 'kind' | 'language'>,
) => addressOf(services, link, hidden);

/** The address of a link, to be sent or handed over, and never stored. */
export const linkAddress = (
  services: Pick<Services, 'server' | 'tokens'>,
  link: Pick<AccountLink, 'kind' | 'language' | 'id'>,
) => addressOf(services, link, services.tokens.linkToken(link.id));

/**
 * Inserts the address of the link into a mail message that is about to be sent.
 * @throws MailError if the link has ended
 */
export async function withLink(services: Services, mailMessage: MailMessage): Promise<MailMessage> {
  const { linkId, text, html } = mailMessage;
  if (!linkId) return mailMessage;
  const link = await services.prisma.accountLink.findUnique({ where: { id: linkId } });
  if (!link || link.endedAt || link.expiresAt <= services.now())
    throw new MailError('Not sent: the link in it is not good any more', 'ended');
  const token = services.tokens.linkToken(link.id);
  const put = (part: string) =>
    part.replaceAll(`${pages[link.kind]}#${hidden}`, () => `${pages[link.kind]}#${token}`);
  return { ...mailMessage, text: put(text), html: put(html) };
}
