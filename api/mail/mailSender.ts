/** A letter as it goes to the provider. */
export interface OutgoingLetter {
  id: string;
  to: string;
  /** Empty when nobody can be answered. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** What became of a letter. */
export type Delivery = { state: 'SENT'; providerId: string | null } | { state: 'KEPT' };

/** Where letters go. */
export interface MailSender {
  /**
   * Asks once.
   * @param patience milliseconds to wait for an answer
   * @throws MailFailure
   */
  send(letter: OutgoingLetter, patience: number): Promise<Delivery>;
}

/**
 * Whom a failure concerns: this letter alone; or all of them, until somebody changes the
 * configuration; or all of them for a while, so that trying again helps.
 */
export type FailureScope = 'letter' | 'configuration' | 'passing';

/** Why a letter was not taken. The message is the provider's own, for people. */
export class MailFailure extends Error {
  constructor(
    message: string,
    readonly scope: FailureScope,
    /** Milliseconds until it is worth trying again, where the provider tells. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Keeps every letter in the database, where admins read it at /admin/outbox. */
export const outbox: MailSender = { send: () => Promise.resolve({ state: 'KEPT' }) };
