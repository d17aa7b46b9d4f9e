import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeFormerMembers } from '../../api/members/removeFormerMembers.ts';
import { removeOldPayments } from '../../api/removals.ts';
import { centsOf, moneyText } from '../../api/shared/payments/money.rules.ts';
import { daysOfFeeYear, feeYearOf, isIrdNumber } from '../../api/shared/payments/payment.rules.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { makeToken } from '../support/apiTokens.ts';
import { write } from '../support/memberMessages.ts';
import { duringTransaction } from '../support/lockWaits.ts';
import { memberRow } from '../support/people.ts';

describe('an amount', () => {
  it('is read exactly in cents, and written as it is read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(centsOf(moneyText(cents))).toBe(cents);
        expect(centsOf(moneyText(cents).replaceAll(/[$,]/g, ''))).toBe(cents);
      }),
    );
    expect(['1,250.50', '$20', '20', '20.5', '0.07'].map(centsOf)).toEqual([
      125050, 2000, 2000, 2050, 7,
    ]);
  });

  it('is refused in any other notation', () => {
    const texts = [
      '',
      '-5',
      '1.234',
      '1,25',
      '12,50',
      '1e3',
      '0x10',
      '１２',
      '10000000',
      '$',
      '20 NZD',
      'NaN',
    ];
    expect(texts.filter((text) => centsOf(text) !== null)).toEqual([]);
  });
});

it('a year of fees ends with the balance date, or is a calendar year', () => {
  expect(feeYearOf('2027-03-31', '31-03')).toBe(2027);
  expect(feeYearOf('2027-04-01', '31-03')).toBe(2028);
  expect(feeYearOf('2027-12-31', '')).toBe(2027);
  expect(daysOfFeeYear(2027, '31-03')).toEqual({ firstDay: '2026-04-01', lastDay: '2027-03-31' });
  expect(daysOfFeeYear(2027, '')).toEqual({ firstDay: '2027-01-01', lastDay: '2027-12-31' });
});

it('an IRD number has a check digit', () => {
  // The examples of Inland Revenue.
  expect(['49091850', '35901981', '49098576', '136410132', '49-091-850'].map(isIrdNumber)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(['136410133', '9125568', '49091851', '', 'IRD'].filter(isIrdNumber)).toEqual([]);
});

interface Version {
  id: string;
  version: number;
}
/** Null after a failure. */
type Answer = { createPayment?: Version; saveMembershipType?: Version } | null;

describe('the API', () => {
  let now = new Date('2026-11-27T00:00:00Z');
  const api = useApi({ now: () => now });
  beforeEach(() => {
    now = new Date('2026-11-27T00:00:00Z');
  });
  const admin = useAdmin(api);

  const donation = { kind: 'DONATION', amount: '50', receivedOn: '2026-11-20', method: 'CASH' };
  const fee = { ...donation, kind: 'FEE' };

  /** Records a payment. */
  async function pay(input: object) {
    const { data, errors } = await admin.query(
      `mutation ($input: PaymentInput!) { createPayment(input: $input) {
        id version payerName amountCents feeYear memberId } }`,
      { input },
    );
    const { fieldCodes, reason } = errors?.[0]?.extensions ?? {};
    return { payment: (data as Answer)?.createPayment as Version, fieldCodes, reason };
  }

  async function voidPayment(
    { id, version }: { id: string; version: number },
    reason = 'Typed twice',
  ) {
    const { errors } = await admin.query(
      `mutation ($id: ID!, $version: Int!, $reason: String!) {
        voidPayment(id: $id, version: $version, reason: $reason) { id } }`,
      { id, version, reason },
    );
    return errors?.[0]?.extensions;
  }

  async function addMember(name: string, more: object = {}) {
    const { id } = await api.services.prisma.member.create({
      // A member of today is being corrected.
      data: { ...memberRow(name), createdAt: new Date('2026-01-01'), ...more },
    });
    return String(id);
  }

  /** Adds a membership type with a fee. */
  async function addType(
    name: string,
    amount: string,
    fromYear: number,
    type?: { id: string; version: number },
  ) {
    const { data, errors } = await admin.query(
      `mutation ($id: ID, $version: Int, $input: MembershipTypeInput!) {
        saveMembershipType(id: $id, version: $version, input: $input) {
          id version name fees { fromYear amountCents } } }`,
      { ...type, input: { name, amount, fromYear } },
    );
    return { type: (data as Answer)?.saveMembershipType as Version, errors };
  }

  /** The names in the accounts of a year with what they owe and paid. */
  async function accounts(year: number, state: string | null = null) {
    const { data } = await admin.query(
      `query ($year: Int!, $state: FeeState) {
        memberFees(year: $year, state: $state) { nodes { name membershipTypeName dueCents paidCents } } }`,
      { year, state },
    );
    const { nodes } = data['memberFees'] as { nodes: Record<string, unknown>[] };
    return nodes.map(({ name, dueCents, paidCents }) => [name, dueCents, paidCents]);
  }

  it('keeps the fees of former years when a fee changes', async () => {
    const { type } = await addType('Adult', '20', 2026);
    expect((await addType('Adult', '$1,025.50', 2028, type)).type).toMatchObject({
      fees: [
        { fromYear: 2028, amountCents: 102550 },
        { fromYear: 2026, amountCents: 2000 },
      ],
    });
    await addMember('Abebe Kebede', { membershipTypeId: Number(type.id) });
    expect(await accounts(2025)).toEqual([['Abebe Kebede', null, 0]]);
    expect(await accounts(2027)).toEqual([['Abebe Kebede', 2000, 0]]);
    expect(await accounts(2028)).toEqual([['Abebe Kebede', 102550, 0]]);
  });

  it('removes a fee with a wrong first year once it equals the one before', async () => {
    const { type } = await addType('Adult', '50', 2062);
    const { type: right } = await addType('Adult', '50', 2026, type);
    const { type: wrong } = await addType('Adult', '500', 2063, right);
    expect((await addType('Adult', '50', 2063, wrong)).type).toMatchObject({
      fees: [{ fromYear: 2026, amountCents: 5000 }],
    });
    const { prisma } = api.services;
    expect(await prisma.membershipFee.count()).toBe(1);
  });

  it('refuses a change of a membership type that a colleague has changed, and a name that exists', async () => {
    const { type } = await addType('Adult', '20', 2026);
    await addType('Adults', '20', 2026, type);
    expect((await addType('Adult', '25', 2026, type)).errors?.[0]?.extensions['code']).toBe(
      'CONFLICT',
    );
    const { errors } = await addType('ADULTS', '25', 2026);
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      name: { code: 'duplicate', values: {} },
    });
  });

  it('deletes a membership type that no member has', async () => {
    const { type } = await addType('Adult', '20', 2026);
    const { prisma } = api.services;
    const id = Number(await addMember('Abebe', { membershipTypeId: Number(type.id) }));
    const remove = () =>
      admin.query(
        'mutation ($id: ID!, $version: Int!) { deleteMembershipType(id: $id, version: $version) }',
        { id: type.id, version: type.version },
      );
    expect((await remove()).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'membershipTypeInUse',
      values: { count: 1 },
    });
    await prisma.member.delete({ where: { id } });
    expect((await remove()).data).toEqual({ deleteMembershipType: type.id });
    expect(await prisma.membershipFee.count()).toBe(0);
  });

  it('says who has paid all, a part, too much and nothing', async () => {
    const { type } = await addType('Adult', '20', 2026);
    const membershipTypeId = Number(type.id);
    const [part, paid, over] = [
      await addMember('B part', { membershipTypeId }),
      await addMember('C paid', { membershipTypeId }),
      await addMember('D over', { membershipTypeId }),
    ];
    await addMember('A none', { membershipTypeId });
    await addMember('E free');
    await addMember('F left before', { membershipTypeId, ceasedOn: new Date('2025-12-31') });
    await addMember('G joins later', { membershipTypeId, joinedOn: new Date('2027-01-01') });
    await pay({ ...fee, memberId: part, amount: '5' });
    await pay({ ...fee, memberId: paid, amount: '15' });
    await pay({ ...fee, memberId: paid, amount: '5' });
    await pay({ ...fee, memberId: over, amount: '30' });
    // Neither another year, a donation, nor a voided payment counts.
    await pay({ ...fee, memberId: part, amount: '20', feeYear: 2027 });
    await pay({ ...donation, memberId: part, amount: '20' });
    await voidPayment((await pay({ ...fee, memberId: part, amount: '20' })).payment);
    expect(await accounts(2026, 'OWING')).toEqual([
      ['A none', 2000, 0],
      ['B part', 2000, 500],
    ]);
    expect(await accounts(2026, 'PAID')).toEqual([
      ['C paid', 2000, 2000],
      ['D over', 2000, 3000],
    ]);
    expect(await accounts(2026, 'NO_FEE')).toEqual([['E free', null, 0]]);
    const one = `{ memberFees(year: 2026, memberId: "${over}") { nodes { name paidCents } } }`;
    expect((await admin.query(one)).data['memberFees']).toEqual({
      nodes: [{ name: 'D over', paidCents: 3000 }],
    });
    const { data } = await admin.query(
      'mutation { table: exportMemberFees(year: 2026, state: OWING) { csv } }',
    );
    const { csv } = data['table'] as { csv: string };
    const rows: string[][] = parse(csv, { bom: true, from: 2 });
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      [expect.stringMatching(/^M\d+$/), 'A none', 'Adult', '20.00', '0.00', '20.00'],
      [`M${part}`, 'B part', 'Adult', '20.00', '5.00', '15.00'],
    ]);
  });

  /** One member of the household Kebede pays for 2026; Bekele is in it too, Dawit in another one. */
  async function payForHousehold() {
    const { type } = await addType('Family', '50', 2026);
    const membershipTypeId = Number(type.id);
    const family = { membershipTypeId, householdName: 'Kebede', householdRole: 'OTHER' };
    const payer = await addMember('Abebe', family);
    await addMember('Bekele', family);
    await addMember('Dawit', { ...family, householdName: 'Other' });
    await pay({ ...fee, memberId: payer, amount: '50' });
    return { payer: Number(payer), family };
  }
  const coverHouseholds = () =>
    api.services.prisma.membershipType.updateMany({ data: { perHousehold: true } });

  it('counts a payment for the household if one fee covers it, and finds the members who owe', async () => {
    const { family } = await payForHousehold();
    await addMember('Chaltu', { ...family, membershipTypeId: null });
    const owing = async () => {
      const { data } = await admin.query(
        '{ members(first: 9, order: NAME, filter: { owesFeeOf: 2026 }) { nodes { name } } }',
      );
      return (data['members'] as { nodes: { name: string }[] }).nodes.map(({ name }) => name);
    };
    expect(await owing()).toEqual(['Bekele', 'Dawit']);
    await coverHouseholds();
    expect(await owing()).toEqual(['Dawit']);
  });

  it.each([
    ['leaves it', { householdName: null }],
    ['moves to another', { householdName: 'Other' }],
    ['gets another type', { membershipTypeId: null }],
    ['is erased', null],
  ])('keeps a household covered when the member who paid %s', async (_, data) => {
    const { activity, member, household } = api.services.prisma;
    const { payer: id, family } = await payForHousehold();
    await coverHouseholds();
    await activity.updateMany({ data: { at: new Date(Date.now() - 25 * 60 * 60 * 1000) } });
    // A new name does not count as a new household.
    await household.updateMany({ where: { name: 'Kebede' }, data: { name: 'Kebede and Bekele' } });
    await (data ? member.update({ where: { id }, data }) : member.delete({ where: { id } }));
    await household.updateMany({ where: { name: 'Kebede and Bekele' }, data: { name: 'Bekele' } });
    await addMember('Hana', { ...family, householdName: 'Bekele' });
    const others = (await accounts(2026)).filter(([name]) => name !== 'Abebe');
    expect(others).toEqual([
      ['Bekele', 5000, 5000],
      ['Dawit', 5000, 0],
      ['Hana', 5000, 5000],
    ]);
  });

  it.each([
    ['leaves it', { householdName: null }],
    ['moves to another', { householdName: 'Other' }],
    ['gets another type', { membershipTypeId: null }],
  ])('goes on covering a member for the year who %s', async (_, data) => {
    const { activity, member, membershipType } = api.services.prisma;
    const { payer } = await payForHousehold();
    await coverHouseholds();
    await activity.updateMany({ data: { at: new Date(Date.now() - 25 * 60 * 60 * 1000) } });
    const adult = { name: 'Adult', fees: { create: { fromYear: 2026, amountCents: 4000 } } };
    const { id } = await membershipType.create({ data: adult });
    await member.updateMany({ where: { name: 'Bekele' }, data });
    await member.updateMany({ where: { name: 'Bekele' }, data: { membershipTypeId: id } });
    const paidFor = async (year: number) =>
      (await accounts(year)).filter(([name]) => name !== 'Abebe');
    expect(await paidFor(2026)).toEqual([
      ['Bekele', 4000, 5000],
      ['Dawit', 5000, 0],
    ]);
    expect((await paidFor(2027))[0]).toEqual(['Bekele', 4000, 0]);
    await api.services.prisma.payment.updateMany({
      where: { memberId: payer },
      data: { voidedAt: new Date() },
    });
    expect((await paidFor(2026))[0]).toEqual(['Bekele', 4000, 0]);
  });

  it('moves the payment of a member who was in another household or type for less than a day', async () => {
    const { activity, member } = api.services.prisma;
    const { payer: id } = await payForHousehold();
    await coverHouseholds();
    // As after an import, which adds no activity for each member.
    await activity.deleteMany();
    await member.updateMany({ data: { createdAt: new Date() } });
    const others = async () =>
      (await accounts(2026))
        .filter(([name]) => name !== 'Abebe')
        .map(([name, , paid]) => [name, paid]);
    await member.update({ where: { id }, data: { householdName: 'Other' } });
    expect(await others()).toEqual([
      ['Bekele', 0],
      ['Dawit', 5000],
    ]);
    // After days it is no correction, also if something else was changed since.
    const earlier = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await activity.updateMany({ data: { at: earlier } });
    await member.updateMany({ data: { createdAt: earlier } });
    await member.update({ where: { id }, data: { contactNumber: '021 555 0199' } });
    await member.update({ where: { id }, data: { householdName: 'Kebede' } });
    expect(await others()).toEqual([
      ['Bekele', 0],
      ['Dawit', 5000],
    ]);
  });

  it('says in whose row the fee of a household is, and who is a former member', async () => {
    const { payer, family } = await payForHousehold();
    const head = await addMember('Chaltu', { ...family, householdRole: 'HEAD' });
    // Neither a former head nor one who joins later answers for it.
    const left = { householdRole: 'HEAD', ceasedOn: new Date('2026-06-01') };
    await addMember('Eden', { ...family, ...left });
    const later = { householdRole: 'HEAD', joinedOn: new Date('2027-01-01') };
    await addMember('Fikre', { ...family, ...later });
    type Row = Record<'name' | 'coveredBy' | 'ceasedOn', string | null>;
    const rows = async () => {
      const query = '{ memberFees(year: 2026) { nodes { name coveredBy ceasedOn } } }';
      const { nodes } = (await admin.query(query)).data['memberFees'] as { nodes: Row[] };
      return nodes.map(({ name, coveredBy, ceasedOn }) => [name, coveredBy, ceasedOn]);
    };
    expect((await rows()).map(([, coveredBy]) => coveredBy)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    // A former member does not live at the address of the household.
    await api.services.prisma.household.updateMany({ data: { address: 'Family Road 1' } });
    const query = '{ memberFees(year: 2026) { nodes { name address } } }';
    const { nodes } = (await admin.query(query)).data['memberFees'] as { nodes: object[] };
    expect(nodes).toContainEqual({ name: 'Chaltu', address: 'Family Road 1' });
    expect(nodes).not.toContainEqual({ name: 'Eden', address: 'Family Road 1' });
    await coverHouseholds();
    const chaltu = `Chaltu (M${head})`;
    expect(await rows()).toEqual([
      ['Abebe', chaltu, null],
      ['Bekele', chaltu, null],
      ['Chaltu', null, null],
      ['Dawit', null, null],
      ['Eden', chaltu, '2026-06-01'],
    ]);
    const { data } = await admin.query('mutation { table: exportMemberFees(year: 2026) { csv } }');
    const cells: string[][] = parse((data['table'] as { csv: string }).csv, { bom: true, from: 2 });
    const [first = []] = cells;
    expect(first.slice(0, 5)).toEqual([`M${String(payer)}`, 'Abebe', 'Family', '', '']);
    expect(first[5]).toContain(chaltu);
    expect(cells.map((row) => [row[1], row[3]])).toContainEqual(['Chaltu', '50.00']);
    expect(cells.at(-1)?.[1]).toBe('Eden (former member)');
  });

  it('refuses years that must be mistakes', async () => {
    for (const query of ['feeYear(year: 1) { year }', 'memberFees(year: 99999) { totalCount }']) {
      const { errors } = await admin.query(`{ ${query} }`);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
  });

  it('sets the membership type of several members, or of none if one has changed', async () => {
    const { type } = await addType('Adult', '20', 2026);
    const [one, two] = [await addMember('One'), await addMember('Two')];
    const set = (members: object[]) =>
      admin.query(
        `mutation ($members: [RecordVersionInput!]!, $membershipTypeId: ID!) {
          outcome: setMembershipType(members: $members, membershipTypeId: $membershipTypeId) { done { id } changed } }`,
        { members, membershipTypeId: type.id },
      );
    const versions = [one, two].map((id) => ({ id, version: 1 }));
    expect((await set(versions)).data['outcome']).toEqual({
      done: [{ id: one }, { id: two }],
      changed: [],
    });
    expect((await set(versions)).data['outcome']).toEqual({ done: [], changed: [one, two] });
    const shown = await admin.query('query ($id: ID!) { member(id: $id) { membershipTypeName } }', {
      id: one,
    });
    expect(shown.data['member']).toEqual({ membershipTypeName: 'Adult' });
  });

  /** Sends a request while another transaction deletes a row that it needs. */
  const whileDeleting = <Result>(table: string, id: string, request: () => Promise<Result>) =>
    duringTransaction(
      api.services.prisma,
      (tx) => tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE id = ${id}`),
      request,
    );

  it('names what was deleted while it was chosen', async () => {
    const { type } = await addType('Adult', '20', 2026);
    const [payer, member] = [await addMember('One'), await addMember('Two')];
    const set = await whileDeleting('membership-type', type.id, () =>
      admin.query(`mutation { setMembershipType(
        members: [{ id: "${member}", version: 1 }], membershipTypeId: "${type.id}") { changed } }`),
    );
    expect(set.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    const paid = await whileDeleting('members', payer, () => pay({ ...donation, memberId: payer }));
    expect(paid.fieldCodes).toMatchObject({ memberId: { code: 'invalid' } });
    for (const memberId of ['1.5', '1e1', 'M1x']) {
      const { fieldCodes } = await pay({ ...donation, memberId });
      expect(fieldCodes).toMatchObject({ memberId: { code: 'invalid' } });
    }
  });

  it('keeps a membership type that a colleague gives to a member meanwhile', async () => {
    const { type } = await addType('Adult', '20', 2026);
    const id = Number(await addMember('One'));
    const { errors } = await duringTransaction(
      api.services.prisma,
      (tx) => tx.member.update({ where: { id }, data: { membershipTypeId: Number(type.id) } }),
      () => admin.query(`mutation { deleteMembershipType(id: "${type.id}", version: 1) }`),
    );
    expect(errors?.[0]?.extensions['code']).toBe('CONFLICT');
  });

  it('tells no API token about fees, because no scope reads payments', async () => {
    const member = await addMember('One');
    await write(admin, { filter: { owesFeeOf: 2026 } });
    const { query } = await makeToken(api, admin, ['MEMBERS_READ', 'MEMBERS_WRITE']);
    for (const text of [
      `{ member(id: "${member}") { feeReminder(year: 2026, language: EN) } }`,
      '{ members(filter: { owesFeeOf: 2026 }) { totalCount } }',
      '{ messageRecipients(filter: { owesFeeOf: 2026 }) { members } }',
      '{ memberMessages { nodes { previews { text } } } }',
      `mutation { createMemberMessage(input: { filter: { owesFeeOf: 2026 }, texts: [] }) { id } }`,
      'mutation { exportMembers(language: EN, filter: { owesFeeOf: 2026 }) { __typename } }',
    ]) {
      const { errors } = await query(text);
      expect(errors?.[0]?.extensions, text).toMatchObject({ reason: 'scopeRequired' });
    }
  });

  it('names every field of a payment that is wrong', async () => {
    const { fieldCodes } = await pay({ ...fee, amount: '0', receivedOn: '2026-12-24' });
    const named = Object.keys(fieldCodes as object).sort();
    expect(named).toEqual(['amount', 'memberId', 'receivedOn']);
    expect(Object.keys((await pay(fee)).fieldCodes as object)).toEqual(['memberId']);
    expect(Object.keys((await pay(donation)).fieldCodes as object)).toEqual(['payerName']);
    expect(Object.keys((await pay({ ...fee, memberId: '999' })).fieldCodes as object)).toEqual([
      'memberId',
    ]);
    expect(await api.services.prisma.payment.count()).toBe(0);
  });

  it('voids a payment once, with a reason, and keeps it', async () => {
    const { payment } = await pay({ ...donation, payerName: 'Almaz' });
    expect(await voidPayment(payment, ' ')).toMatchObject({
      fieldCodes: { reason: { code: 'required' } },
    });
    expect(await voidPayment(payment)).toBeUndefined();
    expect(await voidPayment(payment)).toMatchObject({ code: 'CONFLICT' });
    expect(await voidPayment({ ...payment, version: 2 }, 'Again')).toMatchObject({
      code: 'CONFLICT',
    });
    const { data } = await admin.query('{ payments(first: 5) { nodes { voidReason voidedAt } } }');
    expect(data['payments']).toEqual({
      nodes: [{ voidReason: 'Typed twice', voidedAt: now.toISOString() }],
    });
  });

  it('finds payments by payer, present name, number of the member, reference, note and amount', async () => {
    const member = await addMember('ጸሐይ በቀለ');
    await pay({ ...fee, memberId: member, reference: 'Injera night' });
    await pay({ ...donation, payerName: 'Almaz', note: 'In an envelope', amount: '75.50' });
    const found = async (search: string) => {
      const { data } = await admin.query(
        'query ($search: String!) { payments(search: $search) { nodes { payerName } } }',
        { search },
      );
      return (data['payments'] as { nodes: { payerName: string }[] }).nodes.map(
        ({ payerName }) => payerName,
      );
    };
    for (const search of [`m${member}`, member, 'ፀሃይ', 'tsehay', 'injera'])
      expect([search, await found(search)]).toEqual([search, ['ጸሐይ በቀለ']]);
    expect(await found('envelope alm')).toEqual(['Almaz']);
    expect(await found('$75.50')).toEqual(['Almaz']);
    expect(await found('nobody else')).toEqual([]);
    await pay({ ...donation, payerName: 'Mamo', reference: `M${member}0` });
    expect(await found(`M ${member}`)).toEqual(['ጸሐይ በቀለ']);
    const data = { name: 'Tsehay Haile', address: 'Almaz Road 75' };
    await api.services.prisma.member.update({ where: { id: Number(member) }, data });
    for (const search of ['ጸሐይ በቀለ', 'tsehay haile', 'ኃይሌ'])
      expect([search, await found(search)]).toEqual([search, ['ጸሐይ በቀለ']]);
    expect(await found('almaz')).toEqual(['Almaz']);
  });

  it('tells the amount of a payment and the reason why it was voided in the activity', async () => {
    const member = await addMember('Almaz');
    await voidPayment((await pay({ ...fee, memberId: member, amount: '20' })).payment);
    const told = `action title payment { amountCents feeYear receivedOn voidedAt voidReason }`;
    const { data } = await admin.query(`{ latestChanges { ${told} } }`);
    const payment = {
      amountCents: 2000,
      feeYear: 2026,
      receivedOn: '2026-11-20',
      voidedAt: now.toISOString(),
      voidReason: 'Typed twice',
    };
    expect((data['latestChanges'] as object[]).slice(0, 2)).toEqual([
      { action: 'CHANGED', title: 'Almaz', payment },
      { action: 'CREATED', title: 'Almaz', payment },
    ]);
    const table = await admin.query('mutation { table: exportActivity(language: EN) { csv } }');
    expect((table.data['table'] as { csv: string }).csv).toContain(
      '$20.00, Fee 2026, Void: Typed twice',
    );
  });

  it('reads sums that are greater than an integer', async () => {
    const { type } = await addType('Adult', '20', 2026);
    const memberId = await addMember('Almaz', { membershipTypeId: Number(type.id) });
    for (let count = 0; count < 3; count += 1)
      await pay({ ...fee, memberId, feeYear: 2026, amount: '9,999,999.99' });
    expect(await accounts(2026)).toEqual([['Almaz', 2000, 2_147_483_647]]);
    await admin.ask('{ feeYear(year: 2026) { totals { amountCents } } }');
  });

  it('refuses the key of a bank row that no file has', async () => {
    for (const bankKey of ['', 'x'.repeat(90_000)]) {
      expect((await pay({ ...donation, payerName: 'Almaz', bankKey })).fieldCodes).toHaveProperty(
        'bankKey',
      );
    }
  });

  it('records only one of two payments that members of one household make in the same moment', async () => {
    const { payer, family } = await payForHousehold();
    await coverHouseholds();
    const memberId = await addMember('Chaltu', family);
    const seen = { ...fee, amount: '10', paidCents: 5000 };
    const recorded = await Promise.all([
      pay({ ...seen, memberId: String(payer) }),
      pay({ ...seen, memberId }),
    ]);
    expect(recorded.map(({ reason }) => reason).sort()).toEqual(['paidMeanwhile', undefined]);
    expect((await pay({ ...seen, memberId, paidCents: 6000 })).reason).toBeUndefined();
    expect((await pay({ ...seen, memberId, feeYear: 2027, paidCents: 0 })).reason).toBeUndefined();
    expect(await api.services.prisma.payment.count()).toBe(4);
  });

  it('adds up what was received in a year, and exports it with what was voided', async () => {
    await pay({ ...donation, payerName: '=HYPERLINK("x")', amount: '1,000.10' });
    await pay({ ...donation, payerName: 'Almaz', amount: '0.25' });
    await pay({ ...donation, payerName: 'Last year', receivedOn: '2025-12-31' });
    await voidPayment((await pay({ ...donation, payerName: 'Void' })).payment);
    const { data } = await admin.query(
      '{ feeYear { year firstDay totals { kind method count amountCents } } }',
    );
    expect(data['feeYear']).toEqual({
      year: 2026,
      firstDay: '2026-01-01',
      totals: [{ kind: 'DONATION', method: 'CASH', count: 2, amountCents: 100035 }],
    });
    const listed = await admin.query(
      '{ payments(year: 2025) { totalCount nodes { payerName } } all: payments { totalCount } }',
    );
    expect(listed.data).toEqual({
      payments: { totalCount: 1, nodes: [{ payerName: 'Last year' }] },
      all: { totalCount: 4 },
    });
    const everything = await admin.query('mutation { table: exportPayments { csv } }');
    expect((everything.data['table'] as { csv: string }).csv).toContain('Last year');
    const exported = await admin.query('mutation { table: exportPayments(year: 2026) { csv } }');
    const { csv } = exported.data['table'] as { csv: string };
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const rows: string[][] = parse(csv, { bom: true, from: 2 });
    expect(rows.map((row) => [row[2], row[6], row.at(-1)])).toEqual([
      [`'=HYPERLINK("x")`, '1000.10', ''],
      ['Almaz', '0.25', ''],
      ['Void', '50.00', 'Typed twice'],
    ]);
  });

  describe('a donation receipt', () => {
    const settings = {
      irdNumber: '49-091-850',
      charitiesNumber: 'cc12345',
      signatoryName: 'Hanna Tesfaye',
      signatoryOffice: 'Treasurer',
    };

    async function save(changes: Record<string, string>) {
      const texts =
        'phoneNumber contactEmail officeLocation facebookUrl telegramUrl whatsappUrl viberUrl ' +
        'bankAccountName bankName bankAccountNumber inquiryRetentionDays saveMembershipApplications';
      const { data } = await admin.query(`{ settings { version ${texts} } }`);
      const { version, ...input } = data['settings'] as { version: number };
      return admin.query(
        `mutation ($version: Int!, $input: SettingsInput!) {
          updateSettings(version: $version, input: $input) { irdNumber charitiesNumber } }`,
        { version, input: { ...input, ...changes } },
      );
    }

    const issue = (paymentId: string) =>
      admin.query(
        `mutation ($paymentId: ID!) { receipt: issueDonationReceipt(paymentId: $paymentId) {
          number issuedOn organisation irdNumber charitiesNumber signatoryName signatoryOffice
          payment { payerName amountCents receivedOn voidedAt receiptNumber } } }`,
        { paymentId },
      );

    it('has what the tax law requires, is issued once, and says when it is void', async () => {
      await save(settings);
      const { payment } = await pay({ ...donation, payerName: 'Almaz Ayana' });
      const { data } = await issue(payment.id);
      const receipt = {
        number: 1,
        issuedOn: '2026-11-27',
        ...settings,
        charitiesNumber: 'CC12345',
        organisation: 'Ethiopian Community Association in Auckland',
        payment: {
          payerName: 'Almaz Ayana',
          amountCents: 5000,
          receivedOn: '2026-11-20',
          voidedAt: null,
          receiptNumber: 1,
        },
      };
      expect(data['receipt']).toEqual(receipt);
      await save({ signatoryName: 'Somebody else' });
      expect((await issue(payment.id)).data['receipt']).toEqual(receipt);
      await voidPayment(payment);
      const read = await admin.query('{ donationReceipt(number: 1) { payment { voidedAt } } }');
      expect(read.data['donationReceipt']).toEqual({ payment: { voidedAt: now.toISOString() } });
      const other = await pay({ ...donation, payerName: 'Almaz' });
      expect((await issue(other.payment.id)).data['receipt']).toMatchObject({ number: 2 });
    });

    it('is refused while settings are missing, and names them', async () => {
      const { payment } = await pay({ ...donation, payerName: 'Almaz' });
      await save({ signatoryName: 'Hanna' });
      const { errors } = await issue(payment.id);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'receiptSettings',
        values: { missing: ['irdNumber', 'signatoryOffice'] },
      });
      const refused = await save({ irdNumber: '49091851', charitiesNumber: '12345' });
      expect(Object.keys(refused.errors?.[0]?.extensions['fieldCodes'] as object)).toEqual([
        'irdNumber',
        'charitiesNumber',
      ]);
    });

    it('is refused for a fee and for a voided donation', async () => {
      await save(settings);
      const memberId = await addMember('Abebe');
      const { payment } = await pay({ ...donation, memberId });
      await voidPayment(payment);
      for (const { id } of [payment, (await pay({ ...fee, memberId })).payment]) {
        expect((await issue(id)).errors?.[0]?.extensions['reason']).toBe('notADonation');
      }
      expect((await issue('999')).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    });

    it('gets numbers without gaps, also if several are issued at once and some fail', async () => {
      await save(settings);
      const ids: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        ids.push((await pay({ ...donation, payerName: `Donor ${String(count)}` })).payment.id);
      }
      const wanted = [...ids, ...ids.slice(0, 4), '999'];
      const answers = await Promise.all(wanted.map(issue));
      const numbers = answers.map(
        ({ data }) => (data as { receipt: { number: number } } | null)?.receipt.number,
      );
      expect(numbers.slice(12, 16)).toEqual(numbers.slice(0, 4));
      expect(numbers.slice(0, 12).sort((one, other) => Number(one) - Number(other))).toEqual(
        Array.from({ length: 12 }, (_, index) => index + 1),
      );
    });
  });

  it('keeps payments with the name when a member is erased, for seven financial years', async () => {
    const memberId = await addMember('Abebe Kebede', {
      ceasedOn: new Date('2019-01-01'),
      ceasedAt: new Date('2019-01-02'),
    });
    await pay({ ...donation, memberId, receivedOn: '2018-12-31' });
    await pay({ ...donation, memberId, receivedOn: '2019-01-01' });
    await removeFormerMembers(api.services);
    const left = () =>
      api.services.prisma.payment.findMany({ select: { memberId: true, payerName: true } });
    expect(await left()).toEqual([
      { memberId: null, payerName: 'Abebe Kebede' },
      { memberId: null, payerName: 'Abebe Kebede' },
    ]);
    await removeOldPayments(api.services);
    expect(await left()).toHaveLength(1);
    now = new Date('2027-01-01T00:00:00Z');
    await removeOldPayments(api.services);
    expect(await left()).toEqual([]);
  });
});
