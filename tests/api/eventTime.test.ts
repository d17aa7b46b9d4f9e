import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventRules } from '../../api/shared/content/event/event.fields.ts';
import {
  formatEventTime,
  parseEndTime,
  parseEventTime,
} from '../../api/shared/content/event/eventTime.rules.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('the time of an event', () => {
  it.each<[string, number, number | null]>([
    ['10:00 AM', at(10), null],
    ['10am', at(10), null],
    ['10 a.m.', at(10), null],
    ['10:00', at(10), null],
    ['18.30', at(18, 30), null],
    ['18h30', at(18, 30), null],
    ['1830', at(18, 30), null],
    ['0930', at(9, 30), null],
    ['930pm', at(21, 30), null],
    ['1830 - 2045', at(18, 30), at(20, 45)],
    ['at 7:15 pm', at(19, 15), null],
    ['from 7 PM', at(19), null],
    ['12 AM', at(0), null],
    ['12 PM', at(12), null],
    ['Noon', at(12), null],
    ['12 noon', at(12), null],
    ['12:00 Noon', at(12), null],
    ['12 noon to 3 pm', at(12), at(15)],
    ['9 PM – 12 midnight', at(21), at(24)],
    ['6 pm - 9 pm', at(18), at(21)],
    ['6 to 9 PM', at(18), at(21)],
    ['6–9pm', at(18), at(21)],
    ['11 to 2 PM', at(11), at(14)],
    ['10 to 12 PM', at(10), at(12)],
    ['10 am until 2', at(10), at(14)],
    ['10:00 AM – 1:00 PM', at(10), at(13)],
    ['10:00-13:30', at(10), at(13, 30)],
    ['noon to 3 pm', at(12), at(15)],
    ['8 pm till 1', at(20), at(25)],
    ['9 to 2 AM', at(21), at(26)],
    ['9 PM – midnight', at(21), at(24)],
    ['22:00 - 02:00', at(22), at(26)],
  ])('%s is understood', (text, start, end) => {
    expect(parseEventTime(text)).toEqual({ start, end });
    expect(parseEventTime(`  ${text.toUpperCase().replaceAll(' ', '\u00A0 ')} `)).toEqual({
      start,
      end,
    });
  });

  it.each([
    '',
    'after the service',
    'Evening',
    '10:00 AM sharp',
    'ከጠዋቱ 4 ሰዓት',
    '10:00 ጠዋት',

    '6',
    '6 to 9',
    '25:00',
    '10:60',
    '13 PM',
    '0 AM',
    '10:0',
    '2460',
    '1875',
    '10:00:00',
    'midnight',
    '12 midnight',
    '11 noon',
    '1230 noon',
    '18305',
    '1830 PM',
  ])('"%s" is not a time of day, or is ambiguous', (text) => {
    expect(parseEventTime(text)).toBeNull();
  });

  it('ends at a single time', () => {
    expect(parseEndTime('1:00 PM')).toBe(at(13));
    for (const midnight of [' Midnight', '12 midnight', '12:00  MIDNIGHT ']) {
      expect(parseEndTime(midnight)).toBe(at(24));
    }
    expect(parseEndTime('12 noon')).toBe(at(12));
    expect(parseEndTime('2130')).toBe(at(21, 30));
    expect(parseEndTime('1 pm - 2 pm')).toBeNull();
    expect(parseEndTime('late')).toBeNull();
  });

  it('is read as it was written for each minute of a day', () => {
    for (let minutes = 0; minutes < at(24); minutes += 1) {
      expect(parseEventTime(formatEventTime(minutes))).toEqual({ start: minutes, end: null });
    }
    expect(formatEventTime(at(0))).toBe('12:00 AM');
    expect(formatEventTime(at(12, 5))).toBe('12:05 PM');
    expect(formatEventTime(at(18, 30))).toBe('6:30 PM');
  });

  it('begins within its day and ends later, whatever is written', () => {
    const clock = fc.tuple(
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom('', ':00', '.45', ':99'),
      fc.constantFrom('', 'am', ' PM'),
    );
    fc.assert(
      fc.property(clock, fc.constantFrom('-', ' to '), clock, (first, range, second) => {
        const times = parseEventTime(first.join('') + range + second.join(''));
        if (!times) return;
        expect(times.start).toBeGreaterThanOrEqual(0);
        expect(times.start).toBeLessThan(at(24));
        expect(times.end).toBeGreaterThan(times.start);
        expect(times.end).toBeLessThanOrEqual(times.start + at(24));
      }),
    );
  });
});

describe('the end of an event', () => {
  const problems = (values: object) =>
    eventRules.safeParse({ date: '2031-01-07', time: '6:00 PM', ...values }).error?.issues ?? [];
  /** What is said of its fields while others are still empty. */
  const codes = (values: object) =>
    problems(values)
      .filter(({ path }) => String(path[0]).startsWith('end'))
      .map(({ path, message }) => `${String(path[0])}: ${message}`);

  it.each([
    [{}],
    [{ endDate: '2031-01-07' }],
    [{ endDate: '2031-01-09' }],
    [{ endTime: '9 pm' }],
    [{ endTime: '18:00' }],
    [{ endTime: 'midnight' }],
    [{ endTime: 'when the coffee is drunk' }],
    [{ endDate: '2031-01-08', endTime: '1 am' }],
    [{ time: 'after the service', endTime: '1 am' }],
  ])('may be %j', (values) => {
    expect(codes(values)).toEqual([]);
  });

  it.each([
    [{ endDate: '2031-01-06' }, 'endDate: endBeforeStart'],
    [{ endDate: '2200-01-01' }, 'endDate: dateOutOfRange'],
    [{ endTime: '5:59 PM' }, 'endTime: endBeforeStart'],
    [{ endDate: '2031-01-07', endTime: '1 am' }, 'endTime: endBeforeStart'],
    [{ time: '6 to 9 PM', endTime: '5 PM' }, 'endTime: endBeforeStart'],
  ])('may not be %j', (values, problem) => {
    expect(codes(values)).toEqual([problem]);
  });
});
