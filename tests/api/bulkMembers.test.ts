import { describe, expect, it } from 'vitest';
import { readActivity } from '../support/activity.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { memberRow } from '../support/people.ts';

const now = new Date('2026-11-27T12:00:00Z');
const api = useApi({ now: () => now });
const admin = useAdmin(api);

interface Selected {
  id: number;
  version: number;
}
interface Outcome {
  done: { id: string; version: number }[];
  changed: string[];
  missing: string[];
}

const makeMembers = (count: number, details = {}): Promise<Selected[]> =>
  api.services.prisma.member.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      ...memberRow(`Member ${String(index)}`),
      joinedOn: new Date('2020-02-29'),
      version: (index % 3) + 1,
      ...details,
    })),
    select: { id: true, version: true },
  });
const allMembers = () => api.services.prisma.member.findMany({ orderBy: { id: 'asc' } });

const operations = {
  cease: 'ceaseMembers(members: $members, input: $input)',
  reinstate: 'reinstateMembers(members: $members)',
  remove: 'deleteMembers(members: $members, reason: DUPLICATE)',
};
type Operation = keyof typeof operations;
const end = { ceasedOn: '2026-11-20', ceasedReason: 'RESIGNED', ceasedNote: 'Moved away' };

const send = (operation: Operation, members: object[], input: object = end) =>
  admin.query(
    `mutation ($members: [RecordVersionInput!]!${operation === 'cease' ? ', $input: MembershipEndInput!' : ''}) {
      outcome: ${operations[operation]} { done { id version } changed missing }
    }`,
    { members, ...(operation === 'cease' && { input }) },
  );
async function run(operation: Operation, members: object[]): Promise<Outcome> {
  const { data, errors } = await send(operation, members);
  expect(errors).toBeUndefined();
  return data['outcome'] as Outcome;
}
const namesOf = async (args: string) => {
  const { data } = await admin.query(`{ members(${args}) { nodes { name } } }`);
  return (data['members'] as { nodes: { name: string }[] }).nodes.map(({ name }) => name);
};

describe('ending memberships', () => {
  it('keeps the members with the day and the reason, and reinstating restores them', async () => {
    const members = await makeMembers(3);
    const before = await allMembers();
    const { done } = await run('cease', members);
    expect(done).toEqual(
      members.map(({ id, version }) => ({ id: String(id), version: version + 1 })),
    );
    const ended = { ...end, ceasedOn: new Date(end.ceasedOn) };
    expect(await allMembers()).toMatchObject(
      before.map(({ id, name }) => ({ id, name, ...ended })),
    );
    expect((await run('reinstate', done)).done).toHaveLength(3);
    expect(await allMembers()).toEqual(
      before.map((member) => ({ ...member, version: member.version + 2 })),
    );
    expect(
      (
        await run(
          'reinstate',
          await allMembers().then((all) => all.map(({ id, version }) => ({ id, version }))),
        )
      ).done,
    ).toEqual([]);
  });

  it('is a filter of the list, of its search and of the export', async () => {
    const [first] = await makeMembers(2);
    await run('cease', [first ?? {}]);
    expect(await namesOf('order: OLDEST')).toEqual(['Member 0', 'Member 1']);
    expect(await namesOf('status: CEASED')).toEqual(['Member 0']);
    expect(await namesOf('status: MEMBER')).toEqual(['Member 1']);
    expect(await namesOf('status: MEMBER, search: "Member"')).toEqual(['Member 1']);
    const { data } = await admin.query(
      'mutation { exportMembers(language: EN, status: CEASED) { csv rows } }',
    );
    expect(data['exportMembers']).toMatchObject({ rows: 1 });
    expect((data['exportMembers'] as { csv: string }).csv).toContain('RESIGNED');
  });

  it.each([
    [{ ...end, ceasedOn: '2020-02-28' }, 'ceasedOn', 'endBeforeStart'],
    [{ ...end, ceasedOn: '2026-12-30' }, 'ceasedOn', 'dateInFuture'],
    [{ ...end, ceasedOn: '' }, 'ceasedOn', 'required'],
    [{ ceasedOn: '2026-11-20' }, 'ceasedReason', 'required'],
  ])('with %j is refused, and changes nothing', async (input, field, code) => {
    const members = await makeMembers(2);
    const { errors } = await send('cease', members, input);
    expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({ [field]: { code } });
    expect(await api.services.prisma.member.count({ where: { ceasedOn: null } })).toBe(2);
  });

  it('before the registration is refused if nobody knows when the membership began', async () => {
    const members = await makeMembers(1, { joinedOn: null, date: new Date('2014-09-11') });
    const { errors } = await send('cease', members, { ...end, ceasedOn: '2006-12-30' });
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      ceasedOn: { code: 'endBeforeStart', values: {} },
    });
  });
});

describe.each(['cease', 'reinstate', 'remove'] as const)('%s', (operation) => {
  const details = operation === 'reinstate' ? { ceasedOn: now } : {};

  it('returns an impossible id exactly as sent', async () => {
    const missing = ['018', 'abc', '', '+18', '4000'];
    const outcome = await run(
      operation,
      missing.map((id) => ({ id, version: 1 })),
    );
    expect(outcome).toEqual({ done: [], changed: [], missing });
  });

  it('changes no member if a colleague has changed one, and names that member', async () => {
    const members = await makeMembers(3, details);
    const [first, second, third] = members;
    const { member } = api.services.prisma;
    await member.update({ where: { id: second?.id ?? 0 }, data: { version: { increment: 1 } } });
    await member.delete({ where: { id: third?.id ?? 0 } });
    const before = await allMembers();
    expect(await run(operation, members)).toEqual({
      done: [],
      changed: [String(second?.id)],
      missing: [String(third?.id)],
    });
    expect(await allMembers()).toEqual(before);
    const others = members.filter((each) => each !== second);
    expect((await run(operation, others)).done).toMatchObject([{ id: String(first?.id) }]);
  });

  it('refuses an empty list, too many members, and duplicates', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ id: index + 1, version: 1 }));
    const twice = [many[0], many[0]] as Selected[];
    for (const chosen of [[], many, twice]) {
      const { errors } = await send(operation, chosen);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
  });
});

it('an erased member leaves a reason in the activity, and can be erased once', async () => {
  const [member] = await makeMembers(1);
  const mutation = (reason: string) =>
    `mutation { deleteMember(id: "${String(member?.id)}", version: 1${reason}) }`;
  const stale = await admin.query(
    mutation(', reason: REQUEST').replace('version: 1', 'version: 7'),
  );
  expect(stale.errors?.[0]?.extensions['code']).toBe('CONFLICT');
  await admin.ask(mutation(', reason: REQUEST'));
  expect((await admin.query(mutation(''))).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  const { nodes } = await readActivity(admin, { kind: 'MEMBERS' });
  expect(nodes).toMatchObject([
    { action: 'DELETED', title: null, reason: 'REQUEST' },
    { action: 'CREATED', title: null, reason: null },
  ]);
});
