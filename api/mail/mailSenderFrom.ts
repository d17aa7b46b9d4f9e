import type { Env } from '../env.ts';
import { associationName } from './renderMailMessage.ts';
import { type MailSender, outbox } from './mailSender.ts';
import { sendGridSender } from './sendGrid.ts';

/** SendGrid if there is a key, otherwise the outbox. */
export function mailSenderFrom(env: Env): MailSender {
  if (!env.SENDGRID_API_KEY) return outbox;
  return sendGridSender({
    apiKey: env.SENDGRID_API_KEY,
    region: env.SENDGRID_REGION,
    host: env.SENDGRID_HOST,
    from: env.MAIL_FROM,
    fromName: associationName,
  });
}
