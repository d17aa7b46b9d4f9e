import { expect, type Page, signInAsAdmin } from './fixtures.ts';
import { create, field, fillIn, named } from './formSteps.ts';
import { test } from './ownSite.ts';

async function save(page: Page, told: RegExp = /^Post has been saved/) {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('form').getByText(told)).toBeVisible();
}

test('a post in Amharic is translated, kept up to date, and edited by two people at once', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-post');
  const title = named('እራት');
  await field(page, 'Written in').selectOption('Amharic');
  await fillIn(page, { Title: title, Text: 'በስድስት ሰዓት ይምጡ።' });
  await create(page, 'Create Post', 'Post has been created successfully');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.goto('/admin/posts');
  const row = page.getByRole('link', { name: `Edit ${title}`, exact: true });
  await row.click();
  await fillIn(page, { 'Title in English': 'Dinner', 'Text in English': 'Come at six.' });
  await save(page);
  await fillIn(page, { Text: 'በሰባት ሰዓት ይምጡ።' });
  await save(page);

  // What was translated is compared with what the original says now.
  await page.reload();
  const stillRight = page.getByRole('checkbox', { name: 'The translation is still right' });
  await expect(page.getByRole('deletion')).toContainText('በስድስት');
  await expect(page.getByRole('insertion')).toContainText('በሰባት');
  await stillRight.check();
  await save(page);
  await expect(stillRight).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(page.url());
  await fillIn(other, { 'Title in English': 'A dinner' });
  await fillIn(page, { Text: 'በስምንት ሰዓት ይምጡ።' });
  await save(other);
  await save(page, /it has not been saved yet/);
  await expect(page.getByRole('region', { name: /^Somebody else/ })).toContainText(
    'what they have changed: Title in English.',
  );
  await save(page);
  await page.reload();
  await expect(field(page, 'Text')).toHaveValue('በስምንት ሰዓት ይምጡ።');
  await expect(field(page, 'Title in English')).toHaveValue('A dinner');
  await expect(field(page, 'Text in English')).toHaveValue('Come at six.');
});

test('a site text is changed for visitors, and back to the original', async ({ page, context }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/texts?part=about.mission');
  const change = page.getByRole('button', { name: /^Change: Amharic: / }).last();
  await change.click();
  const first = page.getByLabel('Amharic, part 1');
  await first.fill('ተልእኳችን አንድነት ነው።');

  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Saved. Visitors read it from now on.')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto('/am/about');
  await expect(visitor.getByText('ተልእኳችን አንድነት ነው።')).toBeVisible();
  // The page stays what the server has sent when it is hydrated, and when it is reached by a link.
  await visitor.goto('/am');
  await visitor.getByRole('navigation').getByRole('link', { name: 'ስለ እኛ' }).first().click();
  await expect(visitor.getByText('ተልእኳችን አንድነት ነው።')).toBeVisible();

  await page.getByRole('button', { name: /^Change: Amharic: ተልእኳችን አንድነት/ }).click();
  await page.getByRole('button', { name: 'Back to the original' }).click();
  await save.click();
  await expect(page.getByText('Saved. Visitors read it from now on.')).toBeVisible();
  await visitor.goto('/am/about');
  await expect(visitor.getByText('ተልእኳችን አንድነት ነው።')).toHaveCount(0);
});
