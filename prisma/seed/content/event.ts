// Example events on real annual days, dated so that none lies in the past when they are seeded.

import type { Event } from '../../../api/generated/prisma/client.ts';

export interface SeedEvent extends Pick<
  Event,
  'title' | 'time' | 'endTime' | 'description' | 'location' | 'mapLink'
> {
  /** YYYY-MM-DD */
  date: string;
  artwork: string;
}

/** The date (YYYY-MM-DD) of an annual day in a Gregorian year. */
type AnnualDay = (year: number) => string;

// An Ethiopian leap year gains its day at its very end, before a September whose Gregorian year
// leaves 3 when divided by 4 (2023, 2027). Until the Gregorian 29 February half a year later,
// Ethiopian dates therefore fall one day later than usual: Enkutatash (1 Meskerem) on 12 September
// of that year, Timket (11 Tir) on 20 January of the next (2024, 2028). Genna stays on 7 January,
// being kept on 28 instead of 29 Tahsas then, and Adwa (23 Yekatit) lies after 29 February.
// All of this holds until the end of February 2100, when the Gregorian calendar skips a leap day.
const genna: AnnualDay = (year) => `${year}-01-07`;
const timket: AnnualDay = (year) => (year % 4 === 0 ? `${year}-01-20` : `${year}-01-19`);
const adwa: AnnualDay = (year) => `${year}-03-02`;
const enkutatash: AnnualDay = (year) => (year % 4 === 3 ? `${year}-09-12` : `${year}-09-11`);

function nextOccurrence(dayIn: AnnualDay, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = dayIn(year);
  return thisYear >= today ? thisYear : dayIn(year + 1);
}

function firstSaturdayOfNextMonth(today: string): string {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  // Date.UTC counts months from 0, so this month's number is the next month's index.
  const weekdayOfTheFirst = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const firstSaturday = 1 + (6 - weekdayOfTheFirst);
  return new Date(Date.UTC(year, month, firstSaturday)).toISOString().slice(0, 10);
}

/** Five events on or after `today` (YYYY-MM-DD). */
export function upcomingEvents(today: string): SeedEvent[] {
  return [
    {
      title: 'Example: Genna (ገና), Ethiopian Christmas',
      date: nextOccurrence(genna, today),
      time: '11:00 AM',
      endTime: '3:00 PM',
      description:
        'Genna closes the Fast of the Prophets. We would share doro wot and fresh injera, sing, and play a round of the old Genna stick-and-ball game with the children. The day is real, the gathering is an example: the association’s volunteers replace it from the admin area.',
      location: 'Example venue, Mount Roskill, Auckland',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=Mount+Roskill%2C+Auckland',
      artwork: 'event-genna',
    },
    {
      title: 'Example: Timket (ጥምቀት), Ethiopian Epiphany',
      date: nextOccurrence(timket, today),
      time: '9:00 AM',
      endTime: '1:00 PM',
      description:
        'A morning of hymns, drums and white dress in memory of the baptism of Jesus, followed by coffee in the shade. Please bring a hat: January is high summer here. The day is real, the gathering is an example: the association’s volunteers replace it from the admin area.',
      location: 'Example venue, Point Chevalier, Auckland',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=Point+Chevalier%2C+Auckland',
      artwork: 'event-timket',
    },
    {
      title: 'Example: Victory of Adwa (ዓድዋ) remembrance',
      date: nextOccurrence(adwa, today),
      time: '6:00 PM',
      endTime: '9:00 PM',
      description:
        'On 23 Yekatit 1888 of the Ethiopian calendar (1896), people from many parts of Ethiopia stood together at Adwa and defended their independence. An evening of stories, poems and song for all ages. The day is real, the gathering is an example: the association’s volunteers replace it from the admin area.',
      location: 'Example venue, Sandringham, Auckland',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=Sandringham%2C+Auckland',
      artwork: 'event-adwa',
    },
    {
      title: 'Example: Enkutatash (እንቁጣጣሽ), Ethiopian New Year',
      date: nextOccurrence(enkutatash, today),
      time: '5:00 PM',
      endTime: '10:00 PM',
      description:
        'Welcome the new year with yellow flowers, ‘Abebayehosh’ sung by the girls, pictures drawn by the boys, music from many regions and a table to share. The day is real, the gathering is an example: the association’s volunteers replace it from the admin area.',
      location: 'Example venue, Mount Albert, Auckland',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=Mount+Albert%2C+Auckland',
      artwork: 'event-enkutatash',
    },
    {
      title: 'Example: Newcomers’ welcome morning',
      date: firstSaturdayOfNextMonth(today),
      time: '10:00 AM',
      endTime: '12:00 PM',
      description:
        'New in Auckland? Come for buna and bread, and ask about schools, doctors, buses, renting and work. Somebody who has been through it sits at every table, and children have a corner of their own. This gathering is an example: the association’s volunteers replace it from the admin area.',
      location: 'Example venue, Mount Roskill, Auckland',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=Mount+Roskill%2C+Auckland',
      artwork: 'event-newcomers',
    },
  ];
}
