import { describe, expect, it } from 'vitest';
import { useAdmin, useApi } from '../support/useApi.ts';
import { csvImports, csvOf, dataOf, updatesOf } from '../support/csv.ts';
import { application, applyForMembership } from '../support/forms.ts';
import { person } from '../support/people.ts';

const api = useApi();
const registrar = useAdmin(api, 'registrar@example.org', ['REGISTRAR']);

const fields =
  'id version joinedOn consentedOn language channel notes ceasedOn ceasedReason status';
const create = (input: object) =>
  registrar.query(
    `mutation ($input: MemberInput!) { member: createMember(input: $input) { ${fields} } }`,
    { input: { ...person, ...input } },
  );
const created = async (input: object) => (await create(input)).data['member'] as { id: string };
const update = (id: string, input: object) =>
  registrar.query(
    `mutation ($id: ID!, $input: MemberInput!) {
      member: updateMember(id: $id, version: 1, input: $input) { ${fields} }
    }`,
    { id, input: { ...person, ...input } },
  );

describe('a member', () => {
  it.each([
    [{}, '2020-11-21'],
    [{ joinedOn: '2019-01-31' }, '2019-01-31'],
    [{ joinedOn: '' }, null],
    [{ joinedOn: null }, null],
  ])('created with %j began the membership on %s', async (input, joinedOn) => {
    expect(await created(input)).toMatchObject({ joinedOn, status: 'MEMBER', ceasedOn: null });
  });

  it('keeps the fields that an update leaves out, and empties those that it sends empty', async () => {
    const stored = {
      joinedOn: '2019-01-31',
      consentedOn: '2019-02-01',
      language: 'AM',
      channel: 'POST',
      notes: 'Elder',
    };
    const { id } = await created(stored);
    expect((await update(id, { name: 'Abebe' })).data['member']).toMatchObject(stored);
    const other = await created({ ...stored, name: 'Mamo' });
    const empty = { joinedOn: null, consentedOn: null, language: null, channel: null, notes: '' };
    expect((await update(other.id, empty)).data['member']).toMatchObject(empty);
  });

  it.each([
    [{ joinedOn: '1997-10-31' }, 'joinedOn', 'dateTooEarly'],
    [{ joinedOn: '2235-01-01' }, 'joinedOn', 'dateInFuture'],
    [{ dob: '2020-01-01', joinedOn: '2019-01-31' }, 'dob', 'notBeforeRegistration'],
    [{ notes: 'x'.repeat(2001) }, 'notes', 'tooLong'],
  ])('with a wrong value is refused (%#)', async (input, field, code) => {
    const { errors } = await create(input);
    expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({ [field]: { code } });
  });

  it.each([null, '2024-02-29'])('who left on %s may lack contact details', async (ceasedOn) => {
    const { id } = await created({});
    const data = { ceasedOn: ceasedOn && new Date(ceasedOn) };
    await api.services.prisma.member.update({ where: { id: Number(id) }, data });
    const { errors } = await update(id, { address: '', contactNumber: '', notes: 'Elder' });
    expect(
      Object.keys((errors?.[0]?.extensions['fieldCodes'] as object | undefined) ?? {}),
    ).toEqual(ceasedOn ? [] : ['address', 'contactNumber']);
  });

  it('of an application has its language, and belongs to the association from the same day', async () => {
    await applyForMembership(api, { ...application, language: 'am' });
    const { id } = await api.services.prisma.membershipApplication.findFirstOrThrow();
    await registrar.query('mutation ($id: ID!) { registerApplicant(id: $id) { id } }', { id });
    const member = await api.services.prisma.member.findFirstOrThrow();
    expect(member).toMatchObject({ language: 'AM', joinedOn: member.date });
  });
});

it.each([
  [{}, ['Former', 'Mamo', 'Abebe']],
  [{ status: 'CEASED' }, ['Former']],
  [{ language: 'AM' }, ['Former', 'Abebe']],
  [{ status: 'MEMBER', language: 'AM' }, ['Abebe']],
  [{ channel: 'POST' }, ['Mamo']],
  [{ language: 'AM', channel: 'POST' }, []],
])('the filter %j finds %j', async (filter, found) => {
  await created({ name: 'Abebe', language: 'AM' });
  await created({ name: 'Mamo', language: 'EN', channel: 'POST' });
  const { id } = await created({ name: 'Former', language: 'AM' });
  await api.services.prisma.member.update({
    where: { id: Number(id) },
    data: { ceasedOn: new Date('2024-02-29') },
  });
  const { data } = await registrar.query(
    'query ($filter: MemberFilter) { members(filter: $filter) { nodes { name } } }',
    { filter },
  );
  expect((data['members'] as { nodes: { name: string }[] }).nodes.map(({ name }) => name)).toEqual(
    found,
  );
});

describe('a CSV file of members', () => {
  const { date, ...undated } = person;
  const added = async (row: Record<string, string>) => {
    const { check, add } = csvImports(registrar, 'MEMBER');
    const file = csvOf([row]);
    const checked = dataOf(await check(file));
    const faults = checked.rows[0]?.faults.map(({ field, code }) => [field, code]);
    if (faults?.length) return { faults };
    dataOf(await add(file, { updates: updatesOf(checked) }));
    const { data } = await registrar.query(`{ members { nodes { ${fields} } } }`);
    return (data['members'] as { nodes: object[] }).nodes[0];
  };

  it.each([
    [{ 'Date joined': date }, date],
    [{ 'Date joined': date, 'Became a member': '' }, null],
    [{ 'Date joined': date, 'Became a member': '2019-01-31' }, '2019-01-31'],
  ])('with %j begins the membership on %s', async (row, joinedOn) => {
    expect(await added({ ...undated, ...row })).toMatchObject({ joinedOn });
  });

  it('can contain former members, and what is preferred', async () => {
    const row = {
      ...person,
      'Preferred language': 'Amharic',
      Channel: 'Telephone',
      Notes: 'Elder',
      'Left on': '2024-02-29',
      'Reason for leaving': 'በሞት',
    };
    expect(await added(row)).toMatchObject({
      language: 'AM',
      channel: 'TELEPHONE',
      notes: 'Elder',
      status: 'CEASED',
      ceasedOn: '2024-02-29',
      ceasedReason: 'DIED',
    });
  });

  it('can contain former members whose contact details were removed', async () => {
    const row = { ...person, address: '', contactNumber: '', 'Left on': '2024-02-29' };
    expect(await added({ ...row, 'Reason for leaving': 'Died' })).toMatchObject({
      status: 'CEASED',
    });
  });

  it.each([
    [{ language: 'Greek' }, 'language', 'unknownChoice'],
    [{ ceasedOn: '2020-11-20', joinedOn: date }, 'ceasedOn', 'endBeforeStart'],
    [{ ceasedReason: 'RESIGNED' }, 'ceasedOn', 'required'],
  ])('with %j is refused', async (row, field, code) => {
    const { faults } = (await added({ ...person, ...row })) as { faults: unknown[] };
    expect(faults).toContainEqual([field, code]);
  });

  it('changes the language of a member', async () => {
    await created({ language: 'AM' });
    expect(await added({ ...person, language: 'EN' })).toMatchObject({ language: 'EN' });
  });
});
