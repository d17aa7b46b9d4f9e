import type { Services } from '../context.ts';
import type { AccountLink, Language, Prisma } from '../generated/prisma/client.ts';
import { accountMail as amharic } from '../shared/messages/am/accountMail.ts';
import { accountMail as english } from '../shared/messages/en/accountMail.ts';
import { hiddenAddress } from './accountLinks.ts';
import { oneLine } from './oneLine.ts';
import { inLanguage, type MailContent, renderHtml, renderText } from './renderMailMessage.ts';

/** The catalogue messages of mail messages about accounts, in one language. */
export const accountMailWords = (language: Language) => ({ EN: english, AM: amharic })[language];

interface NewAccountMail {
  to: string;
  subject: string;
  content: MailContent;
  /** The link whose hidden address is in the content. */
  linkId?: string | null;
}

/**
 * Stores a mail message to the owner of an account, in the transaction of the change that it
 * reports. `deliverPendingMail` sends it at most a minute after the commit.
 * @returns its id, for `deliverSoon` after the commit
 */
export async function storeAccountMail(
  tx: Prisma.TransactionClient,
  { server, now }: Pick<Services, 'server' | 'now'>,
  { to, subject, content, linkId = null }: NewAccountMail,
): Promise<string> {
  const { id } = await tx.mailMessage.create({
    data: {
      kind: 'ACCOUNT',
      to: oneLine(to),
      replyTo: '',
      subject: oneLine(subject),
      text: renderText(content, server.siteUrl),
      html: renderHtml(content, server.siteUrl),
      linkId,
      nextAttemptAt: now(),
      createdAt: now(),
    },
  });
  return id;
}

interface AccountMailWords {
  subject: string;
  opening: string[];
  particulars?: [label: string, value: string][];
  closing: string;
}

/**
 * Stores a mail message in the language of its recipient.
 * @param link the link whose hidden address it has
 * @returns as `storeAccountMail`; null without a mail provider
 */
export async function storeMailInLanguage(
  tx: Prisma.TransactionClient,
  services: Pick<Services, 'server' | 'now'>,
  { email: to, language }: { email: string; language: Language },
  { subject, closing, ...words }: AccountMailWords,
  link?: AccountLink,
): Promise<string | null> {
  if (!services.server.sendsMail) return null;
  const content = inLanguage(language, {
    ...words,
    ...(link && { link: hiddenAddress(services, link) }),
    closing: [closing],
  });
  return storeAccountMail(tx, services, { to, subject, content, linkId: link?.id });
}
