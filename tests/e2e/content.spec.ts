import { expect, test } from './fixtures.ts';

test('long text opens and closes', async ({ page }) => {
  await page.goto('/about-ethiopia');
  const button = page.getByRole('button', { name: /^Read More/ }).first();
  await button.click();
  const open = page.getByRole('button', { name: /^Show Less/ }).first();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await open.click();
  await expect(page.getByRole('button', { name: /^Show Less/ })).toHaveCount(0);
});

test('the picture viewer opens, zooms, and closes by button, Esc and overlay', async ({ page }) => {
  await page.goto('/directory');
  const picture = page.getByRole('button', { name: /^Open picture in full screen/ }).first();
  const viewer = page.getByRole('dialog');
  await picture.click();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await viewer.getByRole('button', { name: 'Close picture' }).click();
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
  await picture.click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await picture.click();
  await expect(viewer).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(viewer).toBeHidden();
});

test('events show their day as day-month-year and link to a map', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByText(/\b07-01-20\d\d\b/).first()).toBeVisible();
  const map = page.getByRole('link', { name: /Example venue, Mount Roskill/ }).first();
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
});

test('a video plays and has a text for browsers that cannot', async ({ page }) => {
  await page.goto('/about-ethiopia');
  const video = page.locator('video');
  await expect(video).toHaveCount(1);
  expect(await video.textContent()).toContain('Your browser does not support the video tag.');
  const duration = await video.evaluate(async (node: HTMLVideoElement) => {
    node.muted = true;
    await node.play();
    return node.duration;
  });
  expect(duration).toBeGreaterThan(3);
});

test('a membership applicant finds today in Auckland as the date', async ({ page }) => {
  await page.goto('/membership-form');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(
    new Date(),
  );
  await expect(page.locator('input[name=date]')).toHaveValue(today);
});
