import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { didOf } from '../support/activity.ts';
import { type Admin, type Api, type Query, startApi, testPassword } from '../support/api.ts';
import { applicationRow, memberRow } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const hour = 60 * 60 * 1000;
let passed = 0;
let api: Api;
let admin: Admin;
beforeAll(async () => {
  api = await startApi({ now: () => new Date(Date.now() + passed * hour) });
});
afterAll(() => api.stop());
beforeEach(async () => {
  passed = 0;
  await api.reset();
  admin = await api.signInAdmin();
});

interface Selected {
  id: number;
  version: number;
}
interface Outcome {
  done: { id: string }[];
  changed: string[];
  missing: string[];
  undoTokens: string[];
}

const makeMembers = (count: number, details = {}): Promise<Selected[]> =>
  api.services.prisma.member.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      ...memberRow(`Member ${String(index)}`),
      ...{ createdBy: 'somebody', version: (index % 3) + 1, ...details },
    })),
    select: { id: true, version: true },
  });
const allMembers = () => api.services.prisma.member.findMany({ orderBy: { id: 'asc' } });

const send = (members: (Partial<Selected> | { id: string })[], by = admin) =>
  by.query(
    `mutation ($members: [RecordVersionInput!]!) {
      outcome: deleteMembers(members: $members) { done { id } changed missing undoTokens }
    }`,
    { members },
  );
async function remove(members: Partial<Selected>[]): Promise<Outcome> {
  const { data, errors } = await send(members);
  expect(errors).toBeUndefined();
  return data['outcome'] as Outcome;
}
const restore = (undoToken: string | undefined, by = admin) =>
  by.query('mutation ($undoToken: String!) { restored: restoreMembers(undoToken: $undoToken) }', {
    undoToken: undoToken ?? '',
  });
const asBearer =
  (token: string): Query =>
  (text, variables) =>
    api.query(text, variables, { authorization: `Bearer ${token}` });
const refusal = ({ errors }: Awaited<ReturnType<typeof restore>>) =>
  errors?.[0]?.extensions['code'];

it('returns an impossible id exactly as sent', async () => {
  const ids = ['018', 'abc', '', '+18'];
  const missing = [...ids, '4000'];
  const { data } = await send(missing.map((id) => ({ id, version: 1 })));
  expect(data['outcome']).toEqual({ done: [], changed: [], missing, undoTokens: [] });
});

it('are deleted and restored together without changes, and their application refers to them again', async () => {
  const members = await makeMembers(50);
  const [first] = members;
  const { membershipApplication } = api.services.prisma;
  await membershipApplication.create({
    data: { ...applicationRow('Member 0'), memberId: first?.id ?? 0 },
  });
  const before = await allMembers();
  const { done, changed, missing, undoTokens } = await remove(members);
  expect([done.length, changed, missing, undoTokens.length]).toEqual([50, [], [], 1]);
  expect(await allMembers()).toEqual([]);
  expect((await restore(undoTokens[0])).data).toEqual({ restored: 50 });
  expect(await allMembers()).toEqual(before);
  // The same request twice changes nothing more.
  expect((await restore(undoTokens[0])).data).toEqual({ restored: 50 });
  expect(await allMembers()).toEqual(before);
  const { data } = await admin.query('{ membershipApplications { nodes { memberId } } }');
  expect(data).toEqual({ membershipApplications: { nodes: [{ memberId: first?.id }] } });
});

it('are found by the search again after they are restored', async () => {
  const { undoTokens } = await remove(await makeMembers(2, { name: 'ዮሃንስ' }));
  await restore(undoTokens[0]);
  const { data } = await admin.query('{ members(search: "ዮሐንስ") { totalCount } }');
  expect(data).toEqual({ members: { totalCount: 2 } });
});

it('leave none of their data behind, and the activity lists the deletion and the restoration', async () => {
  const members = await makeMembers(1, { createdBy: '' });
  const { undoTokens } = await remove(members);
  expect(undoTokens.join()).not.toContain('Member');
  expect(await api.services.prisma.deletedRecord.count()).toBe(0);
  const { activity } = api.services.prisma;
  expect(JSON.stringify(await activity.findMany())).not.toContain('Example Street');
  await restore(undoTokens[0]);
  const did = await didOf(admin, { kind: 'MEMBERS' });
  expect(did.slice(0, 2)).toEqual([
    ['RESTORED', 'MEMBER', 'Member 0'],
    ['DELETED', 'MEMBER', 'Member 0'],
  ]);
  expect((await activity.findFirst({ where: { action: 'RESTORED' } }))?.account).toBe(admin.id);
});

it('are restored only by the account that deleted them, and only within a day', async () => {
  const other = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
  const { undoTokens } = await remove(await makeMembers(2));
  expect(refusal(await restore(undoTokens[0], other))).toBe('NOT_FOUND');
  expect(refusal(await restore(`A${undoTokens[0] ?? ''}`))).toBe('NOT_FOUND');
  passed = 25;
  const { data } = await signIn(api, 'admin@example.org', testPassword);
  const { accessToken } = data['signIn'] as { accessToken: string };
  const later = { ...admin, query: asBearer(accessToken) };
  expect(refusal(await restore(undoTokens[0], later))).toBe('NOT_FOUND');
  expect(await allMembers()).toEqual([]);
});

it('are not restored after somebody deletes them again', async () => {
  const [first, second] = await makeMembers(2);
  const { undoTokens } = await remove([first, second] as Selected[]);
  await restore(undoTokens[0]);
  const other = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
  const { errors } = await other.query(
    `mutation { deleteMember(id: "${String(first?.id)}", version: 1) }`,
  );
  expect(errors).toBeUndefined();
  expect((await restore(undoTokens[0])).data).toEqual({ restored: 1 });
  expect(await allMembers()).toMatchObject([{ id: second?.id }]);
});

it('are not restored if their application has already created another member', async () => {
  const { id } = await api.services.prisma.membershipApplication.create({
    data: applicationRow('Abebe'),
  });
  const register = async () => {
    const { errors } = await admin.query(
      `mutation { registerApplicant(id: "${String(id)}") { id } }`,
    );
    expect(errors).toBeUndefined();
    const [member] = await allMembers();
    return { id: member?.id ?? 0, version: 1 };
  };
  const { undoTokens } = await remove([await register()]);
  const again = await register();
  expect((await restore(undoTokens[0])).data).toEqual({ restored: 0 });
  expect(await allMembers()).toMatchObject([{ id: again.id }]);
});

it('deletes no member if a colleague has changed one, and names that member', async () => {
  const members = await makeMembers(3);
  const [first, second, third] = members;
  const { member } = api.services.prisma;
  await member.update({ where: { id: second?.id ?? 0 }, data: { version: { increment: 1 } } });
  await member.delete({ where: { id: third?.id ?? 0 } });
  expect(await remove(members)).toEqual({
    ...{ done: [], changed: [String(second?.id)], missing: [String(third?.id)], undoTokens: [] },
  });
  expect(await member.count()).toBe(2);
  const others = members.filter((each) => each !== second);
  expect((await remove(others)).done).toEqual([{ id: String(first?.id) }]);
});

it('restores as many members as one call deletes, even if their texts are long', async () => {
  const members = await makeMembers(500, { name: 'ኃ'.repeat(200), address: 'ጸ'.repeat(200) });
  const before = await allMembers();
  const { undoTokens } = await remove(members);
  expect(undoTokens.length).toBeGreaterThan(1);
  for (const each of undoTokens) expect((await restore(each)).errors).toBeUndefined();
  expect(await allMembers()).toEqual(before);
});

it('refuses an empty list, too many members, and duplicates', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ id: index + 1, version: 1 }));
  const twice = [many[0], many[0]] as Selected[];
  for (const chosen of [[], many, twice]) {
    const { errors } = await send(chosen);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  }
});
