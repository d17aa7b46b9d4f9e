import { describe, expect, it } from 'vitest';
import { type DueDateFacts, dueDatesOf } from '../../api/committee/dueDates.ts';
import { settingsTexts } from '../../api/shared/site/settings.rules.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { memberRow } from '../support/people.ts';
import { readCalendar } from '../support/readCalendar.ts';

const facts: DueDateFacts = {
  today: '2026-11-27',
  balanceDate: '31-03',
  lastGeneralMeeting: '',
  lastAnnualReturn: '',
  lastOfficerNotice: '',
  officerChanges: [],
  memberCount: 10,
  withoutConsent: 0,
};

/** The day, the state and the beginning of the time of each due date of a kind. */
const of = (kind: string, changes: Partial<DueDateFacts>) =>
  dueDatesOf({ ...facts, ...changes })
    .filter((each) => each.kind === kind)
    .map(({ day, state, since }) => [day, state, since]);

it.each([
  ['31/3', '31-03'],
  ['31 March', '31-03'],
  ['1 sep', '01-09'],
  ['31 Marvel', undefined],
])('the balance date %j is stored as %j', (typed, stored) => {
  const { data } = settingsTexts.shape.balanceDate.safeParse(typed);
  expect(data).toBe(stored);
});

describe('the annual return', () => {
  it('is due 6 months after the last balance date until one is recorded', () => {
    expect(of('ANNUAL_RETURN', {})).toEqual([['2026-09-30', 'OVERDUE', '2026-03-31']]);
    expect(of('ANNUAL_RETURN', { today: '2026-09-30' })).toEqual([
      ['2026-09-30', 'SOON', '2026-03-31'],
    ]);
    expect(of('ANNUAL_RETURN', { today: '2026-08-30' })).toEqual([
      ['2026-09-30', 'AHEAD', '2026-03-31'],
    ]);
    expect(of('ANNUAL_RETURN', { today: '2026-03-31' })).toEqual([
      ['2026-09-30', 'AHEAD', '2026-03-31'],
    ]);
    expect(of('ANNUAL_RETURN', { today: '2026-03-30' })).toEqual([
      ['2025-09-30', 'OVERDUE', '2025-03-31'],
    ]);
  });

  it('is done for the balance date before it was filed, and the next one follows', () => {
    expect(of('ANNUAL_RETURN', { lastAnnualReturn: '2026-04-01' })).toEqual([
      ['2027-09-30', 'AHEAD', '2027-03-31'],
      ['2026-09-30', 'DONE', '2026-03-31'],
    ]);
    expect(of('ANNUAL_RETURN', { lastAnnualReturn: '2026-03-31' })).toEqual([
      ['2026-09-30', 'OVERDUE', '2026-03-31'],
      ['2025-09-30', 'DONE', '2025-03-31'],
    ]);
  });

  it('stays open if the one before was filed after the balance date, and is entered with that date', () => {
    const late = { today: '2027-04-12', lastAnnualReturn: '2027-03-31' };
    expect(of('ANNUAL_RETURN', late)).toEqual([
      ['2027-09-30', 'AHEAD', '2027-03-31'],
      ['2026-09-30', 'DONE', '2026-03-31'],
    ]);
  });

  it('has no day without a balance date, and the last day of a shorter month', () => {
    expect(of('ANNUAL_RETURN', { balanceDate: '' })).toEqual([[null, 'UNKNOWN', null]]);
    expect(of('ANNUAL_RETURN', { balanceDate: '31-08' })).toEqual([
      ['2027-02-28', 'AHEAD', '2026-08-31'],
    ]);
  });
});

it('the general meeting is due at most 15 months after the last one', () => {
  const last = (lastGeneralMeeting: string) => of('GENERAL_MEETING', { lastGeneralMeeting })[0];
  expect(last('2026-04-30')).toEqual(['2027-07-30', 'AHEAD', '2027-03-31']);
  expect(last('2026-08-30')).toEqual(['2027-09-30', 'AHEAD', '2027-03-31']);
  expect(last('2025-08-30')).toEqual(['2026-09-30', 'OVERDUE', '2026-03-31']);
});

it('a notice of officers is due 20 working days after the first and after the last day of a term', () => {
  const officerChanges = ['2025-11-20', '2026-06-01', '2026-06-01', '2026-11-06'];
  expect(of('OFFICER_NOTICE', { officerChanges })).toEqual([
    ['2026-06-29', 'OVERDUE', '2026-06-01'],
    ['2026-12-04', 'SOON', '2026-11-06'],
  ]);
  expect(of('OFFICER_NOTICE', { officerChanges, lastOfficerNotice: '2026-06-20' })).toEqual([
    ['2026-12-04', 'SOON', '2026-11-06'],
    ['2026-06-29', 'DONE', '2026-06-01'],
  ]);
  // A notice that was missed stays, however old it is.
  expect(of('OFFICER_NOTICE', { officerChanges, lastOfficerNotice: '2024-01-01' })).toHaveLength(3);
});

it('ten members and the consent of each are always required', () => {
  expect(of('MINIMUM_MEMBERS', { memberCount: 10 })).toEqual([[null, 'DONE', null]]);
  expect(of('MINIMUM_MEMBERS', { memberCount: 9 })).toEqual([[null, 'OVERDUE', null]]);
  expect(of('CONSENT', { withoutConsent: 0 })).toEqual([[null, 'DONE', null]]);
  expect(of('CONSENT', { withoutConsent: 1 })).toEqual([[null, 'OVERDUE', null]]);
});

describe('the API', () => {
  const api = useApi({ now: () => new Date('2026-11-27T00:00:00Z') });
  const admin = useAdmin(api);

  /** Saves settings; the others stay as they are. */
  async function save(changes: Record<string, string>) {
    const texts =
      'phoneNumber contactEmail officeLocation facebookUrl telegramUrl whatsappUrl viberUrl ' +
      'bankAccountName bankName bankAccountNumber inquiryRetentionDays saveMembershipApplications';
    const { data } = await admin.query(`{ settings { version ${texts} } }`);
    const { version, ...input } = data['settings'] as { version: number };
    return admin.query(
      `mutation ($version: Int!, $input: SettingsInput!) { updateSettings(version: $version, input: $input) {
        balanceDate lastGeneralMeeting lastAnnualReturn lastOfficerNotice } }`,
      { version, input: { ...input, ...changes } },
    );
  }

  it.each(['lastGeneralMeeting', 'lastAnnualReturn', 'lastOfficerNotice'])(
    'refuses %s in the future',
    async (name) => {
      const { errors } = await save({ [name]: '2026-11-28' });
      expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
        [name]: { code: 'dateInFuture', values: {} },
      });
      expect((await save({ [name]: '2026-11-27' })).errors).toBeUndefined();
    },
  );

  it('computes due dates from settings, officers and members', async () => {
    const { prisma } = api.services;
    await save({ balanceDate: '31/3', lastGeneralMeeting: '2026-05-10' });
    const officer = { office: 'PRESIDENT' as const, title: '', titleAmharic: '', nameAmharic: '' };
    const [from, until] = [new Date('2024-01-01'), new Date('2026-10-31')];
    await prisma.officer.create({ data: { ...officer, name: 'Almaz', from, until } });
    const agreed = { agreementText: 'I agree.', agreementLanguage: 'en', agreedAt: from };
    await prisma.member.create({ data: memberRow('Abebe') });
    await prisma.member.create({ data: { ...memberRow('Kebede'), ...agreed } });

    const { data } = await admin.query(
      '{ dueDates { id kind section day state since lastOn count } pendingCounts { dueDates } }',
    );
    const none = { day: null, since: null, lastOn: null, count: null };
    const lastOn = '2026-05-10';
    const [consent, members, overdue, notice, ...others] = [
      { ...none, id: 'CONSENT', section: '76', state: 'OVERDUE', count: 1 },
      { ...none, id: 'MINIMUM_MEMBERS', section: '74', state: 'OVERDUE', count: 2 },
      {
        ...none,
        id: 'ANNUAL_RETURN-2026-03-31',
        section: '102',
        state: 'OVERDUE',
        day: '2026-09-30',
        since: '2026-03-31',
      },
      {
        ...none,
        id: 'OFFICER_NOTICE-2026-11-01',
        section: '52',
        state: 'SOON',
        day: '2026-11-27',
        since: '2026-11-01',
      },
      {
        ...none,
        id: 'GENERAL_MEETING-2027-03-31',
        section: '84',
        state: 'AHEAD',
        day: '2027-08-10',
        since: '2027-03-31',
        lastOn,
      },
      {
        ...none,
        id: 'GENERAL_MEETING-2026-03-31',
        section: '84',
        state: 'DONE',
        day: '2026-09-30',
        since: '2026-03-31',
        lastOn,
      },
    ];
    const withKind = (each: { id: string } | undefined) => ({
      ...each,
      kind: each?.id.replace(/-.*/, ''),
    });
    expect(data).toEqual({
      dueDates: [members, consent, overdue, notice, ...others].map(withKind),
      pendingCounts: { dueDates: 2 },
    });
  });

  it('exports what is not done as a calendar, with the section, and says that it is no legal advice', async () => {
    await save({ balanceDate: '31-03', lastAnnualReturn: '2026-05-10' });
    const { data } = await admin.query('{ dueDateCalendar(language: EN) }');
    const { entries } = readCalendar(data['dueDateCalendar'] as string);
    expect(entries.map(({ start, summary }) => [start.auckland, summary])).toEqual([
      ['2026-11-27', 'At least ten members'],
      ['2026-09-30', 'Annual general meeting'],
      ['2027-09-30', 'Annual return and financial statements'],
    ]);
    for (const { description } of entries) {
      expect(description).toMatch(/Act 2022, section \d+\nThis is not legal advice\./);
    }
  });

  it('keeps its settings when an input is without them, and refuses days that are none', async () => {
    const days = { balanceDate: '31-03', lastOfficerNotice: '2026-11-01' };
    await save(days);
    const { data } = await save({ lastAnnualReturn: '2026-05-10' });
    expect(data['updateSettings']).toEqual({
      ...days,
      lastGeneralMeeting: '',
      lastAnnualReturn: '2026-05-10',
    });
    for (const balanceDate of ['29-02', '31-04', '2026-03-31', 'March']) {
      const { errors } = await save({ balanceDate });
      expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
        balanceDate: { code: 'invalidDate', values: {} },
      });
    }
  });
});
