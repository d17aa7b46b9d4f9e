import pg from 'pg';
import { expectWell } from './expectWell.ts';
import { expect, signInAsAdmin } from './fixtures.ts';
import { test } from './ownSite.ts';

test.use({ viewport: { width: 390, height: 844 } });

let database: pg.Client;
test.beforeEach(async ({ page, site }) => {
  database = new pg.Client(site.databaseUrl);
  await database.connect();
  await database.query(
    `INSERT INTO "members" (name, dob, address, "contactNumber", date)
    VALUES ('Tirunesh', '1990-05-31', '1 Example Street', '021 555 000', '2001-01-01')`,
  );
  await signInAsAdmin(page);
});
test.afterEach(async () => {
  // Other tests use this site.
  await database.query(
    `DELETE FROM "payment"; DELETE FROM "members" WHERE name = 'Tirunesh';
    DELETE FROM "membership-type"; DELETE FROM "settings"`,
  );
  await database.end();
});

test('a fee is set, a row of a bank file is confirmed, and a donation gets its receipt', async ({
  page,
  complaints,
}) => {
  const { rows } = await database.query<{ id: number; name: string }>(
    `SELECT id, name FROM "members" WHERE name = 'Tirunesh'`,
  );
  const [{ id, name }] = rows as [{ id: number; name: string }];
  const member = `M${String(id)}`;

  await page.goto('/admin/fees');
  await page.getByRole('link', { name: 'Add a type' }).click();
  const type = page.getByRole('form');
  await type.getByLabel('Name').fill('Adult');
  await type.getByLabel('Yearly fee').fill('twenty');
  // The error that appears then does not untick the box.
  const box = type.getByLabel('One fee covers everybody');
  await box.click();
  await expect(box).toBeChecked();
  await box.uncheck();
  await type.getByRole('button', { name: 'Add the type' }).click();
  await expect(type.getByText(/^Enter an amount such as 20 or 1,250.50/)).toBeVisible();
  await type.getByLabel('Yearly fee').fill('$20');
  await type.getByLabel('From the year').fill('2026');
  await type.getByRole('button', { name: 'Add the type' }).click();
  await page.getByRole('link', { name: 'See the fees' }).click();
  await expect(page.getByText(/Adult · \$20\.00 from 2026/)).toBeVisible();

  // What a colleague saves after the form was opened is not overwritten unseen.
  await page.getByRole('link', { name: 'Edit Adult' }).click();
  await type.getByLabel('Yearly fee').fill('25');
  await type.getByLabel('From the year').fill('2026');
  await database.query(`UPDATE "membership-type" SET name = 'Adults', version = version + 1`);
  await type.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Somebody else has changed this meanwhile, so/)).toBeVisible();
  await expect(type.getByLabel('Name')).toHaveValue('Adults');
  await type.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: 'See the fees' }).click();
  await expect(page.getByText(/Adults · \$25\.00 from 2026/)).toBeVisible();
  await database.query(
    'UPDATE "members" SET "membershipTypeId" = (SELECT id FROM "membership-type") WHERE id = $1',
    [id],
  );

  await page.goto('/admin/bank-file');
  const paid = `20/11/2026,20.00,Somebody,${member}\n`;
  const csv = `Date,Amount,Payee,Reference\n${paid}${paid}20/11/2026,-5.00,Bank,fee\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const row = page.getByRole('form', { name: 'Line 2' });
  await expect(row.getByLabel('Member')).toHaveValue(`${member} ${name}`);
  await expect(page.getByText('It is the same as line 2.')).toBeVisible();
  await expect(page.getByText('The money left the account.')).toBeVisible();
  await expectWell(page, complaints);
  await row.getByRole('button', { name: 'Record line 2' }).click();
  await expect(page.getByText('Recorded.')).toBeVisible();

  await page.goto(`/admin/add-payment/${member}/2026`);
  const form = page.getByRole('form');
  // The same payment once more is asked about, and a double click records nothing.
  await expect(form.getByText(`${name} · Fee $25.00, Paid $20.00, Owing $5.00`)).toBeVisible();
  await form.getByLabel('Amount').fill('20');
  const record = form.getByRole('button', { name: 'Record the payment' });
  await record.click();
  await expect(form.getByText(/The fee is \$25/)).toBeVisible();
  await record.click();
  await expect(form.getByText(/^Nothing has been recorded yet/)).toBeVisible();
  await form.getByRole('button', { name: 'Record it anyway' }).click();
  await page.getByRole('link', { name: 'See the payments' }).click();
  await page.getByRole('link', { name: 'Record a payment' }).click();
  // A whole name needs no choice from the list.
  const payer = form.getByLabel('Member', { exact: true });
  await payer.fill(name);
  await expect(form.locator(`option[value="${member} ${name}"]`)).toBeAttached();
  await payer.blur();
  await expect(payer).toHaveValue(`${member} ${name}`);
  await payer.fill('');
  await form.getByLabel('What for').selectOption('Donation');
  await form.getByLabel('Name of the payer').fill('አበበ ከበደ');
  await form.getByLabel('Amount').fill('1,000');
  await form.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByText('Payment has been created successfully')).toBeVisible();

  await page.getByRole('link', { name: 'See the payments' }).click();
  await expect(page.getByRole('row', { name: 'Fee' }).last()).toContainText('$20.00');
  const makeReceipt = page.getByRole('button', { name: 'Issue a receipt: አበበ ከበደ' });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Issue a receipt' });
  await makeReceipt.click();
  await confirm.click();
  await expect(
    page.getByText(/settings that are missing: IRD number, authorised person/),
  ).toBeVisible();
  await page.goto('/admin/settings');
  await page.getByLabel('IRD number of the association').fill('49-091-850');
  await page.getByLabel('Authorised person who signs').fill('Hanna');
  await page.getByLabel('Office of the authorised person').fill('Treasurer');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings have been saved successfully')).toBeVisible();
  await page.goto('/admin/payments');
  await makeReceipt.click();
  await confirm.click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Donation Receipt 1' })).toContainText(
    /Receipt number1.*አበበ ከበደ.*Donation.*\$1,000\.00.*49-091-850.*Hanna, Treasurer.*Signature/s,
  );
  await page.emulateMedia({ media: 'screen' });
  await expectWell(page, complaints);

  await page.goto('/admin/payments');
  await page.getByRole('button', { name: 'Void: አበበ ከበደ' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Typed twice');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('Void: Typed twice')).toBeVisible();
  await page.getByRole('link', { name: 'Receipt 1' }).click();
  await expect(page.getByText('VOID: Typed twice')).toBeVisible();
});
