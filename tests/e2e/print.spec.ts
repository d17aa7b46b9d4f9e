import { chooseTheme, expect, test } from './fixtures.ts';

/** How many sheets a PDF has. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a page prints only its content, dark on white', async ({ page }) => {
  await chooseTheme(page, 'dark');
  for (const route of ['/', '/directory', '/events', '/calendar', '/membership-form']) {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html'), route).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('main h1'), route).toHaveCSS('color', 'rgb(0, 0, 0)');
    const hidden = page.getByText('Skip to').or(page.locator('nav, footer, button, video'));
    expect(await hidden.count(), route).toBeGreaterThan(2);
    await expect(hidden.filter({ visible: true }), route).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test('a collapsed text prints whole, and links print with their addresses', async ({ page }) => {
  await page.goto('/resources');
  await page.emulateMedia({ media: 'print' });
  const address = await page
    .getByRole('link', { name: /^Visit Resource/ })
    .first()
    .evaluate((link: HTMLAnchorElement) => [
      getComputedStyle(link, '::after').content,
      link.getAttribute('href'),
    ]);
  expect(address[0]).toContain(address[1]);

  await page.goto('/directory');
  await expect(page.getByRole('link', { name: /^Share/ }).filter({ visible: true })).toHaveCount(0);
  const [first, second] = await page
    .getByRole('list')
    .filter({ has: page.locator('li:nth-child(2) > .icon-link') })
    .last()
    .locator('.icon-link')
    .evaluateAll((links) =>
      links.map((link) => [getComputedStyle(link).marginInlineEnd, link.getAttribute('href')]),
    );
  expect(second).toBeDefined();
  expect(Number.parseFloat(first?.[0] ?? '')).toBeGreaterThan(0);

  await page.goto('/about-ethiopia');
  const collapsed = page.locator('.scripted\\:hidden');
  expect(await collapsed.count()).toBeGreaterThan(0);
  await expect(collapsed.filter({ visible: false })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await expect(collapsed.filter({ visible: true })).toHaveCount(0);
});

test('no entry breaks across sheets, and a month and the membership form fit on one', async ({
  page,
}) => {
  await page.goto('/events');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('article')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));

  await page.emulateMedia({ media: null });
  await page.goto('/calendar/gregorian-2027-05');
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.goto('/membership-form');
  await expect(page.getByText('Signature', { exact: true })).toBeHidden();
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Signature', { exact: true })).toBeVisible();
});
