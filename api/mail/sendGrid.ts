import { z } from 'zod';
import { MailError, type MailSender, outbox } from './mailSender.ts';
import { oneLine } from './oneLine.ts';
import type { Env } from '../env.ts';
import { senderOf } from './renderMailMessage.ts';

/** SendGrid if there is a key, otherwise the outbox. */
export const mailSenderFrom = (env: Env, now: () => Date): MailSender =>
  env.SENDGRID_API_KEY ? sendGridSender(env, now) : outbox;

/** Sends mail messages through SendGrid's Mail Send API (v3). */
function sendGridSender(env: Env, now: () => Date): MailSender {
  return {
    async send({ id, to, replyTo, subject, text, html, unsubscribeLink }, timeout) {
      const [{ Client }, { MailService }] = await Promise.all([
        import('@sendgrid/client'),
        import('@sendgrid/mail'),
      ]);
      const client = new Client();
      client.setDataResidency(env.SENDGRID_REGION);
      client.setApiKey(env.SENDGRID_API_KEY);
      if (env.SENDGRID_HOST) client.setDefaultRequest('baseUrl', env.SENDGRID_HOST);
      const service = new MailService();
      service.setClient(client);
      // The timeout of the library ends a connection only while no bytes arrive, so it does not end a slow response.
      client.setDefaultRequest('signal', AbortSignal.timeout(timeout));
      try {
        const [response] = await service.send({
          to,
          from: { email: env.MAIL_FROM, name: senderOf(subject) },
          ...(replyTo && { replyTo }),
          subject,
          text,
          html,
          ...(unsubscribeLink && {
            // RFC 8058.
            headers: {
              'List-Unsubscribe': `<${unsubscribeLink}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          // Identifies the message in SendGrid's activity.
          customArgs: { mailMessage: id },
          // Personal mail: no tracking pixels, no rewritten links.
          trackingSettings: {
            clickTracking: { enable: false, enableText: false },
            openTracking: { enable: false },
          },
        });
        return { state: 'SENT', providerId: messageId.parse(response.headers) };
      } catch (error) {
        throw mailErrorFrom(error, now);
      }
    },
  };
}

const messageId = z
  .object({ 'x-message-id': z.string() })
  .transform((headers) => headers['x-message-id'])
  .nullable()
  .catch(null);

/** The error of the library for a response of SendGrid. */
const errorResponse = z.object({
  code: z.number(),
  message: z.string().default(''),
  response: z.object({
    headers: z.looseObject({}),
    body: z
      .object({ errors: z.array(z.object({ message: z.string() })).min(1) })
      .nullable()
      .catch(null),
  }),
});

function mailErrorFrom(error: unknown, now: () => Date): MailError {
  const parsed = errorResponse.safeParse(error);
  if (!parsed.success) return networkError(error);
  const { code: status, message, response } = parsed.data;
  const reasons = response.body?.errors.map((each) => each.message).join('; ') ?? '';
  const text = oneLine(
    reasons || message || `The mail service answered with status ${status}`,
    300,
  );
  if (status === 429) {
    return new MailError(text, 'transient', retryAfterFrom(response.headers, now()));
  }
  if (status >= 500 || status === 408) return new MailError(text, 'transient');
  return new MailError(text, status === 400 || status === 413 ? 'message' : 'configuration');
}

function networkError(error: unknown): MailError {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const isLate = code === 'ERR_CANCELED' || code === 'ETIMEDOUT';
  // docs/product/forms.md, section 5.2, specifies the text 'Network Error'.
  return new MailError(
    isLate ? 'The mail service did not answer in time' : 'Network Error',
    'transient',
  );
}

/**
 * In milliseconds. SendGrid sends the time at which a limit ends, in seconds; a proxy may send
 * Retry-After.
 */
function retryAfterFrom(headers: Record<string, unknown>, present: Date): number | null {
  const seconds = Number(headers['retry-after']);
  if (seconds > 0) return seconds * 1000;
  const resetsAt = Number(headers['x-ratelimit-reset']);
  return resetsAt > 0 ? Math.max(0, resetsAt * 1000 - present.getTime()) : null;
}
