import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDocument } from '../../api/calendar/calendarDocument.ts';
import type { CalendarEvent } from '../../api/calendar/calendarEvents.ts';
import { calendarLinks } from '../../api/calendar/calendarLinks.ts';
import { readCalendar } from '../support/readCalendar.ts';

const siteUrl = 'https://community.example';

const event: CalendarEvent = {
  album: [],
  id: 12,
  title: 'Enkutatash',
  date: '2027-01-07',
  time: '11:00 AM',

  endDate: null,
  endTime: '',
  description: 'Come along',
  location: 'Hall',
  placeType: 'PHYSICAL',
  mapLink: 'https://maps.example.org/hall',
  version: 3,
  language: 'EN',
  imageUrl: '',
  imagePath: '',
  imageWidth: null,
  imageHeight: null,

  imageAltEn: '',
  imageAltAm: '',
  imageIsOrnament: false,
  imageFocusX: null,
  imageFocusY: null,
  publishedAt: '2026-11-22T10:00:00',
  unpublishAt: null,
  updatedAt: '2026-11-22T10:30:00',
  isCancelled: false,
  changedAt: new Date('2026-11-22T10:30:00Z'),
};

/** Writes an event with these values, and reads it back. */
function readBack(values: Partial<CalendarEvent>) {
  const document = calendarDocument([{ ...event, ...values }], siteUrl, { language: 'EN' });
  const { entries } = readCalendar(document);
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new Error('One entry was expected.');
  return { document, entry };
}

/** In summer Auckland is 10 hours before Addis Ababa, in winter 9. */
describe('an event with a time is at the same instant in Auckland and in Addis Ababa', () => {
  it.each<[what: string, date: string, time: string, endTime: string, ...string[]]>([
    ['in summer', '2027-01-07', '11:00 AM', '3 pm', '11:00', '01:00', '15:00', '05:00'],
    ['in winter', '2027-07-01', '18.30', '9 pm', '18:30', '09:30', '21:00', '12:00'],
    ['before September’s change', '2026-09-27', '1:59 AM', '', '01:59', '16:59'],
    ['within the hour left out', '2026-09-27', '2:30 AM', '', '03:30', '17:30'],
    ['after September’s change', '2026-09-27', '3 AM', '', '03:00', '17:00'],
    ['over September’s change', '2026-09-27', '1 AM', '4 AM', '01:00', '16:00', '04:00', '18:00'],
    ['before April’s change', '2027-04-04', '1:59 AM', '', '01:59', '15:59'],
    ['after April’s change', '2027-04-04', '3 AM', '', '03:00', '18:00'],
    ['over April’s change', '2027-04-04', '1 AM', '4 AM', '01:00', '15:00', '04:00', '19:00'],
    ['the day before September’s change', '2026-09-26', '2:30 AM', '', '02:30', '17:30'],
    ['the day after April’s change', '2027-04-05', '2:30 AM', '', '02:30', '17:30'],
  ])('%s', (_what, date, time, endTime, ...shown) => {
    const { entry } = readBack({ date, time, endTime });
    const clock = (times: { auckland: string; addisAbaba: string } | null) =>
      times ? [times.auckland.slice(11), times.addisAbaba.slice(11)] : [];
    expect([...clock(entry.start), ...(endTime ? clock(entry.end) : [])]).toEqual(shown);
    expect(entry.start.auckland.slice(0, 10)).toBe(date);
    expect(entry.isAllDay).toBe(false);
  });

  it('in the first of two equal hours, although ical.js reads the second', () => {
    const values = { date: '2027-04-04', time: '2:30 AM' };
    const { document, entry } = readBack(values);
    expect(document).toContain('DTSTART;TZID=Pacific/Auckland:20270404T023000\r\n');
    expect(entry.start.auckland).toBe('2027-04-04 02:30');
    const link = new URL(calendarLinks.outlook({ ...event, ...values }, siteUrl));
    expect(link.searchParams.get('startdt')).toBe('2027-04-03T13:30:00.000Z');
  });

  it('whatever the time zone of the server', () => {
    const events = ['2026-09-27', '2027-04-04', '2027-07-01'].map((date) => ({
      ...event,
      date,
      time: '2:30 AM',
      endTime: '4 AM',
    }));
    const written = () => [
      calendarDocument(events, siteUrl, { feedName: 'Events', language: 'EN' }),
      ...events.map((each) => calendarLinks.outlook(each, siteUrl)),
    ];
    const before = process.env['TZ'];
    const all = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'].map((zone) => {
      process.env['TZ'] = zone;
      return written();
    });
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  });
});

describe('an event takes', () => {
  const days = (values: Partial<CalendarEvent>) => {
    const { entry } = readBack(values);
    return [entry.isAllDay, entry.start.auckland, entry.end?.auckland ?? null];
  };

  it.each<[string, Partial<CalendarEvent>, boolean, string, string | null]>([
    ['a whole day without a time', { time: 'After church' }, true, '2027-01-07', '2027-01-08'],
    ['the hours of a range', { time: '6 to 9 PM' }, false, '2027-01-07 18:00', '2027-01-07 21:00'],
    [
      'an evening after midnight',
      { time: '8 pm - 1' },
      false,
      '2027-01-07 20:00',
      '2027-01-08 01:00',
    ],
    [
      'several days from hour to hour',
      { endDate: '2027-01-09', endTime: '2 pm' },
      false,
      '2027-01-07 11:00',
      '2027-01-09 14:00',
    ],
    [
      'whole days where the last has no hour',
      { endDate: '2027-01-09' },
      true,
      '2027-01-07',
      '2027-01-10',
    ],
    [
      'whole days where the first has none',
      { time: 'evening', endDate: '2027-02-01', endTime: '9 pm' },
      true,
      '2027-01-07',
      '2027-02-02',
    ],
    [
      'two hours where nobody has said its end',
      { endTime: 'late' },
      false,
      '2027-01-07 11:00',
      '2027-01-07 13:00',
    ],
    [
      'two hours where it ends at its start',
      { endTime: '11 am' },
      false,
      '2027-01-07 11:00',
      '2027-01-07 13:00',
    ],
    [
      'two hours where it ends before the hour left out',
      { date: '2026-09-27', time: '2:30 AM', endTime: '3 AM' },
      false,
      '2026-09-27 03:30',
      '2026-09-27 05:30',
    ],
  ])('%s', (_what, values, ...expected) => {
    expect(days(values)).toEqual(expected);
  });
});

describe('a calendar file', () => {
  it('contains the id, the version and the links of the event', () => {
    const { document, entry } = readBack({ title: 'እንቁጣጣሽ' });
    expect(entry.uid).toBe('event-12@community.example');
    expect(entry.property('SEQUENCE')).toBe('3');
    expect(entry.property('DTSTAMP')).toBe('2026-11-22T10:30:00Z');
    expect(entry.property('LAST-MODIFIED')).toBe('2026-11-22T10:30:00Z');
    expect(entry.property('URL')).toBe('https://community.example/events/12-enkutatash');
    expect(entry.property('STATUS')).toBe('CONFIRMED');
    expect(entry.location).toBe('Hall');
    expect(entry.description).toBe(
      'Come along\n\nhttps://maps.example.org/hall\nhttps://community.example/events/12-enkutatash',
    );
    expect(document).toContain('DTSTART;TZID=Pacific/Auckland:20270107T110000\r\n');
    expect(document).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Pacific\/Auckland/);
  });

  it('contains a time that cannot be parsed in its description', () => {
    const { entry } = readBack({ time: 'ከቅዳሴ በኋላ', endTime: 'late' });
    expect(entry.description).toMatch(/^ከቅዳሴ በኋላ – late\n\nCome along\n\n/);
  });

  it('escapes any text that users write', () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      ',',
      ';',
      ':',
      '\\',
      '"',
      '\n',
      '\r\n',
      '\t',
      '\u0007',
      '\u0085',
      '\u2028',
      '\\n',
      'ሰላም፣ ዓለም',
      '👩🏾‍🍳',
      'e\u0301',
      'BEGIN:VEVENT',
      'END:VCALENDAR',
      '%',
      '🇪🇹',
    );
    const text = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(''));
    const shown = (written: string) =>
      written.replace(/\r\n|[\u0085\u2028]/g, '\n').replaceAll('\u0007', ' ');
    fc.assert(
      fc.property(text, text, text, text, (title, description, location, time) => {
        const { entry } = readBack({ title, description, location, time });
        expect(entry.summary).toBe(shown(title));
        expect(entry.location).toBe(shown(location));
        expect(entry.description).toContain(shown(description));
      }),
    );
  });
});

describe('the link to', () => {
  const parameters = (name: 'google' | 'outlook', values: Partial<CalendarEvent>) => {
    const url = new URL(calendarLinks[name]({ ...event, ...values }, siteUrl));
    return { host: url.host, ...Object.fromEntries(url.searchParams) };
  };
  const timed = { title: 'Genna & ገና', endTime: '3 PM' };
  const days = { time: 'All weekend', endDate: '2027-01-09' };

  it('Google fills in an entry', () => {
    expect(parameters('google', timed)).toMatchObject({
      host: 'calendar.google.com',
      action: 'TEMPLATE',
      text: 'Genna & ገና',
      location: 'Hall',
      dates: '20270106T220000Z/20270107T020000Z',
      ctz: 'Pacific/Auckland',
      details: expect.stringContaining('https://community.example/events/12-genna') as string,
    });
    expect(parameters('google', days)).toMatchObject({ dates: '20270107/20270110' });
    expect(parameters('google', {})).toMatchObject({ dates: '20270106T220000Z/20270107T000000Z' });
  });

  it('Outlook fills in an entry', () => {
    expect(parameters('outlook', timed)).toMatchObject({
      host: 'outlook.live.com',
      rru: 'addevent',
      subject: 'Genna & ገና',
      location: 'Hall',
      startdt: '2027-01-06T22:00:00.000Z',
      enddt: '2027-01-07T02:00:00.000Z',
    });
    expect(parameters('outlook', days)).toMatchObject({
      startdt: '2027-01-07',
      enddt: '2027-01-10',
      allday: 'true',
    });
    expect(parameters('outlook', {})).toMatchObject({ enddt: '2027-01-07T00:00:00.000Z' });
  });

  it.each(['google', 'outlook'] as const)(
    '%s fits into an address, whatever the length of the text',
    (name) => {
      const link = calendarLinks[name]({ ...event, description: '👩🏾‍🍳ሰላም '.repeat(2000) }, siteUrl);
      expect(link.length).toBeLessThan(6_000);
      expect(link).not.toContain('%EF%BF%BD');
    },
  );
});
