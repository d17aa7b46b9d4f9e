import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { formField } from '../support/formField.ts';
import { draftOnServer, renderForm } from './renderForm.tsx';
import { enter } from '../support/enter.ts';

beforeEach(() => {
  localStorage.clear();
  deleteAllDrafts();
});
const settings = {
  id: '1',
  version: 1,
  phoneNumber: '+64 9 111 1111',
  contactEmail: '',
  officeLocation: '',
  facebookUrl: '',
  telegramUrl: '',
  whatsappUrl: '',
  viberUrl: '',
  bankAccountName: '',
  bankName: '',
  bankAccountNumber: '',
  balanceDate: '',
  lastGeneralMeeting: '',
  lastAnnualReturn: '',
  lastOfficerNotice: '',
  irdNumber: '',
  charitiesNumber: '',
  signatoryName: '',
  signatoryOffice: '',
  inquiryRetentionDays: 90,
  formerMemberRetentionMonths: 12,
  saveMembershipApplications: false,
  server: { siteUrl: 'https://site.example', sendsMail: false, mailFrom: '', mailTo: 'in@box.nz' },
};

it('saves all settings together and shows values that only the server knows', async () => {
  const user = userEvent.setup();
  const updateSettings = vi.fn(({ input }: { input: object }) => ({
    ...settings,
    ...input,
    version: 2,
  }));
  await renderForm('settings', { settings, updateSettings });
  await screen.findByRole('form', { name: 'Settings' });
  expect(screen.getByText('in@box.nz')).toBeTruthy();
  expect(screen.getByText(/^Not set up: every message is kept in the Outbox/)).toBeTruthy();

  await enter(user, formField('bankName'), 'Example Bank');
  await user.clear(formField('inquiryRetentionDays'));
  await enter(user, formField('inquiryRetentionDays'), 'ninety');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Enter a number from 1 to 3650')).toBeTruthy();
  for (const missing of ['bankAccountName', 'bankAccountNumber']) {
    expect(formField(missing).getAttribute('aria-invalid')).toBe('true');
  }
  expect(updateSettings).not.toHaveBeenCalled();

  await user.clear(formField('bankName'));
  await user.clear(formField('inquiryRetentionDays'));
  await enter(user, formField('inquiryRetentionDays'), '30');
  await user.selectOptions(formField('saveMembershipApplications'), 'on');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The settings have been saved successfully')).toBeTruthy();
  const { id: _id, version: _version, server: _server, ...input } = settings;
  expect(updateSettings.mock.calls[0]?.[0]).toMatchObject({
    version: 1,
    input: { ...input, inquiryRetentionDays: 30, saveMembershipApplications: true },
  });
});

it('continues what another device has kept on the server', async () => {
  const base = { version: 1, values: { bankName: '' } };
  const formDrafts = [draftOnServer('settings', { bankName: 'Example Bank' }, base)];
  await renderForm('settings', { settings, formDrafts });
  expect(formField('bankName')).toHaveProperty('value', 'Example Bank');
  screen.getByText(/^You continue what you began on/);
});

it('asks before the balance date changes after fees were paid', async () => {
  const user = userEvent.setup();
  const saved: string[] = [];
  await renderForm('settings', {
    settings,
    payments: { totalCount: 3 },
    updateSettings({ input }: { input: { balanceDate: string } }) {
      saved.push(input.balanceDate);
      return { ...settings, ...input, version: saved.length + 1 };
    },
  });
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
  await enter(user, formField('balanceDate'), '31/3');
  await save();
  await screen.findByText(/^The years of fees change with it, .+ \(recorded: 3\)\./);
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save it anyway' }));
  await screen.findByText('The settings have been saved successfully');
  await enter(user, formField('officeLocation'), 'Hall');
  await save();
  await expect.poll(() => saved).toEqual(['31-03', '31-03']);
});

it('asks before an account number that is not of New Zealand is saved', async () => {
  const user = userEvent.setup();
  const saved: string[] = [];
  await renderForm('settings', {
    settings,
    updateSettings({ input }: { input: { bankAccountNumber: string } }) {
      saved.push(input.bankAccountNumber);
      return { ...settings, ...input, version: saved.length + 1 };
    },
  });
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
  await enter(user, formField('bankAccountName'), 'Association');
  await enter(user, formField('bankName'), 'Bank');
  await enter(user, formField('bankAccountNumber'), '01-0902-0068389-0O');
  await save();
  await screen.findByText(/^01-0902-0068389-0O is not a New Zealand account number\./);
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save it anyway' }));
  const link = await screen.findByRole('link', { name: 'See the page Support Us' });
  expect(link.getAttribute('href')).toBe('/support-us');
  await user.clear(formField('bankAccountNumber'));
  await enter(user, formField('bankAccountNumber'), '01-0902-0068389-00');
  await save();
  await expect.poll(() => saved).toEqual(['01-0902-0068389-0O', '01-0902-0068389-00']);
});

it('links to the public page in the language of the account', async () => {
  const user = userEvent.setup();
  const updateSettings = ({ input }: { input: object }) => ({ ...settings, ...input, version: 2 });
  await renderForm('settings', { settings, updateSettings }, '7', 'AM');
  await user.type(formField('officeLocation'), '1 Queen Street');
  formField('officeLocation').closest('form')?.requestSubmit();
  await waitFor(() => expect(document.querySelector('[href="/am/contact-us"]')).toBeTruthy());
});
