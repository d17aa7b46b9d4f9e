import { admin, expect, type Page } from './fixtures.ts';

/** Confirms the identity with the password if a change requires that. */
export async function confirmIdentity(page: Page, password = admin.password) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toBeHidden();
}
