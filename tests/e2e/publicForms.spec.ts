import { randomUUID } from 'node:crypto';
import { words } from '../support/fakeSendGrid.ts';
import { startSite } from '../support/site.ts';
import { askApi } from './askApi.ts';
import { admin, expect, type Page, signInAsAdmin } from './fixtures.ts';
import { passTimeOnForm, ticketSettings } from './formTickets.ts';
import { test as base } from './mailProvider.ts';
import { expectSound } from './violations.ts';

/** A site that takes any number of forms. */
const test = base.extend<object, object>({
  site: [
    async ({ cloud }, use) => {
      const site = await startSite({
        ...cloud.settings,
        ...ticketSettings,
        LOG_LEVEL: 'error',
        FORMS_PER_ADDRESS: '1000',
        FORMS_PER_HOUR: '1000',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ cloud }) => {
  Object.assign(cloud, { mood: 'well', next: [], accepted: [], requests: 0 });
});

interface FormUnderTest {
  path: string;
  button: RegExp;
  values: Record<string, string>;
  success: string;
  prefix: string;
  /** The required fields that hold text, with what the server says without it. */
  required: Record<string, string>;
  /** The other required fields: spaces cannot be typed there. */
  others: string[];
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
  success: 'Message sent successfully!',
  prefix: 'Error sending message: ',
  required: {
    name: 'Name is required',
    title: 'Subject is required',
    message: 'Message is required',
  },
  others: ['email'],
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
  success: 'Application submitted successfully!',
  prefix: 'Error submitting application: ',
  required: {
    name: 'Full name is required',
    address: 'Address is required',
    contactNumber: 'Contact number is required',
  },
  others: ['dob', 'date'],
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const form of [inquiry, application]) {
      const { path, values, success, prefix, required, others } = form;

      test(`${path} is sent and cleared`, async ({ page, cloud }) => {
        const name = `${values['name'] ?? ''} ${randomUUID()}`;
        cloud.next = [503];
        await fillIn(page, form, { name });
        const date = path === '/membership-form' ? await field(page, 'date').inputValue() : '';
        await send(page, form);
        if (javaScriptEnabled) await expect(status(page)).toContainText('Submitting...');
        await expect(status(page)).toContainText(success);
        await expect(status(page)).toBeInViewport();
        expect(new URL(page.url()).pathname).toBe(path);
        for (const each of Object.keys(values)) await expect(field(page, each)).toHaveValue('');
        if (date) {
          expect(date).toBe(
            new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date()),
          );
          await expect(field(page, 'date')).toHaveValue(date);
          await expect(field(page, 'agreement')).toBeChecked();
        }
        expect(cloud.accepted).toHaveLength(1);
        expect(cloud.accepted[0]?.content[0].value).toContain(name);
      });

      // How a form is refused does not depend on which it is.
      if (form !== (javaScriptEnabled ? application : inquiry)) continue;

      test(`${path} is refused if a required field is empty`, async ({ page, cloud }) => {
        await fillIn(page, form);
        for (const missing of [...Object.keys(required), ...others]) {
          const value = await field(page, missing).inputValue();
          await field(page, missing).fill('');
          await send(page, form);
          await expect(field(page, missing)).toBeFocused();
          await expect(page.locator('form :invalid:is(input, textarea)')).toHaveCount(1);
          // With scripts by the site, in its own words, and without by the browser.
          if (javaScriptEnabled) {
            await expect(field(page, missing)).toHaveAccessibleDescription(/is required/);
          } else await expect(status(page)).toHaveText('');
          await field(page, missing).fill(value);
        }
        expect(cloud.requests).toBe(0);
      });

      test(`${path} is refused by the server if fields contain only spaces`, async ({
        page,
        cloud,
      }) => {
        const blank = Object.fromEntries(Object.keys(required).map((name) => [name, ' ']));
        await fillIn(page, form, blank);
        await send(page, form);
        await expect(status(page)).toContainText(
          `${prefix}Please correct the fields that are marked`,
        );
        for (const [name, message] of Object.entries(required)) {
          await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
        }
        await expect(field(page, 'email')).toHaveValue(values['email'] ?? '');
        expect(cloud.requests).toBe(0);
      });

      test(`${path} shows the provider's text, keeps what was typed, and can be sent again`, async ({
        page,
        cloud,
      }) => {
        const name = randomUUID();
        cloud.mood = 400;
        await fillIn(page, form, { name });
        await send(page, form);
        await expect(status(page)).toContainText(`${prefix}${words[400] ?? ''}`);
        await expect(page.getByText('What you wrote is stored safely.')).toBeVisible();
        for (const [each, value] of Object.entries({ ...values, name })) {
          await expect(field(page, each)).toHaveValue(value);
        }
        cloud.mood = 'well';
        await send(page, form);
        await expect(status(page)).toContainText(success);
        expect(cloud.accepted).toHaveLength(1);
      });
    }
  });
}

test('a form that was sent before scripts run continues after hydration', async ({
  page,
  complaints,
  cloud,
}) => {
  cloud.mood = 403;
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
  cloud.mood = 'well';
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

test('admins read mail messages and applications, and send failed messages again', async ({
  page,
  cloud,
}) => {
  const name = `ጽጌ ${randomUUID()}`;
  cloud.mood = 401;
  await fillIn(page, application, { name });
  await send(page, application);
  await expect(status(page)).toContainText('Error submitting application: ');

  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /^Membership Applications \d+ to decide$/ }).click();
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /^Outbox \d/ }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Waiting to be sent');
  await row.getByRole('rowheader').getByRole('link').click();
  const mailMessage = page.getByRole('main');
  await expect(mailMessage).toContainText(words[401] ?? '');
  await expect(mailMessage).toContainText('በድረ ገጹ ቅጽ የአባልነት ማመልከቻ ቀርቧል።');
  const sendNow = mailMessage.getByRole('button', { name: /^Send now/ });
  await sendNow.click();
  const notices = page.getByRole('status');
  await expect(notices.getByText(/^“Send now.*” did not work\.$/)).toBeVisible();
  await expect(notices.getByText(words[401] ?? '')).toBeVisible();
  cloud.mood = 'well';
  await sendNow.click();
  await expect(notices.getByText('The email has been sent.')).toBeVisible();
  await expect(sendNow).toHaveCount(0);
  expect(cloud.accepted).toHaveLength(1);
});

test('a member opens the own data on a phone, corrects the address and asks to leave', async ({
  page,
  cloud,
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
  await visitor.goto(`${site.url}/am/my-data`);
  await visitor.getByRole('textbox', { name: 'ኢሜይል' }).fill(email);
  await expectSound(visitor);
  await passTimeOnForm(visitor);
  await visitor.getByRole('button', { name: 'ሊንኩን ይላኩልኝ' }).click();
  await expect(visitor.locator('#form-status')).toContainText('ሊንኩን ልከንልዎታል');
  await expect.poll(() => cloud.accepted.length).toBe(1);
  const path = /\/am\/my-data#[\w-]+/.exec(cloud.accepted[0]?.content[0].value ?? '')?.[0] ?? '';
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
  await expectSound(visitor);
  await visitor.getByRole('button', { name: 'ከአባልነት ለመሰናበት ይጠይቁ' }).click();
  await expect(visitor.getByText('ከአባልነት ለመሰናበት ጠይቀዋል።')).toBeVisible();
  // The browser tells `url()` with the part after the `#`, which it does not send.
  const sent = addresses.map((each) => each.replace(/#.*/, '')).join('\n');
  expect(sent).not.toContain(path.split('#')[1]);
  await phone.close();

  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /2 from members/ }).click();
  const reports = page.getByRole('region', { name: 'From the members themselves' });
  await expect(reports.getByText('changed “Other Road 3” to “New Road 2”.').first()).toBeVisible();
  await expect(reports.getByText('asks to leave.')).toBeVisible();
  await expectSound(page);
  await reports
    .getByRole('button', { name: `Done: ${name}` })
    .first()
    .click();
  await expect(reports.getByRole('listitem')).toHaveCount(1);
  await reports.getByRole('button', { name: `Remove the request: ${name}` }).click();
  await expect(page.getByText(/^This does not end the membership/)).toBeVisible();
});
