import { createFormTickets } from '../../api/inquiry/formTickets.ts';
import { expect, type Page } from './fixtures.ts';

const secret = 'a secret for tests only, 32 characters';

/** Settings of a site whose tickets can be made here. */
export const ticketSettings = { SESSION_SECRET: secret };

const tickets = createFormTickets(secret, () => new Date());

/** Makes a form as old as if a person had filled it in, who needs more than two seconds for that. */
export async function passTimeOnForm(page: Page) {
  const ticket = page.locator('form [name=ticket]');
  expect(tickets.ageOf(await ticket.inputValue())).not.toBeNull();
  await ticket.evaluate(
    (input: HTMLInputElement, older) => (input.value = older),
    tickets.issue(new Date(Date.now() - 10_000)),
  );
}
