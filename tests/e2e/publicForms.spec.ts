import { randomUUID } from 'node:crypto';
import { type FakeSendGrid, words } from '../support/fakeSendGrid.ts';
import { askApi } from './askApi.ts';
import { expect, type Page, signInAsAdmin, waitForScripts } from './fixtures.ts';
import { passTimeOnForm } from './formTickets.ts';
import { test } from './mailSite.ts';
import { expectAccessible } from './violations.ts';

interface FormUnderTest {
  path: string;
  button: RegExp;
  values: Record<string, string>;
}

const inquiry: FormUnderTest = {
  path: '/contact-us',
  button: /^Send message/,
  values: {
    name: 'አበበ ቢቂላ',
    title: 'ጥያቄ',
    email: 'abebe@example.org',
    message: 'ሰላም! ስለ እንቁጣጣሽ <b>\nThank you',
  },
};

const application: FormUnderTest = {
  path: '/membership-form',
  button: /^Submit Application/,
  values: {
    name: 'ጽጌ ማርያም',
    dob: '1990-05-01',
    email: 'tsige@example.org',
    address: '1 Example Street\nAuckland',
    contactNumber: '021 555 0100',
  },
};

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const status = (page: Page) => page.locator('form').getByRole('status');

async function fillIn(page: Page, form: FormUnderTest, changes?: Record<string, string>) {
  await page.goto(form.path);
  await fillFields(page, form, changes);
}

async function fillFields(
  page: Page,
  { values }: FormUnderTest,
  changes: Record<string, string> = {},
) {
  for (const [name, value] of Object.entries({ ...values, ...changes })) {
    await field(page, name).fill(value);
  }
}

async function send(page: Page, { button }: FormUnderTest) {
  await passTimeOnForm(page);
  await page.getByRole('button', { name: button }).click();
}

/** The mail messages about this name. The site also sends other mail, about new devices for example. */
const mailAbout = ({ accepted }: FakeSendGrid, name: string) =>
  accepted.filter(({ content: [{ value }] }) => value.includes(name));

test('an application with an empty field is refused, and then sent and cleared', async ({
  page,
  sendGrid,
}) => {
  const name = `${application.values['name'] ?? ''} ${randomUUID()}`;
  sendGrid.next = [503];
  await fillIn(page, application, { name, dob: '' });
  const date = await field(page, 'date').inputValue();
  await send(page, application);
  await expect(field(page, 'dob')).toBeFocused();
  await expect(field(page, 'dob')).toHaveAccessibleDescription(/is required/);
  expect(mailAbout(sendGrid, name)).toEqual([]);
  await field(page, 'dob').fill('1990-05-01');
  await send(page, application);
  await expect(status(page)).toContainText('Submitting...');
  await expect(status(page)).toContainText('Application submitted successfully!');
  await expect(status(page)).toBeInViewport();
  for (const each of Object.keys(application.values))
    await expect(field(page, each)).toHaveValue('');
  expect(date).toBe(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date()),
  );
  await expect(field(page, 'date')).toHaveValue(date);
  await expect(field(page, 'agreement')).toBeChecked();
  expect(mailAbout(sendGrid, name)).toHaveLength(1);
});

// How the server takes each form is in tests/api/formPosts.test.ts, and what the pages do with scripts in
// tests/client/contactUs.test.tsx and membershipForm.test.tsx.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an inquiry is refused by the browser, by the server and by the provider, and then sent', async ({
    page,
    sendGrid,
  }) => {
    const name = randomUUID();
    const values: Record<string, string> = { ...inquiry.values, name };
    await fillIn(page, inquiry, { ...values, email: '' });
    await send(page, inquiry);
    await expect(field(page, 'email')).toBeFocused();
    await expect(page.locator('form :invalid:is(input, textarea)')).toHaveCount(1);
    await expect(status(page)).toHaveText('');

    await fillFields(page, inquiry, { ...values, title: ' ' });
    await send(page, inquiry);
    await expect(status(page)).toContainText('Please correct the fields that are marked');
    await expect(field(page, 'title')).toHaveAccessibleDescription(/Subject is required/);
    await expect(field(page, 'email')).toHaveValue(values['email'] ?? '');
    expect(mailAbout(sendGrid, name)).toEqual([]);

    sendGrid.mood = 400;
    await fillFields(page, inquiry, values);
    await send(page, inquiry);
    await expect(status(page)).toContainText(`Error sending message: ${words[400] ?? ''}`);
    await expect(page.getByText('What you wrote is stored safely.')).toBeVisible();
    for (const [each, value] of Object.entries(values)) {
      await expect(field(page, each)).toHaveValue(value);
    }

    sendGrid.mood = 'well';
    await send(page, inquiry);
    await expect(status(page)).toContainText('Message sent successfully!');
    await expect(status(page)).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe(inquiry.path);
    for (const each of Object.keys(values)) await expect(field(page, each)).toHaveValue('');
    expect(mailAbout(sendGrid, name)).toHaveLength(1);
  });
});

test('a form that was sent before scripts run continues after hydration', async ({
  page,
  complaints,
  sendGrid,
}) => {
  sendGrid.mood = 403;
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(inquiry.path, { waitUntil: 'load' });
  await fillFields(page, inquiry, { name: randomUUID() });
  await page.unroute(/\/assets\/.*\.js$/);
  complaints.length = 0;
  await send(page, inquiry);
  await expect(status(page)).toHaveText(`Error sending message: ${words[403] ?? ''}`);
  await page.waitForLoadState('networkidle');
  // The status in the response itself, before hydration.
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([]);
  sendGrid.mood = 'well';
  await send(page, inquiry);
  await expect(status(page)).toHaveText('Message sent successfully!');
  await expect(field(page, 'name')).toHaveValue('');
});

test('a draft is not restored into the focused field', async ({ page }) => {
  await fillIn(page, application);
  let run = () => {};
  const mayRun = new Promise<void>((resolve) => (run = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayRun;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'name').focus();
  run();
  await expect(field(page, 'email')).toHaveValue(application.values['email'] ?? '');
  await page.keyboard.type('Kebede');
  await expect(field(page, 'name')).toHaveValue('Kebede');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Kebede');
  // The draft is restored when the field loses the focus and is empty.
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'name').focus();
  await expect(field(page, 'email')).toHaveValue(application.values['email'] ?? '');
  await field(page, 'email').focus();
  await expect(field(page, 'name')).toHaveValue('Kebede');
});

test('a member opens the own data on a phone, corrects the address and asks to leave', async ({
  page,
  sendGrid,
  browser,
  site,
}) => {
  await signInAsAdmin(page);
  const name = `Almaz ${randomUUID()}`;
  const email = `${randomUUID()}@example.org`;
  const input = {
    name,
    email,
    dob: '1960-05-31',
    date: '2020-11-21',
    address: 'Old Road 1',
    contactNumber: '021 555 0199',
  };
  const { id } = await askApi(
    page,
    'mutation ($input: MemberInput!) { done: createMember(input: $input) { id } }',
    { input },
  );

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  // Hydration would replace the ticket of the form.
  waitForScripts(visitor);
  await visitor.goto(`${site.url}/am/my-data`);
  await visitor.getByRole('textbox', { name: 'ኢሜይል' }).fill(email);
  await passTimeOnForm(visitor);
  await visitor.getByRole('button', { name: 'ሊንኩን ይላኩልኝ' }).click();
  await expect(visitor.locator('#form-status')).toContainText('ሊንኩን ልከንልዎታል');
  await expect.poll(() => sendGrid.accepted.length).toBe(1);
  const path = /\/am\/my-data#[\w-]+/.exec(sendGrid.accepted[0]?.content[0].value ?? '')?.[0] ?? '';
  const addresses: string[] = [];
  visitor.on('request', (request) =>
    addresses.push(request.url(), request.headers()['referer'] ?? ''),
  );

  await visitor.goto(site.url + path);
  const address = visitor.getByRole('textbox', { name: 'አድራሻ' });
  await expect(address).toHaveValue('Old Road 1');
  expect(visitor.url()).not.toContain('#');
  // Large letters leave room for the whole number.
  await visitor.setViewportSize({ width: 390, height: 844 });
  const devtools = await phone.newCDPSession(visitor);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(visitor.locator('html')).toHaveCSS('font-size', '32px');
  const room = await visitor
    .getByLabel('ስልክ ቁጥር')
    .evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
  expect(room).toBe(0);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await visitor.getByLabel('ስልክ ቁጥር').fill('none');
  await address.fill('New Road 2');
  await visitor.getByRole('button', { name: 'ያስቀምጡ' }).click();
  await expect(visitor.getByLabel('ስልክ ቁጥር')).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('New Road 2');
  await visitor.getByLabel('ስልክ ቁጥር').fill('021 555 0177');
  await askApi(
    page,
    'mutation ($id: ID!, $input: MemberInput!) { done: updateMember(id: $id, version: 1, input: $input) { id } }',
    { id, input: { ...input, address: 'Other Road 3' } },
  );
  await visitor.reload();
  await expect(address).toHaveValue('New Road 2');
  await visitor.getByRole('link', { name: 'English' }).first().click();
  await expect(visitor.getByRole('textbox', { name: 'Address' })).toHaveValue('New Road 2');
  expect(visitor.url()).toBe(`${site.url}/my-data`);
  await visitor.getByRole('button', { name: 'Save' }).click();
  await expect(visitor.getByText('Stored now: Other Road 3; 021 555 0199.')).toBeVisible();
  await visitor.getByRole('link', { name: 'አማርኛ' }).first().click();
  await expect(visitor.getByLabel('ስልክ ቁጥር')).toHaveValue('021 555 0177');
  await visitor.getByRole('button', { name: 'ያስቀምጡ' }).click();
  await expect(visitor.getByText('አሁን የተቀመጠው፦ Other Road 3፤ 021 555 0199።')).toBeVisible();
  await visitor.getByRole('button', { name: 'ያስቀምጡ' }).click();
  await expect(visitor.getByText('ተቀምጧል።')).toBeVisible();
  await visitor.emulateMedia({ media: 'print' });
  // Their addresses are secret.
  await expect(visitor.locator('main :is(a, button)').filter({ visible: true })).toHaveCount(0);
  await visitor.emulateMedia({ media: null });
  const file = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'ለኮምፒውተር ፕሮግራም የሚሆን ፋይል ያውርዱ' }).click();
  expect((await file).suggestedFilename()).toBe('my-data.json');
  await visitor.getByText('አባልነትን ማቋረጥ').click();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'ከአባልነት ለመሰናበት ይጠይቁ' }).click();
  await expect(visitor.getByText('ከአባልነት ለመሰናበት ጠይቀዋል።')).toBeVisible();
  // The browser tells `url()` with the part after the `#`, which it does not send.
  const sent = addresses.map((each) => each.replace(/#.*/, '')).join('\n');
  expect(sent).not.toContain(path.split('#')[1]);
  await phone.close();
});
