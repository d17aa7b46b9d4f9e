import { CalendarDate, EthiopicCalendar, toCalendar } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import {
  dayMonthYear,
  dayNumberOf,
  dayOfNumber,
  daysLater,
  gregorianDateOf,
  todayInAuckland,
  weekdayOf,
} from '../../api/shared/dates/days.ts';
import {
  dayOfEthiopian,
  daysInEthiopianMonth,
  ethiopianDateOf,
} from '../../api/shared/dates/ethiopianDate.ts';
import { ethiopianClock } from '../../api/shared/dates/ethiopianClock.ts';
import {
  ethiopianDateAmharic,
  ethiopianMonthAmharic,
  ethiopianMonths,
} from '../../api/shared/dates/ethiopianText.ts';

describe('a day', () => {
  it('is stored year-month-day and shown day-month-year', () => {
    expect(dayMonthYear('2027-01-07')).toBe('07-01-2027');
  });

  it('has its parts and its weekday, wherever the reader is', () => {
    expect(gregorianDateOf('2027-01-07')).toEqual({ year: 2027, month: 1, day: 7 });
    expect(weekdayOf('2027-01-07')).toBe(4);
    expect(weekdayOf('2026-11-22')).toBe(0);
  });

  it('is followed by others over months and years', () => {
    expect(daysLater('2027-12-31', 60)).toBe('2028-02-29');
    expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
  });

  it.each([
    ['2026-09-10T12:30:00Z', '2026-09-11'],
    ['2026-11-22T10:30:00Z', '2026-11-22'],
    ['2026-11-22T11:30:00Z', '2026-11-23'],
    ['2027-06-30T11:59:59Z', '2027-06-30'],
    ['2027-06-30T12:00:00Z', '2027-07-01'],
  ])('at %s is %s in Auckland', (instant, day) => {
    expect(todayInAuckland(new Date(instant))).toBe(day);
  });
});

describe('an Ethiopian date', () => {
  it('agrees with a second implementation on every day from 1900 to 2100', () => {
    const calendar = new EthiopicCalendar();
    const last = dayNumberOf('2100-12-31');
    const wrong: string[] = [];
    for (let number = dayNumberOf('1900-01-01'); number <= last; number += 1) {
      const day = dayOfNumber(number);
      const gregorian = gregorianDateOf(day);
      const other = toCalendar(
        new CalendarDate(gregorian.year, gregorian.month, gregorian.day),
        calendar,
      );
      const date = ethiopianDateOf(day);
      const isSame =
        date.year === other.year && date.month === other.month && date.day === other.day;
      const hasMonth =
        daysInEthiopianMonth(date.year, date.month) === calendar.getDaysInMonth(other);
      if (!isSame || !hasMonth || dayOfEthiopian(date) !== day) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2022-09-11', 2015, 1, 1],
    ['2023-09-12', 2016, 1, 1],
    ['2024-09-11', 2017, 1, 1],
    ['2025-09-11', 2018, 1, 1],
    ['2026-09-11', 2019, 1, 1],
    ['2027-09-12', 2020, 1, 1],
    ['2027-09-11', 2019, 13, 6],
    ['2026-09-10', 2018, 13, 5],
    ['2027-01-07', 2019, 4, 29],
    ['2024-01-20', 2016, 5, 11],
    ['2026-01-19', 2018, 5, 11],
    ['2028-01-20', 2020, 5, 11],
    ['2023-09-28', 2016, 1, 17],
    ['2026-09-27', 2019, 1, 17],
    ['1896-03-01', 1888, 6, 23],
    ['2026-03-02', 2018, 6, 23],
  ])('%s is %i-%i-%i', (day, year, month, inMonth) => {
    expect(ethiopianDateOf(day)).toEqual({ year, month, day: inMonth });
    expect(dayOfEthiopian({ year, month, day: inMonth })).toBe(day);
  });

  it('is written in both languages', () => {
    expect(ethiopianDateAmharic('2026-09-11')).toBe('መስከረም 1 ቀን 2019 ዓ.ም.');
    expect(ethiopianMonthAmharic({ year: 2019, month: 13 })).toBe('ጳጉሜን 2019 ዓ.ም.');
    expect(ethiopianMonths).toHaveLength(13);
  });
});

it.each([
  ['00:00', 'ከሌሊቱ 6 ሰዓት'],
  ['05:59', 'ከሌሊቱ 11:59 ሰዓት'],
  ['06:00', 'ከጠዋቱ 12 ሰዓት'],
  ['07:00', 'ከጠዋቱ 1 ሰዓት'],
  ['10:00', 'ከጠዋቱ 4 ሰዓት'],
  ['10:15', 'ከጠዋቱ 4:15 ሰዓት'],
  ['10:30', 'ከጠዋቱ 4 ሰዓት ተኩል'],
  ['12:00', 'ከቀኑ 6 ሰዓት'],
  ['17:05', 'ከቀኑ 11:05 ሰዓት'],
  ['18:00', 'ከምሽቱ 12 ሰዓት'],
  ['23:45', 'ከምሽቱ 5:45 ሰዓት'],
  ['25:00', 'ከሌሊቱ 7 ሰዓት'],
])('%s is %s by the Ethiopian clock', (time, words) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  expect(ethiopianClock(hour * 60 + minute)).toBe(words);
});
