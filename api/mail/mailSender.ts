/** A mail message as it goes to the provider. */
export interface OutgoingMailMessage {
  id: string;
  to: string;
  /** Empty when there is no address to reply to. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** Outcome of sending: accepted by the provider, or stored only, as there is no provider. */
export type Delivery = { state: 'SENT'; providerId: string | null } | { state: 'STORED' };

/** Sends mail messages. */
export interface MailSender {
  /**
   * Tries once.
   * @param timeout milliseconds to wait for a response
   * @throws MailError
   */
  send(mailMessage: OutgoingMailMessage, timeout: number): Promise<Delivery>;
}

/**
 * What a failure concerns: this message alone; all of them, until somebody changes the
 * configuration; or all of them for a while, so that a retry helps.
 */
export type MailErrorScope = 'message' | 'configuration' | 'transient';

/** A mail message was not accepted. The text is the provider's own, for people. */
export class MailError extends Error {
  constructor(
    message: string,
    readonly scope: MailErrorScope,
    /** Milliseconds until a retry makes sense, where the provider says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Sends nothing: messages stay in the database, where admins read them at /admin/outbox. */
export const outbox: MailSender = { send: () => Promise.resolve({ state: 'STORED' }) };
