import { IslamicUmalquraCalendar, CalendarDate, toCalendar } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dayOfNumber, daysLater, weekdayOf } from '../../api/shared/dates/days.ts';
import { expectedFeasts } from '../../api/calendar/muslimFeasts.ts';
import {
  isFastDay,
  type ObservanceName,
  observancesOfYear,
} from '../../api/shared/dates/observances.ts';

const daysOf = (year: number, name: ObservanceName) => {
  const found = observancesOfYear(year).find((each) => each.name === name);
  return [found?.date, found?.lastDate];
};
const dayOf = (year: number, name: ObservanceName) => daysOf(year, name)[0] ?? '';

/** The day of Easter of the Julian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function julianEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  // A day of the Julian calendar as a Julian Day Number.
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  const [y, m] = [year + 4800, month - 3];
  return dayOfNumber(day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - 32_083);
}

describe('feasts and fasts', () => {
  // Genna, Timket, first day of Nineveh, of Abiy Tsom, Fasika, Peraklitos.
  it.each([
    [2015, '2023-01-07', '2023-01-19', '2023-02-06', '2023-02-20', '2023-04-16', '2023-06-04'],
    [2016, '2024-01-07', '2024-01-20', '2024-02-26', '2024-03-11', '2024-05-05', '2024-06-23'],
    [2017, '2025-01-07', '2025-01-19', '2025-02-10', '2025-02-24', '2025-04-20', '2025-06-08'],
    [2018, '2026-01-07', '2026-01-19', '2026-02-02', '2026-02-16', '2026-04-12', '2026-05-31'],
    [2019, '2027-01-07', '2027-01-19', '2027-02-22', '2027-03-08', '2027-05-02', '2027-06-20'],
    [2020, '2028-01-07', '2028-01-20', '2028-02-07', '2028-02-21', '2028-04-16', '2028-06-04'],
    [2021, '2029-01-07', '2029-01-19', '2029-01-29', '2029-02-12', '2029-04-08', '2029-05-27'],
    [2022, '2030-01-07', '2030-01-19', '2030-02-18', '2030-03-04', '2030-04-28', '2030-06-16'],
    [2023, '2031-01-07', '2031-01-19', '2031-02-03', '2031-02-17', '2031-04-13', '2031-06-01'],
    [2024, '2032-01-07', '2032-01-20', '2032-02-23', '2032-03-08', '2032-05-02', '2032-06-20'],
    [2025, '2033-01-07', '2033-01-19', '2033-02-14', '2033-02-28', '2033-04-24', '2033-06-12'],
  ])('of %i', (year, genna, timket, nineveh, abiyTsom, fasika, peraklitos) => {
    expect(daysOf(year, 'GENNA')).toEqual([genna, genna]);
    expect(daysOf(year, 'TIMKET')).toEqual([timket, timket]);
    expect(daysOf(year, 'GAHAD')).toEqual([daysLater(timket, -1), daysLater(timket, -1)]);
    expect(daysOf(year, 'NINEVEH')).toEqual([nineveh, daysLater(nineveh, 2)]);
    expect(daysOf(year, 'ABIY_TSOM')).toEqual([abiyTsom, daysLater(fasika, -1)]);
    expect(daysOf(year, 'FASIKA')).toEqual([fasika, fasika]);
    expect(dayOf(year, 'DEBRE_ZEIT')).toBe(daysLater(fasika, -28));
    expect(dayOf(year, 'HOSANNA')).toBe(daysLater(fasika, -7));
    expect(dayOf(year, 'SIKLET')).toBe(daysLater(fasika, -2));
    expect(dayOf(year, 'RIKBE_KAHNAT')).toBe(daysLater(fasika, 24));
    expect(dayOf(year, 'ERGET')).toBe(daysLater(fasika, 39));
    expect(daysOf(year, 'PERAKLITOS')).toEqual([peraklitos, peraklitos]);
    expect(daysOf(year, 'TSOME_HAWARYAT')).toEqual([
      daysLater(peraklitos, 1),
      `${peraklitos.slice(0, 4)}-07-11`,
    ]);
    expect(dayOf(year, 'TSOME_DIHNET')).toBe(daysLater(peraklitos, 3));
    expect(daysOf(year, 'TSOME_GENA')[1]).toBe(daysLater(genna, -1));
    expect(daysOf(year, 'FILSETA_FAST')).toEqual([
      `${peraklitos.slice(0, 4)}-08-07`,
      `${peraklitos.slice(0, 4)}-08-21`,
    ]);
    expect(dayOf(year, 'FILSETA')).toBe(`${peraklitos.slice(0, 4)}-08-22`);
  });

  it('keep Fasika on the Julian Easter from 1500 to 2600', () => {
    for (let year = 1500; year <= 2600; year += 1) {
      expect(dayOf(year - 8, 'FASIKA')).toBe(julianEaster(year));
    }
  });

  it('are listed by their first day, together with the public holidays', () => {
    expect(observancesOfYear(2018).map(({ name, date }) => `${date} ${name}`)).toEqual([
      '2025-09-11 ENKUTATASH',
      '2025-09-27 MESKEL',
      '2025-11-24 TSOME_GENA',
      '2025-12-08 NATIONS_DAY',
      '2026-01-07 GENNA',
      '2026-01-18 GAHAD',
      '2026-01-19 TIMKET',
      '2026-02-02 NINEVEH',
      '2026-02-16 ABIY_TSOM',
      '2026-02-19 MARTYRS_DAY',
      '2026-03-02 ADWA',
      '2026-03-15 DEBRE_ZEIT',
      '2026-04-05 HOSANNA',
      '2026-04-10 SIKLET',
      '2026-04-12 FASIKA',
      '2026-05-01 LABOUR_DAY',
      '2026-05-05 PATRIOTS_DAY',
      '2026-05-06 RIKBE_KAHNAT',
      '2026-05-21 ERGET',
      '2026-05-31 PERAKLITOS',
      '2026-06-01 TSOME_HAWARYAT',
      '2026-06-03 TSOME_DIHNET',
      '2026-08-07 FILSETA_FAST',
      '2026-08-22 FILSETA',
    ]);
  });
});

describe('a day of fasting', () => {
  it('is each Wednesday and Friday outside the long fasts, and no other day', () => {
    for (const day of ['2026-09-14', '2026-09-16', '2026-09-18', '2026-09-20']) {
      expect([day, isFastDay(day)]).toEqual([day, [3, 5].includes(weekdayOf(day))]);
    }
  });

  it.each([
    ['2026-02-03', true, 'of Nineveh'],
    ['2026-04-11', true, 'the eve of Fasika'],
    ['2026-04-15', false, 'a Wednesday after Fasika'],
    ['2026-05-29', false, 'the last Friday before Peraklitos'],
    ['2026-06-02', true, 'of Tsome Hawaryat'],
    ['2026-07-12', false, 'after Tsome Hawaryat'],
    ['2026-01-07', false, 'Genna on a Wednesday'],
    ['2026-01-06', true, 'the eve of Genna'],
    ['2029-01-19', false, 'Timket on a Friday'],
    ['2026-01-18', true, 'Gahad'],
  ])('%s: %s, %s', (day, isFasting) => {
    expect(isFastDay(day)).toBe(isFasting);
  });
});

describe('the feasts of Muslims', () => {
  it('follow the Umm al-Qura calendar', () => {
    expect(expectedFeasts('2026-01-01', '2026-12-31')).toEqual([
      { name: 'EID_AL_FITR', year: 1447, date: '2026-03-20' },
      { name: 'EID_AL_ADHA', year: 1447, date: '2026-05-27' },
      { name: 'MAWLID', year: 1448, date: '2026-08-25' },
    ]);
  });

  it('agree with a second implementation over a century', () => {
    const calendar = new IslamicUmalquraCalendar();
    const days = { MAWLID: [3, 12], EID_AL_FITR: [10, 1], EID_AL_ADHA: [12, 10] } as const;
    for (const { name, year, date } of expectedFeasts('1990-01-01', '2076-12-31')) {
      const [y = 0, m = 0, d = 0] = date.split('-').map(Number);
      const other = toCalendar(new CalendarDate(y, m, d), calendar);
      expect([other.year, other.month, other.day]).toEqual([year, ...days[name]]);
    }
  });
});
