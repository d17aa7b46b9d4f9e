import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { type Admin, startApi } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { command } from '../support/installation.ts';
import { confirm, setUpTotp } from '../support/secondFactors.ts';

let present = new Date('2030-01-05T00:00:00Z');
const api = useApi({ now: () => present });
afterEach(() => api.reset());

/** The tasks that are still to do. */
async function left(admin: Admin) {
  const { data } = await admin.query('{ setupSteps { task isDone } }');
  const steps = data['setupSteps'] as { task: string; isDone: boolean }[];
  return steps.filter(({ isDone }) => !isDone).map(({ task }) => task);
}

async function saveSettings(admin: Admin, changes: object) {
  const fields =
    'phoneNumber contactEmail officeLocation facebookUrl telegramUrl whatsappUrl viberUrl ' +
    'bankAccountName bankName bankAccountNumber inquiryRetentionDays saveMembershipApplications';
  const { data } = await admin.query(`{ settings { version ${fields} } }`);
  const { version, ...values } = data['settings'] as Record<string, unknown>;
  await admin.query(
    `mutation ($version: Int!, $input: SettingsInput!) {
      updateSettings(version: $version, input: $input) { version } }`,
    { version, input: { ...values, ...changes } },
  );
}

it('a new installation has all tasks left', async () => {
  expect(await left(await api.signInAdmin())).toEqual([
    'CONTACT_DETAILS',
    'BANK_ACCOUNT',
    'COMMITTEE',
    'SECOND_ADMIN',
    'SECOND_FACTOR',
    'BACKUP',
    'MAIL',
  ]);
});

it('the contact details need a telephone number and an email address, and the bank account all fields', async () => {
  const admin = await api.signInAdmin();
  await saveSettings(admin, { phoneNumber: '+64 9 111 1111' });
  expect(await left(admin)).toContain('CONTACT_DETAILS');
  await saveSettings(admin, {
    contactEmail: 'us@example.org',
    bankAccountName: 'Association',
    bankName: 'Bank',
    bankAccountNumber: '00-0000-0000000-00',
  });
  expect(await left(admin)).toEqual([
    'COMMITTEE',
    'SECOND_ADMIN',
    'SECOND_FACTOR',
    'BACKUP',
    'MAIL',
  ]);
  await saveSettings(admin, { phoneNumber: '' });
  expect(await left(admin)).toContain('CONTACT_DETAILS');
});

it('the committee task is done while somebody is in office', async () => {
  present = new Date('2030-01-05T00:00:00Z');
  const admin = await api.signInAdmin();
  const create = (from: string, until: string) =>
    admin.query('mutation ($input: OfficerInput!) { createOfficer(input: $input) { id } }', {
      input: { office: 'PRESIDENT', name: 'Abebe', from, until },
    });
  await create('2029-01-01', '2030-01-04');
  await create('2030-01-06', '2030-01-06');
  expect(await left(admin)).toContain('COMMITTEE');
  present = new Date('2030-01-06T00:00:00Z');
  expect(await left(await api.signInAdmin('later@example.org'))).not.toContain('COMMITTEE');
});

it('the task "second admin" is done when a second enabled account has the role ADMIN', async () => {
  const admin = await api.signInAdmin();
  await api.signInAdmin('editor@example.org', ['EDITOR']);
  expect(await left(admin)).toContain('SECOND_ADMIN');
  await api.signInAdmin('second@example.org');
  expect(await left(admin)).not.toContain('SECOND_ADMIN');
  const { data } = await admin.query('{ accounts { id version email } }');
  const accounts = data['accounts'] as { id: string; version: number; email: string }[];
  await confirm(admin);
  const second = accounts.find(({ email }) => email === 'second@example.org');
  await admin.query(
    'mutation ($id: ID!, $version: Int!) { disableAccount(id: $id, version: $version) { id } }',
    { id: second?.id, version: second?.version },
  );
  expect(await left(admin)).toContain('SECOND_ADMIN');
});

it('the second factor task is done for the account that has one', async () => {
  const [admin, other] = [await api.signInAdmin(), await api.signInAdmin('other@example.org')];
  await confirm(admin);
  await setUpTotp(admin, () => present);
  expect(await left(admin)).not.toContain('SECOND_FACTOR');
  expect(await left(other)).toContain('SECOND_FACTOR');
});

it('a dismissed task keeps its reason for all admins until it is shown again', async () => {
  const [admin, other] = [await api.signInAdmin(), await api.signInAdmin('other@example.org')];
  const dismiss = (task: string, reason: string | null) =>
    admin.query(
      `mutation ($task: SetupTask!, $reason: String) {
        dismissSetupTask(task: $task, reason: $reason) { task } }`,
      { task, reason },
    );
  const dismissals = async () => {
    const { data } = await other.query('{ setupSteps { task isDone dismissal } }');
    return (data['setupSteps'] as { dismissal: string | null }[]).filter(
      ({ dismissal }) => dismissal !== null,
    );
  };
  await dismiss('BANK_ACCOUNT', 'We take cash.');
  await dismiss('MAIL', ' Our host sends no mail. ');
  const mail = { task: 'MAIL', isDone: false, dismissal: 'Our host sends no mail.' };
  expect(await dismissals()).toEqual([
    { task: 'BANK_ACCOUNT', isDone: false, dismissal: 'We take cash.' },
    mail,
  ]);
  await dismiss('BANK_ACCOUNT', null);
  const { errors } = await dismiss('COMMITTEE', ' ');
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: { reason: expect.anything() as object },
  });
  expect(await dismissals()).toEqual([mail]);
});

it('a backup completes its task', async () => {
  const admin = await api.signInAdmin();
  const folder = temporaryFolder();
  try {
    const file = join(folder, 'site.backup');
    expect(await command(backupCommand, api.databaseUrl, folder, [file])).toMatchObject({
      code: 0,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(await left(admin)).not.toContain('BACKUP');
});

it('the settings of the environment complete their tasks, including mail', async () => {
  const configured = await startApi(
    {},
    {
      PHONE_NUMBER: '+64 9 111 1111',
      CONTACT_EMAIL: 'us@example.org',
      SENDGRID_API_KEY: 'SG.EXAMPLE',
      MAIL_FROM: 'site@example.org',
    },
  );
  try {
    const steps = await left(await configured.signInAdmin());
    expect(steps).toEqual(['BANK_ACCOUNT', 'COMMITTEE', 'SECOND_ADMIN', 'SECOND_FACTOR', 'BACKUP']);
  } finally {
    await configured.stop();
  }
});
