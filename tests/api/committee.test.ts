import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';

let present = new Date('2030-01-05T00:00:00Z');
const api = useApi({ now: () => present }, { CACHE_MB: '10' });
beforeEach(() => {
  present = new Date('2030-01-05T00:00:00Z');
});
afterEach(() => api.reset());

const holder = { office: 'PRESIDENT', name: 'Abebe Example', from: '2029-07-01' };

const create = (admin: Admin, input: object) =>
  admin.query(
    'mutation ($input: OfficerInput!) { createOfficer(input: $input) { id version name } }',
    { input },
  );

interface Named {
  name: string;
}
type Periods = Record<'current' | 'former' | 'future', Named[] | null>;

async function names(by: Pick<Api, 'query'> = api) {
  const { data } = await by.query(
    '{ committee { current { name } former { name } future { name } } }',
  );
  const { current, former, future } = data['committee'] as Periods;
  const of = (officers: Named[] | null) => officers?.map(({ name }) => name) ?? null;
  return { current: of(current), former: of(former), future: of(future) };
}

describe('the committee', () => {
  it('shows who is in office on the current day, also from the cache', async () => {
    const admin = await api.signInAdmin();
    await create(admin, { ...holder, until: '2030-01-05' });
    await create(admin, { ...holder, name: 'Sara Example', from: '2030-01-06' });
    expect(await names()).toEqual({ current: ['Abebe Example'], former: [], future: null });
    expect((await names(admin)).future).toEqual(['Sara Example']);
    // Midnight in Auckland, which is 13 hours ahead.
    present = new Date('2030-01-05T11:00:01Z');
    const next = { current: ['Sara Example'], former: ['Abebe Example'], future: null };
    expect(await names()).toEqual(next);
  });

  it('changes at once in cached responses, also in other processes', async () => {
    const other = await startApi({ now: () => present }, { CACHE_MB: '10' }, { beside: api });
    try {
      const admin = await api.signInAdmin();
      expect((await names()).current).toEqual([]);
      expect((await names(other)).current).toEqual([]);
      const { data } = await create(admin, holder);
      expect((await names()).current).toEqual(['Abebe Example']);
      await expect.poll(async () => (await names(other)).current).toEqual(['Abebe Example']);
      const { id } = data['createOfficer'] as { id: string };
      await admin.query('mutation ($id: ID!) { deleteOfficer(id: $id, version: 1) }', { id });
      expect((await names()).current).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  it('refuses an end before the start, and an office of the kind OTHER without a title', async () => {
    const admin = await api.signInAdmin();
    const { errors } = await create(admin, { ...holder, office: 'OTHER', until: '2029-06-30' });
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      title: { code: 'required', values: {} },
      until: { code: 'endBeforeStart', values: {} },
    });
  });

  it('refuses a save based on an older version', async () => {
    const admin = await api.signInAdmin();
    await create(admin, holder);
    const update = (name: string) =>
      admin.query(
        'mutation ($input: OfficerInput!) { updateOfficer(id: 1, version: 1, input: $input) { name } }',
        { input: { ...holder, name } },
      );
    expect((await update('First Example')).errors).toBeUndefined();
    expect((await update('Second Example')).errors?.[0]?.extensions['code']).toBe('CONFLICT');
    expect((await names()).current).toEqual(['First Example']);
  });

  it('refuses a second holder of an office, and ends the former term on request', async () => {
    const admin = await api.signInAdmin();
    await create(admin, holder);
    const next = { ...holder, name: 'Sara Example', from: '2030-01-05' };
    const heldBy = (name: string, from: string) => ({
      code: 'officeHeld',
      values: { name, nameAmharic: '', office: 'PRESIDENT', titleAmharic: '', from },
    });
    const fieldCodes = async (input: object) =>
      (await create(admin, input)).errors?.[0]?.extensions['fieldCodes'];
    expect(await fieldCodes(next)).toEqual({ from: heldBy('Abebe Example', '2029-07-01') });
    const earlier = { ...holder, name: 'Dawit Example', from: '2028-07-01' };
    expect(await fieldCodes(earlier)).toEqual({ until: heldBy('Abebe Example', '2029-07-01') });
    await create(admin, { ...earlier, until: '2029-06-30' });
    expect((await create(admin, { ...next, endsTermOf: '1' })).errors).toBeUndefined();
    expect(await names()).toMatchObject({
      current: ['Sara Example'],
      former: ['Abebe Example', 'Dawit Example'],
    });
    const { data } = await api.query('{ committee { former { until } } }');
    expect(data['committee']).toEqual({
      former: [{ until: '2030-01-04' }, { until: '2029-06-30' }],
    });
    const changes = await api.services.prisma.activity.findMany({ where: { action: 'CHANGED' } });
    expect(changes.map(({ kind, account }) => [kind, account])).toEqual([['officer', admin.id]]);
  });

  it('accepts only one of several holders who are added at the same time', async () => {
    const admin = await api.signInAdmin();
    const added = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => create(admin, { ...holder, name })),
    );
    expect(added.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await names()).current).toHaveLength(1);
  });
});

describe('an election', () => {
  async function seen(admin: Admin) {
    const { data } = await admin.query('{ committee { current { id version } } }');
    return (data['committee'] as { current: object[] }).current;
  }
  const record = async (admin: Admin, from: string, officers: object[], known?: object[]) =>
    admin.query(
      `mutation ($from: LocalDate!, $officers: [OfficeHolderInput!]!, $seen: [RecordVersionInput!]!) {
        recordElection(from: $from, officers: $officers, seen: $seen) { name nameAmharic from until }
      }`,
      { from, officers, seen: known ?? (await seen(admin)) },
    );
  const cook = { office: 'OTHER', title: 'Cook', name: 'Cook Example' };

  it('replaces the committee, keeps who is elected again, and can be repeated', async () => {
    const admin = await api.signInAdmin();
    await create(admin, holder);
    await create(admin, { ...cook, from: '2029-07-01', until: '2030-02-01' });
    await create(admin, { ...cook, name: 'Second Cook', from: '2029-07-01' });
    const committee = [
      { office: 'PRESIDENT', name: 'Sara Example' },
      { office: 'VICE_PRESIDENT', name: '' },
      { ...cook, nameAmharic: 'ምሳሌ' },
      { office: 'HEAD_OF_FINANCE', name: 'Abebe Example' },
    ];
    for (const _ of ['first', 'repeated']) {
      const { data } = await record(admin, '2030-01-05', committee);
      expect(data['recordElection']).toEqual([
        { name: 'Sara Example', nameAmharic: '', from: '2030-01-05', until: null },
        { name: 'Cook Example', nameAmharic: 'ምሳሌ', from: '2029-07-01', until: null },
        { name: 'Abebe Example', nameAmharic: '', from: '2030-01-05', until: null },
      ]);
    }
    const { current, former } = await names();
    expect(current).toEqual(['Cook Example', 'Sara Example', 'Abebe Example']);
    expect(former).toEqual(['Second Cook', 'Abebe Example']);
  });

  it('changes nothing if one officer is refused, and names the field', async () => {
    const admin = await api.signInAdmin();
    await create(admin, holder);
    const before = await names(admin);
    const refused = async (from: string, ...officers: object[]) =>
      (await record(admin, from, officers)).errors?.[0]?.extensions['fieldCodes'];
    const sara = { office: 'PRESIDENT', name: 'Sara Example' };
    expect(await refused('2030-01-05', sara, { ...cook, title: '' })).toEqual({
      'title.1': { code: 'required', values: {} },
    });
    expect(await refused('2030-01-05', sara, { ...sara, name: 'Second' })).toMatchObject({
      'name.1': { code: 'officeHeld' },
    });
    const values = {
      name: 'Abebe Example',
      nameAmharic: '',
      office: 'PRESIDENT',
      titleAmharic: '',
      from: '2029-07-01',
    };
    expect(await refused('2029-07-01', sara)).toEqual({
      from: { code: 'electionRecorded', values },
    });
    const { office, name } = holder;
    expect(await refused('2029-06-01', { office, name })).toMatchObject({
      from: { code: 'officeHeld' },
    });
    expect(await refused('2030-01-05', cook, cook)).toEqual({
      'name.1': { code: 'duplicate', values: {} },
    });
    expect(await refused('2030-01-05', { ...sara, name: 'ሳራ' })).toMatchObject({
      'name.0': { code: 'notLatin' },
    });
    expect(await refused('2030-01-05')).toMatchObject({ officers: { code: 'wrongItemCount' } });
    expect(await names(admin)).toEqual(before);
  });

  it('ends no term of an officer that the sender has not seen', async () => {
    const admin = await api.signInAdmin();
    await create(admin, holder);
    const before = await seen(admin);
    await create(admin, { ...cook, from: '2029-07-01' });
    const sara = [{ office: 'PRESIDENT', name: 'Sara Example' }];
    const { errors } = await record(admin, '2030-01-05', sara, before);
    expect(errors?.[0]?.extensions['code']).toBe('CONFLICT');
    expect((await names()).current).toEqual(['Abebe Example', 'Cook Example']);
  });

  it('leaves one president if several are recorded at the same time', async () => {
    const admin = await api.signInAdmin();
    await create(admin, holder);
    const known = await seen(admin);
    const results = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) =>
        record(admin, '2030-01-05', [{ office: 'PRESIDENT', name }], known),
      ),
    );
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await names()).current).toHaveLength(1);
  });
});
