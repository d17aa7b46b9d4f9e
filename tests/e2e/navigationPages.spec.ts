import { askApi } from './askApi.ts';
import { expect, type Page, signInAsAdmin, waitForScripts } from './fixtures.ts';
import { expectToFit } from './fit.ts';
import { test } from './ownSite.ts';
import { expectAccessible } from './violations.ts';

const create = (page: Page, input: object, translation?: object[]) =>
  askApi(
    page,
    `mutation ($input: PageInput!, $translations: [TranslationInput!]) {
      done: createPage(input: $input, translations: $translations) { id }
    }`,
    { input: { text: 'Ask us.', ...input }, translations: translation },
  );

test('pages of volunteers are in the menu and in the footer', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await signInAsAdmin(page);
  const texts = [
    { field: 'title', text: 'የአዳራሽ ኪራይ' },
    { field: 'text', text: 'ይጠይቁን።' },
  ];
  await create(page, { title: 'Hall hire', place: '/about' }, [{ language: 'AM', texts }]);
  await create(page, { title: 'Rules', place: '/footer' });
  // With the longest title, below the last entry.
  await create(page, { title: 'Wide '.repeat(12).trim(), place: '/support-us' });
  expect(complaints).toEqual([]);

  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  waitForScripts(guest);
  await guest.setViewportSize({ width: 1280, height: 800 });
  await guest.goto('/');
  const bar = guest.getByRole('navigation', { name: 'Main navigation' });
  const button = bar.getByRole('button', { name: 'Menu · About' });
  const hall = bar.getByRole('link', { name: 'Hall hire' });
  await button.focus();
  await guest.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await guest.keyboard.press('Escape');
  await expect(hall).toBeHidden();
  await expect(button).toBeFocused();
  await guest.keyboard.press('Enter');
  await expectAccessible(guest);
  await guest.keyboard.press('Tab');
  await expect(hall).toBeFocused();
  await guest.keyboard.press('Enter');
  const heading = guest.getByRole('heading', { level: 1, name: 'Hall hire' });
  await expect(heading).toBeVisible();
  // Without a picture there is nothing beside the title.
  const { x } = (await heading.boundingBox()) ?? {};
  expect(await guest.getByText('Ask us.').boundingBox()).toMatchObject({ x });
  await expect(guest).toHaveURL(/\/pages\/\d+-hall-hire$/);
  await expect(hall).toBeHidden();
  await bar.getByRole('button', { name: 'Menu · Support Us' }).click();
  await expectToFit(guest, 'the menu');
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();

  await guest.setViewportSize({ width: 390, height: 800 });
  await guest.goto('/am/about');
  await guest.getByRole('button', { name: 'ምናሌውን ይክፈቱ' }).click();
  const menu = guest.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Rules' })).toBeHidden();
  await expectAccessible(guest);
  await menu.getByRole('link', { name: 'የአዳራሽ ኪራይ' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'የአዳራሽ ኪራይ' })).toBeVisible();
  await expect(menu).toBeHidden();

  const settings = { baseURL: site.url, javaScriptEnabled: false };
  const plain = await (await browser.newContext(settings)).newPage();
  await plain.setViewportSize({ width: 1280, height: 800 });
  await plain.goto('/contact-us');
  await expect(plain.getByRole('link', { name: 'Hall hire' })).toHaveCount(1);
  await plain.getByRole('button', { name: 'Menu · About' }).focus();
  await plain.getByRole('banner').getByRole('link', { name: 'Hall hire' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Hall hire' })).toBeVisible();
});
