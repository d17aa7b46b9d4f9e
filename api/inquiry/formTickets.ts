import { createSigner, isSameSecret } from '../signer.ts';

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
  const sign = createSigner(secret);
  const ticketOf = (time: string) => `${time}.${sign(`form ticket ${time}`).slice(0, 22)}`;
  return {
    issue: (openedAt = now()) => ticketOf(openedAt.getTime().toString(36)),
    ageOf(ticket) {
      const [time = ''] = ticket.split('.');
      return isSameSecret(ticket, ticketOf(time)) ? now().getTime() - parseInt(time, 36) : null;
    },
  };
}
