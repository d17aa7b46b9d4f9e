import { daysLater, todayInAuckland } from '../../api/shared/dates/days.ts';
import { ethiopianDateAmharic } from '../../api/shared/dates/ethiopianText.ts';
import { expect, signInAsAdmin, waitForScripts } from './fixtures.ts';
import { field, fileInput, fillIn, photo } from './formSteps.ts';
import { test } from './ownSite.ts';
import { expectAccessible } from './violations.ts';

test('a death notice is made on a phone, read and shared in Amharic, and printed on one sheet', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAsAdmin(page);
  await page.goto('/admin/add-death-notice');
  const day = daysLater(todayInAuckland(new Date()), 2);
  await fillIn(page, {
    Name: 'Ato Abebe Kebede',
    'Name in Amharic': 'አቶ አበበ ከበደ',
    'Day of the funeral': day,
    'Time of the funeral': 'ከጠዋቱ 4 ሰዓት',
    'Place of the funeral': 'St Michael, 12 Church Street',
    'First day of mourning': daysLater(day, 1),
    'Time of mourning': '6 to 9 PM',
    'Place of mourning': 'Mt Roskill War Memorial Hall',
    'Name of the contact': 'Sara Abebe',
    'Telephone of the contact': '021 555 0100',
    Text: 'He was born in Gondar, and came to Auckland in 1997.',
    'Text in Amharic': 'በጎንደር ተወለደ፤ በ1990 ዓ.ም. ወደ ኦክላንድ መጣ።',
  });
  await fileInput(page).setInputFiles(await photo());
  await field(page, 'Description of the picture in English').fill('Abebe smiles.');
  const submit = page.getByRole('button', { name: 'Create Death Notice' });
  await submit.click();
  await expect(page.getByRole('form').getByText(/^Ask the family first/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^The family agrees/ }).check();
  await submit.click();
  await expect(page.getByRole('link', { name: 'See the notice' })).toBeVisible();
  expect(complaints).toEqual([]);

  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const guest = await context.newPage();
  waitForScripts(guest);
  await guest.goto('/am/privacy');
  await guest
    .getByRole('banner')
    .getByRole('link', { name: /^ዜና እረፍት · አቶ አበበ ከበደ · / })
    .click();
  await expect(guest.getByRole('heading', { level: 1, name: 'አቶ አበበ ከበደ' })).toBeVisible();
  await expectAccessible(guest);
  const whatsapp = await guest.getByRole('link', { name: 'በዋትስአፕ ያጋሩ' }).getAttribute('href');
  await guest.getByRole('button', { name: 'ጽሑፉን ይቅዱ' }).click();
  await expect(guest.getByText('ጽሑፉ ተቀድቷል።')).toBeVisible();
  const text = await guest.evaluate(() => navigator.clipboard.readText());
  expect(whatsapp).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`);
  for (const part of [
    'Ato Abebe Kebede',
    ethiopianDateAmharic(day),
    'ከጠዋቱ 4 ሰዓት',
    '10:00 በኒውዚላንድ አቆጣጠር',
    'St Michael, 12 Church Street',
    '021 555 0100',
    '/am/death-notices/1-ato-abebe-kebede',
  ]) {
    expect(text).toContain(part);
  }

  const pdf = await guest.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await guest.emulateMedia({ media: 'print' });
  const sheet = guest.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'አቶ አበበ ከበደ' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Ato Abebe Kebede' })).toBeVisible();
  await expect(sheet.getByText('021 555 0100')).toBeVisible();
  await expect(sheet.getByRole('img')).toBeVisible();
});
