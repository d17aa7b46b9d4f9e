import type { MailMessage } from '../generated/prisma/client.ts';

/** A mail message in the form for the provider. */
export interface OutgoingMailMessage extends Pick<
  MailMessage,
  'id' | 'to' | 'replyTo' | 'subject' | 'text' | 'html'
> {
  /** The link with which the recipient unsubscribes; only in messages to members. */
  unsubscribeLink?: string;
}

/** The result of sending: accepted by the provider, or only stored because there is no provider. */
export type Delivery = { state: 'SENT'; providerId: string | null } | { state: 'STORED' };

/** Sends mail messages. */
export interface MailSender {
  /**
   * Tries once.
   * @param timeout the time limit of a response, in milliseconds
   * @throws MailError
   */
  send(mailMessage: OutgoingMailMessage, timeout: number): Promise<Delivery>;
}

/**
 * The scope of a failure: only this message; this message, which must not be sent any more ('ended');
 * all messages, until somebody changes the configuration; or all messages for a while, so that a retry
 * helps.
 */
export type MailErrorScope = 'message' | 'ended' | 'configuration' | 'transient';

/** A mail message was not accepted. The text is that of the provider, for people. */
export class MailError extends Error {
  constructor(
    message: string,
    readonly scope: MailErrorScope,
    /** Milliseconds until a retry makes sense, if the provider reports it. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Sends nothing. Messages stay in the database, where accounts read them at /admin/outbox. */
export const outbox: MailSender = { send: () => Promise.resolve({ state: 'STORED' }) };
