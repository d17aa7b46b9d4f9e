import ICAL from 'ical.js';

/** An entry of a calendar as a library reads it that has not written it. */
export interface ReadEntry {
  uid: string;
  summary: string;
  description: string;
  location: string;
  isAllDay: boolean;
  /** The time on a clock in each time zone, or the day: "2027-01-07 11:00". */
  start: Record<'auckland' | 'addisAbaba', string>;
  /** Null if the calendar does not have it. */
  end: Record<'auckland' | 'addisAbaba', string> | null;
  /** The value of another property as it is written, such as SEQUENCE. */
  property: (name: string) => string | null;
}

const shownIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const clocks = { auckland: shownIn('Pacific/Auckland'), addisAbaba: shownIn('Africa/Addis_Ababa') };

function shown(time: ICAL.Time): ReadEntry['start'] {
  if (time.isDate) return { auckland: time.toString(), addisAbaba: time.toString() };
  const instant = time.toJSDate();
  return {
    auckland: clocks.auckland.format(instant),
    addisAbaba: clocks.addisAbaba.format(instant),
  };
}

/** @throws an error for what is no iCalendar, or breaks its rules for lines */
export function readCalendar(document: string): {
  entries: ReadEntry[];
  property: (name: string) => string | null;
} {
  for (const line of document.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`A line is too long: ${line}`);
    // Half of a character, or a control character, also one that ends a line by itself.
    if (/\uFFFD|(?!\t)\p{Cc}/u.test(line)) throw new Error(`A line is damaged: ${line}`);
  }
  if (!/END:VCALENDAR(?:\r\n)?$/.test(document)) {
    throw new Error('The calendar has no end.');
  }
  // Properties of the calendar come before its components, of which there is one at least.
  if (
    !/^BEGIN:VCALENDAR\r\n(?:(?!BEGIN:).*\r\n)+(?:BEGIN:(V\w+)\r\n[^]*?\r\nEND:\1\r\n)+END:VCALENDAR/.test(
      document,
    )
  ) {
    throw new Error('The parts of the calendar are out of order.');
  }
  const calendar = new ICAL.Component(ICAL.parse(document) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const propertyOf = (component: ICAL.Component) => (name: string) => {
    const value = component.getFirstPropertyValue(name.toLowerCase());
    return value === null ? null : String(value);
  };
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const property = propertyOf(component);
    const hasEnd = component.hasProperty('dtend');
    return {
      uid: event.uid,
      summary: property('SUMMARY') ?? '',
      description: property('DESCRIPTION') ?? '',
      location: property('LOCATION') ?? '',
      isAllDay: event.startDate.isDate,
      start: shown(event.startDate),
      end: hasEnd ? shown(event.endDate) : null,
      property,
    };
  });
  return { entries, property: propertyOf(calendar) };
}
