import { randomUUID } from 'node:crypto';
import { picture } from '../support/files.ts';
import { expect, type Page } from './fixtures.ts';

export const video = 'tests/support/files/red-then-green.mp4';
export const mapLink = 'https://maps.example.org/place';
export const photo = async (name = 'photo.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await picture('png'),
});

/** Labels of required fields end in a star. */
export const field = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\*?$`));
export const fileInput = (page: Page) => page.locator('form input[type=file]:not([multiple])');

export async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const control = field(page, label);
    if ((await control.getAttribute('role')) === 'textbox') {
      // The editor of formatted text keeps its own selection, which `fill` does not change.
      await control.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(value);
    } else await control.fill(value);
  }
}

export async function choose(page: Page, category: string) {
  await field(page, 'Category').selectOption(category);
}

/** Follows a link to a record, and on from its page to the list. */
async function see(page: Page, link: ReturnType<Page['locator']>) {
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  if (!/\/\d/.test(path)) return;
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  // The address changes before the page has loaded its record.
  await expect(breadcrumb).toBeVisible();
  // A page that is still drawn can move the link between press and release, and the click is lost.
  await expect(async () => {
    if (await breadcrumb.isVisible()) await breadcrumb.getByRole('link').last().click();
    // The page of the record may show the same as the list.
    await expect(breadcrumb).toHaveCount(0, { timeout: 10_000 });
  }).toPass();
}

/** Sends a new record and opens the list that shows it. */
export async function create(page: Page, submit: string, told: string) {
  await page.getByRole('button', { name: submit }).click();
  const status = page.getByRole('status').filter({ hasText: told });
  await expect(status).toBeVisible();
  await see(page, page.getByRole('form').getByRole('link', { name: /^See / }));
}

/** Opens the edit form of a record from the page that shows it. */
export async function edit(page: Page, name: string) {
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByRole('form')).toBeVisible();
}

export async function save(page: Page, told: string) {
  await page.getByRole('button', { name: 'Save changes' }).click();
  const status = page.getByRole('status').filter({ hasText: told });
  await expect(status).toBeVisible();
  await see(page, status.getByRole('link'));
}

/** A name that no other test uses. */
export const named = (name: string) => `${name} ${randomUUID()}`;
