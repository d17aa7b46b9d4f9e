import { Client } from '@sendgrid/client';
import { MailService } from '@sendgrid/mail';
import { z } from 'zod';
import { MailFailure, type MailSender } from './mailSender.ts';
import { oneLine } from './oneLine.ts';

export interface SendGridSettings {
  apiKey: string;
  /** Where the account keeps its data. */
  region: 'global' | 'eu';
  /** An address in place of SendGrid's, for tests; empty for the region's own. */
  host: string;
  /** The sender, an address that SendGrid has verified. */
  from: string;
  fromName: string;
}

/** Sends letters through SendGrid's Mail Send API (v3). */
export function sendGridSender(settings: SendGridSettings): MailSender {
  const { apiKey, region, host, from, fromName } = settings;
  return {
    async send({ id, to, replyTo, subject, text, html }, patience) {
      const client = new Client();
      client.setDataResidency(region);
      client.setApiKey(apiKey);
      if (host) client.setDefaultRequest('baseUrl', host);
      const service = new MailService();
      service.setClient(client);
      service.setTimeout(patience);
      try {
        const [response] = await service.send({
          to,
          from: { email: from, name: fromName },
          ...(replyTo && { replyTo }),
          subject,
          text,
          html,
          // By this a letter is found in SendGrid's activity.
          customArgs: { letter: id },
          // Letters of people to people: no pictures that tell on the reader, no rewritten links.
          trackingSettings: {
            clickTracking: { enable: false, enableText: false },
            openTracking: { enable: false },
          },
        });
        return { state: 'SENT', providerId: messageId.parse(response.headers) };
      } catch (error) {
        throw failureFrom(error);
      }
    },
  };
}

const messageId = z
  .object({ 'x-message-id': z.string() })
  .transform((headers) => headers['x-message-id'])
  .nullable()
  .catch(null);

/** What the library throws when SendGrid answered. */
const refusal = z.object({
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

function failureFrom(error: unknown): MailFailure {
  const answer = refusal.safeParse(error);
  if (!answer.success) return unanswered(error);
  const { code: status, message, response } = answer.data;
  const told = response.body?.errors.map((each) => each.message).join('; ') ?? '';
  const text = oneLine(told || message || `The mail service answered with status ${status}`, 300);
  if (status === 429) return new MailFailure(text, 'passing', waitAfter(response.headers));
  if (status >= 500 || status === 408) return new MailFailure(text, 'passing');
  return new MailFailure(text, status === 400 || status === 413 ? 'letter' : 'configuration');
}

function unanswered(error: unknown): MailFailure {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const isLate = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  // 'Network Error' is a text of docs/product.md, section 5.2.
  return new MailFailure(
    isLate ? 'The mail service did not answer in time' : 'Network Error',
    'passing',
  );
}

/** SendGrid tells the second at which a limit ends; what stands between may say Retry-After. */
function waitAfter(headers: Record<string, unknown>): number | null {
  const seconds = Number(headers['retry-after']);
  if (seconds > 0) return seconds * 1000;
  const resetsAt = Number(headers['x-ratelimit-reset']);
  return resetsAt > 0 ? Math.max(0, resetsAt * 1000 - Date.now()) : null;
}
