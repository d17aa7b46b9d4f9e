import { sentence } from './grammar.ts';
import { ethiopianMonths } from '../../dates/ethiopianText.ts';
import { pageTitle } from './heads.ts';

/** The page with the months in both calendars. */
export const calendar = {
  head: {
    title: pageTitle('Calendar'),
    monthTitle: sentence(pageTitle('Calendar: {month}'), 'month'),
    description:
      'The Ethiopian calendar beside the Gregorian one: events of our community in Auckland, ' +
      'Ethiopian feasts, fasts and public holidays, month by month.',
  },
  heading: 'Calendar',
  headingAmharic: 'የዘመን አቆጣጠር',
  today: 'Today:',
  calendars: 'Months of which calendar',
  calendarNames: { ETHIOPIAN: 'Ethiopian months', GREGORIAN: 'Gregorian months' },
  otherMonths: 'Other months',
  thisMonth: 'This month',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  weekdaysAmharic: ['ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ', 'እሑድ'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ethiopianMonths: ethiopianMonths.map(({ en }) => en),
  dayOfMonth: sentence('{day} {month}', 'day', 'month'),
  ethiopianMonth: sentence('{month} {year} E.C.', 'month', 'year'),
  /** From the first to the last day, each with its month and year. */
  range: sentence('{first} – {last}', 'first', 'last'),
  fastDay: 'Day of fasting',
  legend: { event: 'Event', feast: 'Feast or holiday', fast: 'Day of fasting' },
  inThisMonth: 'In this month',
  nothing: 'Nothing is noted for this month.',
  next: 'Next feasts and holidays',
  until: sentence('until {day}', 'day'),
  expectedNote:
    'Feasts of Muslims begin when the moon is seen. Until then their days are expected ones.',
};
