import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once. `user.type` is slow, because the page is rendered after each letter. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
