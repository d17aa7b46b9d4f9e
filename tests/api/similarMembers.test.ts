import { beforeEach, describe, expect, it } from 'vitest';
import { useAdmin, useApi } from '../support/useApi.ts';

const api = useApi();
const admin = useAdmin(api);

const abebe = {
  name: 'Abebe Bikila',
  dob: '1990-05-01',
  email: 'abebe@example.org',
  address: '1 Example Street',
  contactNumber: '+64 21 555 0100',
  date: '2020-02-03',
};
const stranger = {
  ...abebe,
  name: 'Tsige Mariam',
  dob: '1985-01-02',
  email: '',
  contactNumber: '09 555 0199',
};

const register = (input: object) =>
  admin.query('mutation ($input: MemberInput!) { createMember(input: $input) { id } }', { input });
const similar = async (input: object) => {
  const data = await admin.ask(
    'query ($input: MemberInput!) { similarMembers(input: $input) { member { name } similarities } }',
    { input },
  );
  return data['similarMembers'];
};
const found = (...similarities: string[]) => [{ member: { name: abebe.name }, similarities }];

describe('a member who may already be registered', () => {
  beforeEach(async () => {
    expect((await register(abebe)).errors).toBeUndefined();
  });

  it.each([
    ['the same person', abebe, ['BIRTH_AND_NAME', 'TELEPHONE', 'EMAIL']],
    [
      'the same birth and a name written in another order',
      { ...stranger, dob: abebe.dob, name: 'bikila, Abébe' },
      ['BIRTH_AND_NAME'],
    ],
    [
      'the same birth and the name in Amharic',
      { ...stranger, dob: abebe.dob, name: 'አበበ ቢቂላ' },
      ['BIRTH_AND_NAME'],
    ],
    ['the number as dialled here', { ...stranger, contactNumber: '(021) 555-0100' }, ['TELEPHONE']],
    [
      'the number as dialled abroad',
      { ...stranger, contactNumber: '0064215550100' },
      ['TELEPHONE'],
    ],
    ['the address in capitals', { ...stranger, email: 'Abebe@Example.org' }, ['EMAIL']],
  ])('is found by %s', async (_, input, similarities) => {
    expect(await similar(input)).toEqual(found(...similarities));
  });

  it.each([
    ['somebody else', stranger],
    ['a namesake of another age', { ...stranger, name: abebe.name }],
    ['a stranger born on the same day', { ...stranger, dob: abebe.dob }],
    ['a number that ends alike', { ...stranger, contactNumber: '+251 21 555 0100' }],
  ])('is not found by %s', async (_, input) => {
    expect(await similar(input)).toEqual([]);
  });

  it('is only suggested: families share numbers, and both can be registered', async () => {
    expect((await register(abebe)).errors).toBeUndefined();
    expect(await api.services.prisma.member.count()).toBe(2);
  });
});

it('a member of the same household is similar by name, and by name and birth, only', async () => {
  const householdName = 'Family of Abebe';
  await register({ ...abebe, householdName });
  const child = { ...stranger, email: abebe.email, contactNumber: abebe.contactNumber };
  expect(await similar({ ...child, householdName })).toEqual([]);
  expect(await similar({ ...child, householdName: 'Other family' })).toHaveLength(1);
  expect(await similar(child)).toHaveLength(1);
  expect(await similar({ ...abebe, householdName })).toHaveLength(1);
  const mistyped = { ...abebe, dob: stranger.dob, name: ` ${abebe.name.toUpperCase()}` };
  expect(await similar({ ...mistyped, householdName })).toHaveLength(1);
});

it('members without an email address are not similar for this reason', async () => {
  await register({ ...abebe, email: '' });
  expect(await similar(stranger)).toEqual([]);
});

it('only signed-in users see similar members', async () => {
  const answer = await api.query(
    'query ($input: MemberInput!) { similarMembers(input: $input) { similarities } }',
    { input: abebe },
  );
  expect(answer.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

describe('a telephone number', () => {
  it.each([
    '021 555 0100',
    '+64 (0)21 555-0100',
    '+251 91 155 0100',
    '555 0100',
    '\u202a+64 21 555 0100\u202c',
  ])('may be written as %s', async (contactNumber) => {
    expect((await register({ ...abebe, contactNumber })).errors).toBeUndefined();
    const member = await api.services.prisma.member.findFirstOrThrow();
    expect(member.contactNumber).toMatch(/^[+()\d -]+$/);
  });

  it.each([
    ['+64021 555 0100', '+6421 555 0100'],
    ['+64 (0)21 555 0100', '+64 21 555 0100'],
    ['+64 (021) 555 0100', '+64 (21) 555 0100'],
    ['0064 021 555 0100', '0064 21 555 0100'],
    ['+251 0911 123 456', '+251 911 123 456'],
    // In Italy the 0 is dialled.
    ['+39 06 555 0100', '+39 06 555 0100'],
  ])('is saved without the 0 after the country code: %s', async (contactNumber, saved) => {
    expect((await register({ ...abebe, contactNumber })).errors).toBeUndefined();
    const member = await api.services.prisma.member.findFirstOrThrow();
    expect(member.contactNumber).toBe(saved);
  });

  it.each(['215550100.0', '215550100.00', '-021 555 0100', '2.16E+08'])(
    'that a spreadsheet has damaged is refused: %s',
    async (contactNumber) => {
      const { errors } = await register({ ...abebe, contactNumber });
      expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({
        contactNumber: { code: 'invalidTelephone' },
      });
    },
  );
});
