import { describe, expect, it } from 'vitest';
import { daysLater, monthsLater, todayInAuckland } from '../../api/shared/dates/days.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { application, applyForMembership } from '../support/forms.ts';
import { csvImports, csvOf, dataOf, updatesOf } from '../support/csv.ts';
import { lockWaits } from '../support/lockWaits.ts';
import { memberRow, person } from '../support/people.ts';

const api = useApi();
const registrar = useAdmin(api, 'registrar@example.org', ['REGISTRAR']);

const fields =
  'id version name address postalAddress householdRole household { id name address version people { name householdRole } }';

interface Seen {
  id: string;
  version: number;
  household: { id: string; version: number; people: { name: string }[] } | null;
}

/** Sends an operation that must succeed. */
async function ask(operation: string, variables: Record<string, unknown> = {}): Promise<Seen> {
  const { data } = dataOf(await registrar.query(operation, variables)) as never as { data: never };
  return data;
}
const create = async (input: object) =>
  ask(`mutation ($input: MemberInput!) { data: createMember(input: $input) { ${fields} } }`, {
    input: { ...person, ...input },
  });
const read = ({ id }: { id: string }) =>
  ask(`query ($id: ID!) { data: member(id: $id) { ${fields} } }`, { id });
const change = async (seen: { id: string }, input: object) => {
  const { id, version } = await read(seen);
  return ask(
    `mutation ($id: ID!, $version: Int!, $input: MemberInput!) {
      data: updateMember(id: $id, version: $version, input: $input) { ${fields} }
    }`,
    { id, version, input: { ...person, ...input } },
  );
};
const sendHousehold = (seen: Seen | null, input: object) =>
  registrar.query(
    `mutation ($id: ID!, $version: Int!, $input: HouseholdInput!) {
      updateHousehold(id: $id, version: $version, input: $input) { name address }
    }`,
    { id: seen?.household?.id, version: seen?.household?.version, input },
  );
const names = () =>
  api.services.prisma.household
    .findMany({ orderBy: { name: 'asc' } })
    .then((rows) => rows.map(({ name }) => name));

describe('a household', () => {
  it('is found by a name that is nearly the same, also in the other script', async () => {
    await create({ householdName: 'Kebede of Avondale' });
    await create({ householdName: 'Girma Tessema' });
    const similar = async (name: string) => {
      const query = 'query ($name: String) { households(similarTo: $name) { name } }';
      const { data } = await registrar.query(query, { name });
      return (data['households'] as { name: string }[]).map((each) => each.name);
    };
    for (const name of ['Kebede', 'ከበደ', 'kebbede  of avondale', 'Kebede of Avondale, family'])
      expect(await similar(name)).toEqual(['Kebede of Avondale']);
    expect(await similar('ግርማ ተሰማ')).toEqual(['Girma Tessema']);
    for (const name of ['', 'Girma Bekele', 'Abebe', 'Avon'])
      expect(await similar(name)).toEqual([]);
  });

  it('begins with its first member as head, and with the address of this member', async () => {
    const head = await create({ householdName: 'Bikila of Avondale' });
    const household = { name: 'Bikila of Avondale', address: person.address };
    expect(head).toMatchObject({ householdRole: 'HEAD', household });
    const other = { name: 'Sara', address: '5 Own Road', householdName: 'bikila of avondale' };
    const joined = await create({ ...other, householdRole: 'CHILD' });
    expect(joined.household).toMatchObject({
      name: 'Bikila of Avondale',
      people: [
        { name: 'Abebe Bikila', householdRole: 'HEAD' },
        { name: 'Sara', householdRole: 'CHILD' },
      ],
    });
    expect(joined).toMatchObject({ address: '5 Own Road', postalAddress: person.address });
    expect(await names()).toHaveLength(1);
  });

  it('begins once if two people add it at once with other capital letters', async () => {
    const { prisma } = api.services;
    // The second one waits for the first, which is returned in an array so that the transaction does not await it.
    const [second] = await prisma.$transaction(async (tx) => {
      await tx.member.create({ data: { ...memberRow('Sara'), householdName: 'smith' } });
      const adding = [create({ householdName: 'Smith' })];
      await expect.poll(() => lockWaits(prisma)).toBe(1);
      return adding;
    });
    expect(await second).toMatchObject({ householdRole: 'OTHER', household: { name: 'smith' } });
  });

  it('lets members change places at once', async () => {
    const { prisma } = api.services;
    const names = ['Abate', 'Bekele'];
    const rows = names.map((householdName) => ({ ...memberRow('Sara'), householdName }));
    const [first, second] = await prisma.member.createManyAndReturn({ data: [...rows, ...rows] });
    const move = async (id = 0, householdName = '') =>
      prisma.member.update({ where: { id }, data: { householdName } });
    const moves = await prisma.$transaction(async (tx) => {
      // While this lock is held, a member can join the household, but none can leave it.
      await tx.$queryRaw`SELECT FROM "household" WHERE name = 'Abate' FOR KEY SHARE`;
      const leaving = move(first?.id, 'Bekele');
      await expect.poll(() => lockWaits(prisma)).toBe(1);
      const joining = move(second?.id, 'Abate');
      await expect.poll(() => lockWaits(prisma)).toBe(2);
      return { moving: Promise.all([joining, leaving]) };
    });
    expect((await moves.moving).map((each) => each.householdName)).toEqual(names);
  });

  it('is not inferred from equal names', async () => {
    await create({ householdName: 'Bikila' });
    expect(await create({ name: 'Sara Bikila' })).toMatchObject({ household: null });
  });

  it('gets a new address, and keeps other addresses that people have of their own', async () => {
    const head = await create({ householdName: 'Bikila' });
    const student = await create({
      name: 'Sara',
      address: '5 Own Road',
      householdName: 'Bikila',
    });
    const moved = { name: 'Bikila', address: '9 New Street' };
    dataOf(await sendHousehold(head, moved));
    expect(await read(head)).toMatchObject({ address: '9 New Street', version: 2 });
    expect(await read(student)).toMatchObject({
      address: '5 Own Road',
      postalAddress: '9 New Street',
    });
    expect(await change(student, { address: '5 Own Road', householdName: '' })).toMatchObject({
      household: null,
      householdRole: null,
      postalAddress: '5 Own Road',
    });
  });

  it('does not get the name of another one, whatever its capital letters', async () => {
    const head = await create({ householdName: 'Girma' });
    await create({ name: 'Sara', householdName: 'Bikila' });
    const { errors } = await sendHousehold(head, { name: 'bikila', address: '' });
    expect(errors?.[0]?.extensions).toMatchObject({ fieldCodes: { name: { code: 'duplicate' } } });
  });

  it('keeps its people under a new name', async () => {
    const head = await create({ householdName: 'Bikila' });
    dataOf(await sendHousehold(head, { name: 'Bikila and Haile', address: '' }));
    expect(await read(head)).toMatchObject({
      household: { name: 'Bikila and Haile', people: [{ name: 'Abebe Bikila' }] },
      postalAddress: person.address,
    });
  });

  it('cannot have the name of another one, and refuses an outdated version', async () => {
    const head = await create({ householdName: 'Bikila' });
    await create({ name: 'Haile', householdName: 'Haile' });
    const { errors } = await sendHousehold(head, { name: 'Haile', address: '' });
    expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({ name: { code: 'duplicate' } });
    dataOf(await sendHousehold(head, { name: 'Abebe', address: '' }));
    const again = await sendHousehold(head, { name: 'Bikila', address: '' });
    expect(again.errors?.[0]?.extensions['code']).toBe('CONFLICT');
  });

  it.each([
    ['moves to another', { householdName: 'Haile' }, ['Haile']],
    ['leaves', { householdName: null }, []],
  ])('is removed when its last member %s', async (_, input, left) => {
    const one = await create({ householdName: 'Bikila' });
    const other = await create({ name: 'Sara', householdName: 'Bikila' });
    await change(other, { name: 'Sara', householdName: null });
    expect(await names()).toEqual(['Bikila']);
    await change(one, input);
    expect(await names()).toEqual(left);
  });

  it('is removed when its last member is erased', async () => {
    const { id, version } = await create({ householdName: 'Bikila' });
    await ask(
      `mutation ($id: ID!, $version: Int!) { data: deleteMember(id: $id, version: $version) }`,
      {
        id,
        version,
      },
    );
    expect(await names()).toEqual([]);
  });

  it('lists no former members', async () => {
    const { id, version } = await create({ householdName: 'Bikila' });
    const input = { ceasedOn: '2024-02-29', ceasedReason: 'DIED' };
    await ask(
      `mutation ($members: [RecordVersionInput!]!, $input: MembershipEndInput!) {
        data: ceaseMembers(members: $members, input: $input) { changed }
      }`,
      { members: [{ id, version }], input },
    );
    expect((await read({ id })).household).toMatchObject({ name: 'Bikila', people: [] });
  });
});

it.each([
  ['the register', 'memberRegister(part: MEMBERS)'],
  ['the fees', 'memberFees(year: 2026)'],
])('gives %s its address', async (_, list) => {
  const head = await create({ householdName: 'Bikila' });
  await create({ name: 'Sara', address: '5 Own Road', householdName: 'Bikila' });
  dataOf(await sendHousehold(head, { name: 'Bikila', address: '9 New Street' }));
  expect(await ask(`{ data: ${list} { nodes { address } } }`)).toEqual({
    nodes: [{ address: '9 New Street' }, { address: '9 New Street' }],
  });
});

describe('a filter', () => {
  const listed = async (filter: object) => {
    const query =
      'query ($filter: MemberFilter) { data: members(filter: $filter) { nodes { name } } }';
    const found = (await ask(query, { filter })) as never as { nodes: { name: string }[] };
    return found.nodes.map(({ name }) => name);
  };

  it('finds the members of a household', async () => {
    const { household } = await create({ householdName: 'Bikila' });
    await create({ name: 'Haile', householdName: 'Haile' });
    expect(await listed({ household: household?.id })).toEqual(['Abebe Bikila']);
    expect(await listed({ household: '0' })).toEqual([]);
  });

  it('finds children on their 18th birthday, until they have another role', async () => {
    const child = { householdName: 'Bikila', householdRole: 'CHILD' };
    const today = todayInAuckland(api.services.now());
    const dob = monthsLater(today, -18 * 12);
    const sara = { ...child, name: 'Sara', dob };
    const grown = await create(sara);
    await create({ ...child, name: 'Aida', dob: daysLater(dob, 1) });
    await create({ name: 'Hana', dob });
    expect(await listed({ cameOfAge: true })).toEqual(['Sara']);
    const counts = '{ data: pendingCounts { childrenOfAge } }';
    expect(await ask(counts)).toEqual({ childrenOfAge: 1 });
    await change(grown, { ...sara, householdRole: 'OTHER' });
    expect(await ask(counts)).toEqual({ childrenOfAge: 0 });
  });
});

it('is a column of CSV files', async () => {
  const { check, add } = csvImports(registrar, 'MEMBER');
  const row = { ...person, Household: 'Bikila', 'Role in household': 'Spouse or partner' };
  const file = csvOf([
    row,
    { ...person, name: 'Sara', Household: 'Bikila', 'Role in household': 'ልጅ' },
  ]);
  dataOf(await add(file, { updates: updatesOf(dataOf(await check(file))) }));
  const [found] = await api.services.prisma.household.findMany({ include: { members: true } });
  expect(found?.members.map(({ name, householdRole }) => [name, householdRole])).toEqual([
    ['Abebe Bikila', 'PARTNER'],
    ['Sara', 'CHILD'],
  ]);
});

describe('an application', () => {
  interface Application {
    id: string;
    likelyHouseholds: { name: string }[];
    similarApplications: { application: { id: string }; similarities: string[] }[];
  }
  /** Applies, and reads the application as the page of the decision does. */
  async function apply(input: object): Promise<Application> {
    await applyForMembership(api, { ...application, ...input });
    const { id } = await api.services.prisma.membershipApplication.findFirstOrThrow({
      orderBy: { id: 'desc' },
    });
    const query = `query ($id: ID!) { data: membershipApplication(id: $id) {
      id likelyHouseholds { name } similarApplications { application { id } similarities } } }`;
    return (await ask(query, { id })) as never;
  }
  const stranger = {
    name: 'Sara Tola',
    dob: '2001-02-03',
    email: '',
    address: '8 Other Street',
    contactNumber: '021 555 0199',
  };

  it.each([
    [{ address: '1 example street' }, ['Bikila']],
    [{ contactNumber: '+64 21 555 0100' }, ['Bikila']],
    [{ email: 'ABEBE@example.org' }, ['Bikila']],
    [{ name: 'Abebe Bikila' }, []],
  ])('with %j proposes the households %j', async (input, households) => {
    await create({ email: 'abebe@example.org', householdName: 'Bikila' });
    await create({ ...stranger, contactNumber: '021 555 0111', address: '2 Far Street' });
    const { likelyHouseholds } = await apply({ ...stranger, ...input });
    expect(likelyHouseholds.map(({ name }) => name)).toEqual(households);
  });

  it('gets no household without being accepted', async () => {
    const { id } = await apply(stranger);
    const { errors } = await registrar.query(
      `mutation ($id: ID!) {
        updateMembershipApplication(id: $id, seen: NEW, input: { householdName: "Bikila" }) { id }
      }`,
      { id },
    );
    expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      householdName: { code: 'invalid' },
    });
  });

  it('is accepted into a household', async () => {
    await create({ householdName: 'Bikila' });
    const { id } = await apply(stranger);
    const input = { state: 'ACCEPTED', householdName: 'Bikila', householdRole: 'CHILD' };
    await ask(
      `mutation ($id: ID!, $input: ApplicationUpdateInput!) {
        data: updateMembershipApplication(id: $id, seen: NEW, input: $input) { id }
      }`,
      { id, input },
    );
    const member = await api.services.prisma.member.findFirst({ where: { name: 'Sara Tola' } });
    expect(member).toMatchObject({ householdName: 'Bikila', householdRole: 'CHILD' });
  });

  it('is shown beside others of the same person, until they are decided', async () => {
    const first = await apply(stranger);
    expect(first.similarApplications).toEqual([]);
    const again = { ...stranger, name: 'Sarah Tola', contactNumber: '021 555 0133' };
    const second = await apply(again);
    expect(second.similarApplications).toEqual([
      { application: { id: first.id }, similarities: ['BIRTH_AND_NAME'] },
    ]);
    await api.services.prisma.membershipApplication.updateMany({ data: { state: 'DECLINED' } });
    const third = await apply({ ...again, address: '4 Far Street' });
    expect(third.similarApplications).toEqual([]);
  });
});
