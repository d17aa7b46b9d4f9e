import { linkOf } from '../support/memberMessages.ts';
import { askApi } from './askApi.ts';
import { admin, expect, signInAsAdmin } from './fixtures.ts';
import { fillIn } from './formSteps.ts';
import { test } from './mailSite.ts';
import { expectAccessible } from './violations.ts';

const create = 'mutation ($input: MemberInput!) { done: createMember(input: $input) { id } }';
const person = {
  dob: '1980-05-01',
  address: '1 Example Street',
  contactNumber: '021 555 0100',
  date: '2020-11-21',
};

test('a message is written, previewed, tested, scheduled, cancelled, printed and unsubscribed from on a phone', async ({
  page,
  sendGrid,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAsAdmin(page);
  await page.goto('/admin/messages');
  await expect(page.getByText('No messages have been written yet.')).toBeVisible();
  for (const member of [
    { name: 'Abebe', email: 'abebe@example.org', language: 'AM' },
    { name: 'Mamo', email: 'mamo@example.org', language: 'EN' },
    { name: 'Elder', email: '', language: 'AM' },
  ])
    await askApi(page, create, { input: { ...person, ...member } });
  await page.getByRole('link', { name: 'Write a Message' }).click();
  await fillIn(page, {
    'Subject in English': 'New Year',
    'Text in English': 'We celebrate.',
    'Subject in Amharic': 'አዲስ ዓመት',
    'Text in Amharic': 'እናከብራለን።',
  });
  const reached = 'Members: 2. Email addresses that get a copy: 1.';
  await page.getByRole('combobox', { name: 'Preferred language' }).selectOption('Amharic');
  await expect(page.getByText(reached)).toBeVisible();
  await page.getByRole('button', { name: 'Save the draft' }).click();

  // Letters of a draft are printed without its form.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('In Amharic', { exact: true }).click();
  await expect(page.locator('details[open]').getByText('እናከብራለን።')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('The test has been sent to your email address.')).toBeVisible();
  expect(sendGrid.accepted.map(({ subject }) => subject)).toEqual(['New Year', 'አዲስ ዓመት']);
  await expectAccessible(page);

  // What was typed since is neither sent nor tested.
  await fillIn(page, { 'Subject in English': 'Old Year' });
  await expect(page.getByText('Save your changes first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await fillIn(page, { 'Subject in English': 'New Year 2199' });
  await page.getByRole('button', { name: 'Save changes' }).click();

  await page.getByLabel('Send at').fill('2199-01-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject in English' })).toHaveCount(0);

  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  const printed = page.waitForFunction(() => document.documentElement.dataset['printed']);
  await page.getByRole('button', { name: 'Print letters' }).click();
  await printed;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Elder');
  await expect(page.getByRole('article')).toContainText('እናከብራለን።');
  await expect(page.getByRole('article')).not.toContainText('We celebrate.');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Cancel the message' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep the message' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel the message' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Use again' }).click();
  await expect(page.getByLabel('Text in Amharic')).toHaveValue('እናከብራለን።');
  await expect(page.getByText(reached)).toBeVisible();
  await page.goto('/admin/messages');
  await expect(page.getByText('New Year')).toBeVisible();

  const link = new URL(linkOf(sendGrid.accepted[0]));
  await page.goto(link.pathname + link.search);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(`${admin.email} is unsubscribed.`)).toBeVisible();
  expect(complaints).toEqual([]);
});
