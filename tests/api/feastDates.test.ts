import { expect, it } from 'vitest';
import { daysLater } from '../../api/shared/dates/days.ts';
import { type Api } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';

const now = () => new Date('2026-11-23T00:00:00Z');
const api = useApi({ now }, { CACHE_MB: '10' });
/** Another process of the same site. */
const other = useApi({ now }, { CACHE_MB: '10' }, { beside: api });
const admin = useAdmin(api);

interface Feast {
  feast: string;
  year: number;
  expectedDate: string;
  date: string | null;
}

async function feasts(): Promise<Feast[]> {
  const { data } = await admin.query('{ feastDates { id feast year expectedDate date } }');
  return data['feastDates'] as Feast[];
}

async function eid(): Promise<Feast> {
  const found = (await feasts()).find(({ feast }) => feast === 'EID_AL_FITR');
  if (!found) throw new Error('There is no such feast.');
  return found;
}

const set = (feast: Feast, date: string | null, formerDate: string | null) =>
  admin.query(
    `mutation ($feast: MuslimFeastName!, $year: Int!, $date: LocalDate, $formerDate: LocalDate) {
      setFeastDate(feast: $feast, year: $year, date: $date, formerDate: $formerDate) { date }
    }`,
    { feast: feast.feast, year: feast.year, date, formerDate },
  );

/** The feast in the calendar of a site. */
async function shown(site: Api, month: string) {
  const { data } = await site.query(
    `{ calendarMonth(calendar: GREGORIAN, month: "${month}") { observances { name date isExpected } } }`,
  );
  const { observances } = data['calendarMonth'] as { observances: Record<string, unknown>[] };
  return observances.filter(({ name }) => name === 'EID_AL_FITR');
}

it('a calendar shows a day that is entered or withdrawn, in every process', async () => {
  const feast = await eid();
  const month = feast.expectedDate.slice(0, 7);
  const expected = [{ name: 'EID_AL_FITR', date: feast.expectedDate, isExpected: true }];
  for (const site of [api, other]) expect(await shown(site, month)).toEqual(expected);
  const day = daysLater(feast.expectedDate, 1);
  expect((await set(feast, day, null)).data).toEqual({ setFeastDate: { date: day } });
  for (const site of [api, other]) {
    await expect
      .poll(() => shown(site, month))
      .toEqual([{ name: 'EID_AL_FITR', date: day, isExpected: false }]);
  }
  expect((await set(feast, null, day)).errors).toBeUndefined();
  for (const site of [api, other]) {
    await expect.poll(() => shown(site, month)).toEqual(expected);
  }
});

it('a day is refused if a colleague has set another one since it was read', async () => {
  const feast = await eid();
  const [one, two] = [daysLater(feast.expectedDate, 1), daysLater(feast.expectedDate, 2)];
  const answers = await Promise.all([set(feast, one, null), set(feast, two, null)]);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code']);
  expect(codes.sort()).toEqual(['CONFLICT', undefined]);
  const { date } = await eid();
  for (const [day, former] of [
    [one, null],
    [null, null],
    [one, feast.expectedDate],
  ] as const) {
    expect((await set(feast, day, former)).errors?.[0]?.extensions['code']).toBe('CONFLICT');
  }
  expect((await eid()).date).toBe(date);
  expect((await set(feast, daysLater(feast.expectedDate, -1), date)).errors).toBeUndefined();
});

it('a day far from the expected one is refused with an error for its field', async () => {
  const feast = await eid();
  const { errors } = await set(feast, daysLater(feast.expectedDate, 6), null);
  expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
    date: { code: 'notNearDay', values: { day: feast.expectedDate, days: 5 } },
  });
  const unknown = await set({ ...feast, year: 1300 }, feast.expectedDate, null);
  expect(unknown.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
});
