import { afterEach, describe, expect, it } from 'vitest';
import {
  type CalendarMonth,
  daysOfMonth,
  monthsLater,
  otherCalendar,
  parseMonth,
  weeksOfMonth,
} from '../../api/shared/dates/calendarMonth.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';

describe('a month', () => {
  const ethiopian = (year: number, month: number): CalendarMonth => ({
    calendar: 'ETHIOPIAN',
    year,
    month,
  });
  const gregorian = (year: number, month: number): CalendarMonth => ({
    calendar: 'GREGORIAN',
    year,
    month,
  });

  it.each([
    [ethiopian(2019, 1), '2026-09-11', '2026-10-10'],
    [ethiopian(2019, 13), '2027-09-06', '2027-09-11'],
    [ethiopian(2018, 13), '2026-09-06', '2026-09-10'],
    [gregorian(2028, 2), '2028-02-01', '2028-02-29'],
    [gregorian(2026, 12), '2026-12-01', '2026-12-31'],
  ])('%o lasts from %s to %s', (month, first, last) => {
    expect(daysOfMonth(month)).toEqual([first, last]);
    const weeks = weeksOfMonth(month);
    const days = weeks.flat().filter((day) => day !== null);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    for (const week of weeks) expect(week).toHaveLength(7);
    for (const [monday] of weeks) {
      if (monday) expect(new Date(monday).getUTCDay()).toBe(1);
    }
  });

  it('has a previous and a next month within the range, and a month in the other calendar', () => {
    expect(monthsLater(ethiopian(2019, 13), 1)).toEqual(ethiopian(2020, 1));
    expect(monthsLater(ethiopian(2019, 1), -1)).toEqual(ethiopian(2018, 13));
    expect(monthsLater(gregorian(2026, 12), 1)).toEqual(gregorian(2027, 1));
    expect(monthsLater(gregorian(2050, 12), 1)).toBeNull();
    expect(monthsLater(ethiopian(1993, 1), -1)).toBeNull();
    expect(otherCalendar(ethiopian(2019, 3))).toEqual(gregorian(2026, 11));
    expect(otherCalendar(gregorian(2026, 11))).toEqual(ethiopian(2019, 3));
    expect(otherCalendar(gregorian(2050, 12))).toBeNull();
    expect(otherCalendar(ethiopian(1993, 1))).toEqual(gregorian(2000, 9));
    expect(parseMonth('GREGORIAN', '2026-13')).toBeNull();
    expect(parseMonth('ETHIOPIAN', '2019-13')).toEqual(ethiopian(2019, 13));
  });
});

let present = new Date('2026-11-22T10:30:00Z');
const api = useApi({ now: () => present });
afterEach(() => api.reset());

const query = `query ($calendar: CalendarName!, $month: String) {
  calendarMonth(calendar: $calendar, month: $month) {
    today firstDay lastDay fastDays
    observances { id name date lastDate isFast isExpected }
    events { title }
  }
}`;

describe('the calendar', () => {
  it('shows the current month, which changes at midnight in Auckland', async () => {
    const ask = () => api.query(query, { calendar: 'ETHIOPIAN' });
    const before = await ask();
    expect(before.data['calendarMonth']).toMatchObject({
      today: '2026-11-22',
      firstDay: '2026-11-10',
      lastDay: '2026-12-09',
    });
    present = new Date('2026-11-22T11:30:00Z');
    const after = await ask();
    expect(after.data['calendarMonth']).toMatchObject({ today: '2026-11-23' });
  });

  it('shows events that begin before a month or end after it', async () => {
    const { prisma } = api.services;
    await addEvent(prisma, { title: 'Before', date: new Date('2027-02-28') });
    await addEvent(prisma, {
      title: 'Into',
      date: new Date('2027-02-27'),
      endDate: new Date('2027-03-01'),
    });
    await addEvent(prisma, { title: 'Last', date: new Date('2027-03-31') });
    await addEvent(prisma, { title: 'After', date: new Date('2027-04-01') });
    const { data } = await api.query(query, { calendar: 'GREGORIAN', month: '2027-03' });
    expect(data['calendarMonth']).toMatchObject({
      events: [{ title: 'Into' }, { title: 'Last' }],
    });
  });

  it('shows fasts that began before the month, and Muslim feasts on their expected days', async () => {
    const { data } = await api.query(query, { calendar: 'GREGORIAN', month: '2026-03' });
    const { observances } = data['calendarMonth'] as { observances: object[] };
    expect(observances).toMatchObject([
      { name: 'ABIY_TSOM', date: '2026-02-16', lastDate: '2026-04-11', isFast: true },
      { name: 'ADWA', date: '2026-03-02', isExpected: false },
      { name: 'DEBRE_ZEIT', date: '2026-03-15' },
      { name: 'EID_AL_FITR', date: '2026-03-20', isFast: false, isExpected: true },
    ]);
  });

  it('shows a feast on the day that was entered, even in another month', async () => {
    const namesIn = async (month: string) => {
      const { data } = await api.query(query, { calendar: 'GREGORIAN', month });
      const { observances } = data['calendarMonth'] as { observances: { id: string }[] };
      return observances.map(({ id }) => id);
    };
    expect(await namesIn('2025-03')).toContain('EID_AL_FITR-2025-03-30');
    await api.services.prisma.feastDate.create({
      data: { feast: 'EID_AL_FITR', year: 1446, date: new Date('2025-04-01') },
    });
    api.services.cache.invalidate('feastDate');
    expect(await namesIn('2025-03')).not.toContain('EID_AL_FITR-2025-03-30');
    expect(await namesIn('2025-04')).toContain('EID_AL_FITR-2025-04-01');
  });

  it('has no months beyond its years', async () => {
    const { data } = await api.query(query, { calendar: 'GREGORIAN', month: '1999-12' });
    expect(data).toEqual({ calendarMonth: null });
  });

  it('lists the next feasts and holidays, without fasts', async () => {
    const { data } = await api.query('{ nextObservances(first: 3) { name date } }');
    expect(data['nextObservances']).toEqual([
      { name: 'NATIONS_DAY', date: '2026-12-08' },
      { name: 'GENNA', date: '2027-01-07' },
      { name: 'TIMKET', date: '2027-01-19' },
    ]);
  });
});
