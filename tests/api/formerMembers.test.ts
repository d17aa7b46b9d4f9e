import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../api/database/connect.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { removeFormerMembers } from '../../api/members/removeFormerMembers.ts';
import { backupCommand } from '../../scripts/backupCommand.ts';
import type { Admin } from '../support/api.ts';
import { codes } from '../support/sessions.ts';
import { useApi } from '../support/useApi.ts';
import { csvImports, csvOf, dataOf, updatesOf } from '../support/csv.ts';
import { application, applyForMembership } from '../support/forms.ts';
import { command, newInstallation } from '../support/installation.ts';
import { memberRow } from '../support/people.ts';

let now = new Date();
let admin: Admin;
const api = useApi({ now: () => now });
beforeEach(async () => {
  now = new Date('2026-11-27T12:00:00Z');
  await api.reset();
  admin = await api.signInAdmin();
});

/** Details of a person that no other row has. */
const secret = {
  email: 'tsige.secret@example.org',
  address: '77 Hidden Lane',
  contactNumber: '021 999 7788',
};
const notes = 'Likes coffee';
const householdName = 'Hidden family';

/** The tables with one of these texts. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const { prisma } = api.services;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await prisma.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${name}" AS t
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS text WHERE position(text IN t::text) > 0)`,
      texts,
    );
    if (row && row.count > 0) found.push(name);
  }
  return found;
}

/** Somebody who applied, was accepted, was changed by a file, and is being edited. */
async function registerEverywhere(): Promise<number> {
  await applyForMembership(api, { ...application, ...secret, name: 'Tsige Secret', copy: true });
  const { id } = await api.services.prisma.membershipApplication.findFirstOrThrow();
  await admin.query('mutation ($id: ID!) { registerApplicant(id: $id) { id } }', { id });
  const member = await api.services.prisma.member.findFirstOrThrow();
  const { check, add } = csvImports(admin, 'MEMBER');
  const file = csvOf([{ ID: String(member.id), Notes: notes, Household: householdName }]);
  const updates = updatesOf(dataOf(await check(file)));
  expect(dataOf(await add(file, { updates })).updated).toHaveLength(1);
  const user = await api.services.prisma.user.findFirstOrThrow();
  const household = await api.services.prisma.household.findFirstOrThrow();
  await api.services.prisma.formDraft.createMany({
    data: [
      `edit-member/${String(member.id)}`,
      `add-payment/M${String(member.id)}/2026`,
      `household/${String(household.id)}`,
    ].map((path) => ({
      userId: user.id,
      path: `/admin/${path}`,
      tab: 'a',
      page: '',
      content: JSON.stringify(secret),
      userAgent: '',
      savedAt: now,
    })),
  });
  return member.id;
}
const texts = [...Object.values(secret), notes, householdName];
const everywhere = [
  'form-draft',
  'household',
  'letter',
  'members',
  'membership-application',
  'updated-record',
];

const cease = (id: number) =>
  api.services.prisma.member.update({
    where: { id },
    data: { ceasedOn: new Date('2026-11-27'), ceasedAt: now, ceasedReason: 'RESIGNED' },
  });
const found = async (search: string) => {
  const { data } = await admin.query(
    `query ($search: String!) { members(search: $search) { nodes { name } } }`,
    { search },
  );
  return (data['members'] as { nodes: object[] }).nodes.length;
};
/** It is the next day in Auckland. */
async function waitUntil(day: string) {
  now = new Date(`${day}T12:00:00Z`);
  await removeFormerMembers(api.services);
  admin = await api.signInAdmin(`${day}@example.org`);
}

it('an erased member is in no table', async () => {
  const id = await registerEverywhere();
  expect(await tablesWith(texts)).toEqual(everywhere);
  const { version } = await api.services.prisma.member.findUniqueOrThrow({ where: { id } });
  await admin.ask(`mutation { deleteMember(id: "${String(id)}", version: ${String(version)}) }`);
  expect(await tablesWith([...texts, 'Tsige Secret'])).toEqual([]);

  // The form of a colleague is still open.
  const query = 'mutation ($input: FormDraftInput!) { saveFormDraft(input: $input) { tab } }';
  for (const path of [`edit-member/${String(id)}`, `add-payment/M${String(id)}/2026`]) {
    const input = { path: `/admin/${path}`, tab: 'b', page: '', content: notes };
    expect(codes(await admin.query(query, { input }))).toEqual(['NOT_FOUND']);
  }
});

it('a restored backup does not bring an erased member back, but others with the same id', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { id, createdAt } = await api.services.prisma.member.create({ data: memberRow('Erased') });
  const other = await api.services.prisma.member.create({ data: memberRow('Somebody else') });
  const file = join(folder, 'site.backup');
  expect(await command(backupCommand, api.databaseUrl, folder, [file])).toMatchObject({ code: 0 });
  const site = await newInstallation();
  expect(await site.restore(file)).toMatchObject({ code: 0 });
  const prisma = await connectDatabase(site.url, { name: 'test' });
  const erasedAt = now;
  const earlier = new Date(createdAt.getTime() - 1000);
  await prisma.erasedMember.createMany({
    data: [
      { memberId: id, createdAt, erasedAt },
      { memberId: other.id, createdAt: earlier, erasedAt },
    ],
  });
  for (const _ of [1, 2]) {
    expect(await site.restore(file, '--replace')).toMatchObject({ code: 0 });
    expect(await prisma.member.findMany()).toMatchObject([{ name: 'Somebody else' }]);
    expect(await prisma.erasedMember.count()).toBe(2);
  }
  await prisma.$disconnect();
});

it('a restored backup subscribes nobody again, repeats no number of a receipt, and sends no message that may have been sent since', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const texts = {};
  await api.services.prisma.memberMessage.create({ data: { texts, sendAt: now } });
  await api.services.prisma.memberMessage.create({ data: { texts } });
  const file = join(folder, 'site.backup');
  expect(await command(backupCommand, api.databaseUrl, folder, [file])).toMatchObject({ code: 0 });
  const site = await newInstallation();
  expect(await site.restore(file)).toMatchObject({ code: 0 });
  const prisma = await connectDatabase(site.url, { name: 'test' });
  const address = 'gone@example.org';
  await prisma.mailAddress.create({ data: { address, unsubscribedAt: now } });
  const state = { id: 1, lastReceipt: 9 };
  await prisma.siteState.upsert({ where: { id: 1 }, create: state, update: state });
  expect(await site.restore(file, '--replace')).toMatchObject({ code: 0 });
  expect(await prisma.mailAddress.findMany()).toMatchObject([{ address, unsubscribedAt: now }]);
  expect((await prisma.siteState.findFirstOrThrow()).lastReceipt).toBe(9);
  const messages = await prisma.memberMessage.findMany({ orderBy: { id: 'asc' } });
  expect(messages.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, false]);
  await prisma.$disconnect();
});

it('a former member loses the contact details after the configured months, and the name after seven years', async () => {
  const id = await registerEverywhere();
  await cease(id);
  await waitUntil('2027-11-26');
  expect(await tablesWith(texts)).toEqual(everywhere);
  await waitUntil('2027-11-28');
  expect(await tablesWith(texts)).toEqual([]);
  expect([await found('Hidden'), await found('7788'), await found('Tsige')]).toEqual([0, 0, 1]);
  expect(await api.services.prisma.member.findFirstOrThrow()).toMatchObject({
    name: 'Tsige Secret',
    address: '',
    language: null,
    ceasedReason: 'RESIGNED',
  });
  await waitUntil('2033-11-26');
  expect(await found('Tsige')).toBe(1);
  await waitUntil('2033-11-28');
  expect(await found('Tsige')).toBe(0);
  expect(await tablesWith(['Tsige Secret'])).toEqual([]);
});

it('a wrong day long ago removes nothing for 30 days, so that it can be corrected', async () => {
  const id = await registerEverywhere();
  const { version } = await api.services.prisma.member.update({
    where: { id },
    data: { joinedOn: new Date('2010-05-01') },
  });
  await admin.ask(
    `mutation { ceaseMembers(members: [{ id: "${String(id)}", version: ${String(version)} }],
      input: { ceasedOn: "2016-11-01", ceasedReason: RESIGNED }) { done { id } } }`,
  );
  await waitUntil('2026-12-27');
  expect(await tablesWith(texts)).toEqual(everywhere);
  await waitUntil('2026-12-28');
  expect(await tablesWith([...texts, 'Tsige Secret'])).toEqual([]);
});

it('contact details stay for as long as the settings say, and those of members always', async () => {
  const id = await registerEverywhere();
  const { firstSettings } = api.services.server;
  await api.services.prisma.settings.create({
    data: { ...firstSettings, formerMemberRetentionMonths: 24 },
  });
  await cease(id);
  await waitUntil('2028-11-26');
  expect(await tablesWith(texts)).toEqual(everywhere);
  await api.services.prisma.member.update({ where: { id }, data: { ceasedOn: null } });
  await waitUntil('2036-11-29');
  expect(await tablesWith(texts)).toEqual(everywhere);
});
