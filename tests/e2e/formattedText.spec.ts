import { expect, signInAsAdmin, test } from './fixtures.ts';
import { choose, field, fileInput, fillIn, named, photo } from './formSteps.ts';
import { holdEditor } from './holdEditor.ts';

test('a volunteer formats a description with the keyboard, and visitors read it', async ({
  page,
  complaints,
}) => {
  await signInAsAdmin(page);
  const title = named('Festival');
  await page.goto('/admin/create-about-ethiopia');
  await choose(page, 'Cultural & Religious Traditions');
  await fillIn(page, { Title: title });
  await fileInput(page).setInputFiles(await photo());
  await field(page, 'Description').click();
  const editor = page.getByRole('form').getByRole('textbox', { name: 'Description', exact: true });
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await expect(editor).toBeFocused();
  // The field shows the same focus ring as other fields. The ring of a button is not clipped.
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const frame = toolbar.locator('..');
  await expect(frame).toHaveCSS('outline', /solid 3px$/);
  await expect(frame).toHaveCSS('overflow', 'visible');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Italics' })).toHaveCSS('outline', /solid 3px$/);
  await expect(frame).toHaveCSS('outline', /none/);
  await editor.focus();
  await page.keyboard.type('## Programme');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We danced ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('all night');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- ቡና');
  await page.keyboard.press('Enter');
  await page.keyboard.type('the photos');
  await page.keyboard.press('Shift+Home');
  // The browser reports a selection to the editor in a task of its own, which runs before this timer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address of the link').fill('example.org/photos');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  const markdown = page.locator('textarea[name=description]');
  const text =
    '## Programme\nWe danced **all night**\n- ቡና\n- [the photos](https://example.org/photos)';
  await expect(markdown).toHaveValue(text);

  // What was typed is still there after a reload.
  await page.reload();
  await expect(editor).toBeVisible();
  await expect(markdown).toHaveValue(text);
  await expect(editor.getByRole('link', { name: 'the photos' })).toBeVisible();

  await fileInput(page).setInputFiles(await photo());
  await page.getByRole('button', { name: 'Create Content' }).click();
  const seeIt = page.getByRole('form').getByRole('link', { name: /^See / });
  await expect(seeIt).toBeVisible();
  // As the other fields: what is typed now would be lost.
  await expect(editor).toHaveAttribute('contenteditable', 'false');
  await seeIt.click();
  await expect(page.getByRole('heading', { name: 'Programme', level: 2 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'ቡና' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('nothing is lost that is typed before the editor is loaded', async ({ page }) => {
  await signInAsAdmin(page);
  const loadEditor = await holdEditor(page);
  await page.goto('/admin/create-about-ethiopia');
  await field(page, 'Description').click();
  await page.keyboard.type('- Tea, 2*3*4\n\nand ');
  loadEditor();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await page.keyboard.type('coffee, ');
  const markdown = page.locator('textarea[name=description]');
  await expect(markdown).toHaveValue('\\- Tea, 2\\*3\\*4\n\nand coffee,');

  // Spaces around pasted words are only in the plain text of the clipboard.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<b>black</b>');
    clipboardData.setData('text/plain', 'black ');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.type('tea');
  const text = '\\- Tea, 2\\*3\\*4\n\nand coffee, **black** tea';
  await expect(markdown).toHaveValue(text);

  // All lines become items, and paragraphs again.
  await page.keyboard.press('ControlOrMeta+a');
  const list = page.getByRole('button', { name: 'List', exact: true });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await list.click();
  await expect(markdown).toHaveValue(text);
});
