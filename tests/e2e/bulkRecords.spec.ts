import pg from 'pg';
import { changeTheme, expect, type Page, themes } from './fixtures.ts';
import { field } from './formSteps.ts';
import { test } from './listsSite.ts';
import { violations } from './violations.ts';

/** Resources that visitors see, each from a moment of its own. */
async function addResources(url: string) {
  const database = new pg.Client(url);
  await database.connect();
  await database.query(`
    INSERT INTO "resource" (title, description, link, "publishedAt")
    SELECT 'Sheet ' || lpad(i::text, 2, '0'), '{Read}', 'https://sheet.example/' || i,
      timestamp '2026-01-01 10:11:12.345' + i * interval '1001 milliseconds'
    FROM generate_series(1, 50) AS i`);
  return {
    publications: async () => {
      const { rows } = await database.query<object>(
        `SELECT id, "publishedAt", "unpublishAt" FROM "resource" ORDER BY id`,
      );
      return rows;
    },
    end: () => database.end(),
  };
}

const seenByVisitors = async (page: Page) => {
  const query = '{ resources(first: 100) { nodes { title } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { resources: { nodes: { title: string }[] } } };
  return data.resources.nodes.filter(({ title }) => title.startsWith('Sheet')).length;
};

test('fifty records are chosen and taken down on a phone, and this is undone', async ({
  page,
  databaseUrl,
  complaints,
}) => {
  const database = await addResources(databaseUrl);
  const before = await database.publications();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/resources?find=Sheet&order=TITLE');
  await expect(page.getByText('50 entries shown')).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Choose Sheet/ });
  await expect(boxes).toHaveCount(50);
  // The box does not open the record, as the rest of its card does; 44 px of it can be pressed.
  const target = await boxes.first().locator('..').boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await boxes
    .first()
    .locator('..')
    .click({ position: { x: 2, y: 2 } });
  await expect(boxes.first()).toBeChecked();
  const bar = page.getByRole('region', { name: 'Entries chosen' });
  await bar.getByRole('button', { name: 'Choose all shown' }).click();
  await expect(bar).toContainText('50 entries chosen');
  for (const theme of themes) {
    await changeTheme(page, theme);
    expect(await violations(page, '[data-form-bar]'), theme).toEqual([]);
  }

  // The bar stays in sight, and neither the last row nor what has the focus lies beneath it.
  await boxes.last().focus();
  const [last, edge] = [await boxes.last().boundingBox(), await bar.boundingBox()];
  expect(edge?.y ?? 0).toBeLessThan(844);
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);

  // One of them is looked into, and the choice is there again.
  await page
    .getByRole('link', { name: 'Edit Sheet 02' })
    .or(page.getByText('Sheet 02'))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Resource: Sheet 02');
  // The form has all that it asked for; leaving it before would cancel a request.
  const categories = field(page, 'Category').getByRole('option');
  await expect.poll(() => categories.count()).toBeGreaterThan(2);
  await expect(page.getByText(/^PDF, up to \d+ MB/)).toBeVisible();
  await page.goBack();
  await expect(bar).toContainText('50 entries chosen');
  await expect(boxes.first()).toBeChecked();

  expect(await seenByVisitors(page)).toBe(50);
  await bar.getByRole('button', { name: 'Take down those chosen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take down 50 entries' });
  await expect(question).toContainText('Sheet 01, Sheet 02, Sheet 03 and 47 more');
  await question.getByRole('button', { name: 'Take down', exact: true }).click();
  await expect(page.getByText('50 entries taken down.')).toBeVisible();
  expect(await seenByVisitors(page)).toBe(0);
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo this for 50 entries' }).press('Enter');
  await expect(page.getByText('50 entries are as they were before.')).toBeVisible();
  expect(await seenByVisitors(page)).toBe(50);
  expect(await database.publications()).toEqual(before);
  expect(complaints).toEqual([]);
  await database.end();
});
