import { beforeEach, expect, it } from 'vitest';
import { removeOldActivity } from '../../api/removals.ts';
import { eraseDeletedValues } from '../../api/content/trash/deletedRecords.ts';
import { accountOf, changeAccount } from '../support/accounts.ts';
import { type ActivityRow, didOf, readActivity } from '../support/activity.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { confirm } from '../support/secondFactors.ts';

let admin: Admin;
let now = new Date();
const api = useApi({ now: () => now }, { TRASH_DAYS: '30', ACTIVITY_RETENTION_DAYS: '100' });
beforeEach(async () => {
  now = new Date();
  await api.reset();
  admin = await api.signInAdmin();
  await prepareCategories(api);
});

const daysLater = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const actions = async (filter: object) =>
  (await readActivity(admin, filter)).nodes.map(({ action }) => action);

/** Sessions end before that. */
async function waitDays(days: number) {
  now = daysLater(days);
  await eraseDeletedValues(api.services);
  await removeOldActivity(api.services);
  admin = await api.signInAdmin(`later${String(days)}@example.org`);
}

it('is kept and listed for the configured time', async () => {
  await createRecordOf(admin, 'Event');
  await createRecordOf(admin, 'Member');
  await waitDays(99);
  expect(await actions({ kind: 'MEMBERS' })).toEqual(['CREATED']);
  expect(await actions({ kind: 'CONTENT' })).toEqual(['CREATED']);
  await waitDays(101);
  expect(await actions({ kind: 'MEMBERS' })).toEqual([]);
  expect(await actions({ kind: 'CONTENT', from: '2026-01-01' })).toEqual([]);
  expect(await api.services.prisma.activity.count({ where: { kind: 'member' } })).toBe(0);
});

it('keeps the authors of a deleted record when its content is erased', async () => {
  const id = String(await createRecordOf(admin, 'Post', { postTitle: 'Gone' }));
  const input = { postTitle: 'Gone', postText: 'New', postLink: '', postLinkText: '' };
  await admin.query(
    `mutation ($input: PostInput!) { updatePost(id: "${id}", version: 1, input: $input) { id } }`,
    { input },
  );
  await deleteRecordOf(admin, 'Post', id);
  const before = await readActivity(admin, { kind: 'CONTENT' });
  expect(before.nodes.map(({ title }) => title)).toEqual(['Gone', 'Gone', 'Gone']);
  await waitDays(31);
  await eraseDeletedValues(api.services);
  const after = await readActivity(admin, { kind: 'CONTENT' });
  const told = ({ id: _, title: __, ...entry }: ActivityRow) => entry;
  expect(after.nodes.map(told)).toEqual(before.nodes.map(told));
  expect(after.nodes.map(({ title }) => title)).toEqual([null, null, null]);
  expect(after.totalCount).toBe(3);
});

it('erases the sign-ins of a removed account, and keeps its other actions', async () => {
  const colleague = await api.signInAdmin('colleague@example.org');
  await confirm(admin);
  await createRecordOf(colleague, 'Event', { title: 'Theirs' });
  await changeAccount(admin, 'removeAccount', await accountOf(admin, 'colleague@example.org'));
  const { nodes } = await readActivity(admin, { account: colleague.id });
  expect(nodes).toMatchObject([
    { action: 'CREATED', title: 'Theirs', email: 'colleague@example.org' },
  ]);
  const { prisma } = api.services;
  expect(await prisma.activity.count({ where: { kind: 'signIn' } })).toBe(1);
});

it('erases the name of a deleted member, also from the exported table', async () => {
  const id = await createRecordOf(admin, 'Member', { name: 'Private Person' });
  const table = async () =>
    JSON.stringify(
      await admin.query(
        'mutation { exportActivity(filter: { kind: MEMBERS }, language: EN) { csv } }',
      ),
    );
  expect(await table()).toContain('Private Person');
  await deleteRecordOf(admin, 'Member', id);
  expect(await table()).not.toContain('Private Person');
  expect(await didOf(admin, { kind: 'MEMBERS' })).toEqual([
    ['DELETED', 'MEMBER', null],
    ['CREATED', 'MEMBER', null],
  ]);
});

/** Adds 880 entries of the other sources, some at the same instant. */
async function fill(): Promise<void> {
  const { prisma } = api.services;
  await prisma.$executeRaw`
    INSERT INTO "event" (title, date, time, description, location, "mapLink", "imageUrl", "imagePath", "createdBy", "createdAt")
    SELECT 'Event ' || n, '2026-01-01', '', '', '', '', '', '', ${admin.id}, now() - interval '1 minute' * (n / 3)
    FROM generate_series(1, 220) AS n`;
  await prisma.$executeRaw`
    INSERT INTO "revision" (kind, "recordId", version, "values", "replacedBy", "replacedAt")
    SELECT 'event', 1 + n % 220, n, '{}', ${admin.id}, now() - interval '1 minute' * (n / 7)
    FROM generate_series(1, 540) AS n`;
  await prisma.$executeRaw`
    INSERT INTO "deleted-record" (kind, "recordId", version, "deletedBy", "deletedAt")
    SELECT 'post', n, 1, ${admin.id}, now() - interval '1 minute' * (n / 2)
    FROM generate_series(1, 120) AS n`;
}

const fillMembers = (count: number) => api.services.prisma.$executeRaw`
  INSERT INTO "activity" (at, account, action, kind, "recordId")
  SELECT now() - interval '1 minute' * (n / 4), ${admin.id}, 'CREATED', 'member', n::text
  FROM generate_series(1, ${count}::int) AS n`;

it('1,000 entries are read page by page, each once and in order, by one statement, and 5,000 are exported', async () => {
  await fill();
  // The sign-in is one of them.
  await fillMembers(119);
  const all: ActivityRow[] = [];
  let after: string | null = null;
  for (;;) {
    const page = await readActivity(admin, { account: admin.id }, { first: 100, after });
    all.push(...page.nodes);
    expect(page.totalCount).toBe(1000);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  expect(all).toHaveLength(1000);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1000);
  const instants = all.map(({ at }) => Date.parse(at));
  expect(instants).toEqual([...instants].sort((a, b) => b - a));
  api.statements.length = 0;
  await admin.query('{ activity(first: 50) { nodes { id title email } } }');
  expect(api.statements.filter((sql) => sql.includes('"revision"'))).toHaveLength(1);
  expect(api.statements.filter((sql) => sql.includes('FROM "event"'))).toHaveLength(1);
  await fillMembers(4_001);
  const { data } = await admin.query('mutation { exportActivity(language: EN) { rows isCut } }');
  expect(data['exportActivity']).toEqual({ rows: 5000, isCut: true });
});
