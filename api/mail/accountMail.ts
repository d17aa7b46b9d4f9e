import type { Services } from '../context.ts';
import type { MailMessage, Prisma } from '../generated/prisma/client.ts';
import { oneLine } from './oneLine.ts';
import { type MailContent, renderHtml, renderText } from './renderMailMessage.ts';

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
 */
export function storeAccountMail(
  tx: Prisma.TransactionClient,
  { server, now }: Pick<Services, 'server' | 'now'>,
  { to, subject, content, linkId = null }: NewAccountMail,
): Promise<MailMessage> {
  return tx.mailMessage.create({
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
}
