import type { Services } from '../context.ts';
import type { MailMessage, Prisma } from '../generated/prisma/client.ts';
import { oneLine } from './oneLine.ts';
import { type MailContent, renderHtml, renderText } from './renderMailMessage.ts';

/** How long a mail message about an account is kept after it was delivered or has failed, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

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

/** Deletes mail messages about accounts after their retention time. */
export async function removeOldAccountMail({ prisma, now }: Services): Promise<void> {
  await prisma.mailMessage.deleteMany({
    where: {
      kind: 'ACCOUNT',
      state: { not: 'PENDING' },
      createdAt: { lt: new Date(now().getTime() - keptFor) },
    },
  });
}
