import { describe, expect, it } from 'vitest';
import { eventRules } from '../../api/shared/content/event/event.fields.ts';
import { readTypedTime, storedTime } from '../../api/shared/content/event/typedTime.rules.ts';
import { ethiopianClock } from '../../api/shared/dates/ethiopianClock.ts';
import { parseEthiopianTimes } from '../../api/shared/dates/ethiopianTimeText.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('a time by the Ethiopian clock', () => {
  it.each<[string, number, number | null]>([
    ['ከጠዋቱ 4 ሰዓት', at(10), null],
    ['ከጠዋቱ 4 ሰአት', at(10), null],
    ['ጠዋት 4 ሰዓት', at(10), null],
    ['4:00 ጠዋት', at(10), null],
    ['ከጠዋቱ በ4 ሰዓት ላይ', at(10), null],
    ['ከጠዋቱ 12 ሰዓት', at(6), null],
    ['ከረፋዱ 4:30', at(10, 30), null],
    ['ከቀኑ 5 ሰዓት', at(11), null],
    ['ከቀኑ 6 ሰዓት', at(12), null],
    ['ከሰዓት በኋላ 8 ሰዓት', at(14), null],
    ['ከሰዓት 8 ሰዓት', at(14), null],
    ['8 ሰዓት ከሰዓት', at(14), null],
    ['8 ሰዓት ከሰዓት በኋላ', at(14), null],
    ['ከምሽቱ 12 ሰዓት', at(18), null],
    ['ከምሽቱ 1 ሰዓት', at(19), null],
    ['ማታ 1 ሰዓት ተኩል', at(19, 30), null],
    ['ከምሽቱ 1 ሰዓት ከሩብ', at(19, 15), null],
    ['ከሌሊቱ 6 ሰዓት', at(0), null],
    ['ከሌሊቱ 11፡15', at(5, 15), null],
    ['ከጠዋቱ ፬ ሰዓት', at(10), null],
    ['ከምሽቱ ፲፪ ሰዓት ተኩል', at(18, 30), null],
    ['ከጠዋቱ ፬፡፴', at(10, 30), null],
    ['ከጠዋቱ ፬:፭ ሰዓት', at(10, 5), null],
    ['ከጠዋቱ ፬ ሰዓት ከ፲፭ ደቂቃ', at(10, 15), null],
    ['ከጠዋቱ 4 ሰዓት ከ 5 ደቂቃ', at(10, 5), null],
    ['ከንጋቱ 12 ሰዓት ተኩል', at(6, 30), null],
    ['ንጋት ፲ ሰዓት', at(4), null],
    ['እኩለ ቀን', at(12), null],
    ['ከእኩለ ቀን እስከ ቀኑ ፱ ሰዓት', at(12), at(15)],
    ['ከምሽቱ ፪ ሰዓት እስከ እኩለ ሌሊት', at(20), at(24)],
    ['ከጠዋቱ 4 ሰዓት እስከ 6 ሰዓት', at(10), at(12)],
    ['ከጠዋቱ 4 ሰዓት እስከ ቀኑ 8 ሰዓት', at(10), at(14)],
    ['ከምሽቱ 1 – 3:30 ሰዓት', at(19), at(21, 30)],
    ['ከምሽቱ 2 ሰዓት እስከ ሌሊቱ 7 ሰዓት', at(20), at(25)],
  ])('%s is understood', (text, start, end) => {
    expect(parseEthiopianTimes(text)).toEqual({ start, end });
    expect(parseEthiopianTimes(` ${text.replaceAll(' ', '\u00A0 ')} `)).toEqual({ start, end });
  });

  it.each([
    '',
    '4 ሰዓት',
    '4:00',
    'ጠዋት',
    'ከቅዳሴ በኋላ',
    'ከጠዋቱ 8 ሰዓት',
    'ከምሽቱ 9 ሰዓት',
    'ከቀኑ 2 ሰዓት',
    'ከጠዋቱ 13 ሰዓት',
    'ከጠዋቱ 0 ሰዓት',
    'ከጠዋቱ 4:75',
    'ከጠዋቱ 4 ሰዓት ጠዋት',
    'ከጠዋቱ 4:10 ሰዓት ተኩል',
    '፬ ሰዓት',
    'ከጠዋቱ ፰ ሰዓት',
    'ከጠዋቱ ፻ ሰዓት',
    'ከጠዋቱ ፬፡፸',
    'ከንጋቱ 4 ሰዓት',
    '፳፻፲፱',
    'ከጠዋቱ 4 ሰዓት እስከ 13 ሰዓት',
    'ከጠዋቱ 4 ሰዓት እስከ ጠዋቱ 8 ሰዓት',
  ])('"%s" is not such a time, or is ambiguous', (text) => {
    expect(parseEthiopianTimes(text)).toBeNull();
    expect(storedTime(text)).toBe(text);
  });

  it('is read in the form in which the site writes it for each minute of a day', () => {
    for (let minutes = 0; minutes < at(24); minutes++) {
      expect(parseEthiopianTimes(ethiopianClock(minutes))).toEqual({ start: minutes, end: null });
    }
  });

  it('is stored as New Zealand time, and any other text is stored unchanged', () => {
    const { time, endTime } = eventRules.shape;
    expect(time.parse('ከጠዋቱ 4 ሰዓት ')).toBe('10:00 AM');
    expect(time.parse('ከምሽቱ 2 ሰዓት እስከ ሌሊቱ 7 ሰዓት')).toBe('8:00 PM to 1:00 AM');
    expect(time.parse(' 6pm')).toBe('6pm');
    expect(time.parse('ከጠዋቱ ፬ ሰዓት')).toBe('10:00 AM');
    expect(endTime.parse('እኩለ ሌሊት')).toBe('Midnight');
    expect(endTime.parse('ከምሽቱ 1 ሰዓት')).toBe('7:00 PM');
    expect(endTime.parse(undefined)).toBe('');
  });

  it('cannot end an event before it starts', () => {
    const wrong = (values: object) => eventRules.safeParse({ date: '2031-01-07', ...values }).error;
    const times = { time: 'ከምሽቱ 1 ሰዓት', endTime: 'ከቀኑ 9 ሰዓት' };
    expect(wrong(times)?.issues.map(({ path }) => path[0])).toContain('endTime');
    expect(
      wrong({ ...times, endTime: 'ከምሽቱ 3 ሰዓት' })?.issues.map(({ path }) => path[0]),
    ).not.toContain('endTime');
  });
});

describe('the message of a form about a time', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['after the service', 'words'],
    ['ከቅዳሴ በኋላ', 'words'],
    ['4 ሰዓት', 'withoutPart'],
    ['፬ ሰዓት', 'withoutPart'],
    ['ከጠዋቱ 8 ሰዓት', 'withoutPart'],
    ['6', 'withoutHalf'],
    ['1:00', 'withoutHalf'],
    ['6 to 9', 'withoutHalf'],
    ['01:00', 'understood'],
    ['18.30', 'understood'],
    ['1830', 'understood'],
    ['0930', 'understood'],
    ['930', 'withoutHalf'],
    ['12 noon', 'understood'],
    ['ከንጋቱ 12 ሰዓት ተኩል', 'understood'],
    ['10:00-13:30', 'understood'],
    ['12:00', 'understood'],
    ['6pm', 'understood'],
    ['Noon', 'understood'],
    ['ከጠዋቱ 4 ሰዓት', 'understood'],
    ['ከጠዋቱ 4 ሰዓት እስከ 6 ሰዓት', 'understood'],
  ])('for "%s" is %s', (text, is) => {
    expect(readTypedTime(text).is).toBe(is);
  });
});

describe('a fraction of a day of a spreadsheet', () => {
  it.each([
    ['0.75', '6:00 PM'],
    ['0.770833333333333', '6:30 PM'],
    ['.4375', '10:30 AM'],
    ['0.30', '0.30'],
    ['0.00', '0.00'],
    ['10.5', '10.5'],
  ])('%s is stored as %s', (text, stored) => {
    expect(storedTime(text)).toBe(stored);
  });
});
