import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signed times at which forms were opened. */
export interface FormTickets {
  /** @param openedAt when the form was opened: now, except in tests */
  issue(openedAt?: Date): string;
  /** Milliseconds since a ticket was issued; null if this site did not issue it. */
  ageOf(ticket: string): number | null;
}

/**
 * @param secret the secret of sessions; tickets have their own audience
 * @param now the current time
 */
export function createFormTickets(secret: string, now: () => Date): FormTickets {
  const key = createSecretKey(Buffer.from(secret));
  const sign = (time: string) =>
    createHmac('sha256', key).update(`form ticket ${time}`).digest('base64url').slice(0, 22);
  return {
    issue(openedAt = now()) {
      const time = openedAt.getTime().toString(36);
      return `${time}.${sign(time)}`;
    },
    ageOf(ticket) {
      const [time = '', signature = ''] = ticket.split('.');
      const expected = Buffer.from(sign(time));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return now().getTime() - parseInt(time, 36);
    },
  };
}
