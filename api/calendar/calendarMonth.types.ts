import { Event } from '../content/event/event.types.ts';
import type { CalendarName } from '../shared/dates/calendarMonth.ts';
import type { MuslimFeastName } from './muslimFeasts.ts';
import type { ObservanceName } from '../shared/dates/observances.ts';
import { enumOf } from '../enumOf.ts';
import { LocalDate } from '../scalars.ts';
import { boolean, field, id, int, localDate, ObjectType, outputFields } from '../graphqlTypes.ts';

export const CalendarNames = enumOf<CalendarName>('CalendarName', 'A calendar.', {
  ETHIOPIAN: 'The Ethiopian calendar: thirteen months from Meskerem, seven or eight years behind.',
  GREGORIAN: 'The calendar that is used in New Zealand.',
});

const muslimFeasts: Record<MuslimFeastName, string> = {
  MAWLID: 'The birth of the Prophet, 12 Rabiʿ I.',
  EID_AL_FITR: 'The end of Ramadan, 1 Shawwal.',
  EID_AL_ADHA: 'The feast of sacrifice, 10 Dhu al-Hijja.',
};

const ObservanceNames = enumOf<ObservanceName | MuslimFeastName>(
  'ObservanceName',
  'A feast, a fast, a public holiday of Ethiopia or a day of remembrance.',
  {
    ...muslimFeasts,
    ENKUTATASH: 'New Year, 1 Meskerem.',
    MESKEL: 'The Finding of the True Cross, 17 Meskerem.',
    TSOME_GENA: 'The fast before Genna, from 15 Hidar.',
    NATIONS_DAY: 'Day of Nations, Nationalities and Peoples, 29 Hidar.',
    GENNA: 'Christmas, 28 or 29 Tahsas.',
    GAHAD: 'The fast on the eve of Timket.',
    TIMKET: 'Epiphany, 11 Tir.',
    NINEVEH: 'The fast of Nineveh, of three days.',
    MARTYRS_DAY: 'Remembrance of the martyrs of 12 Yekatit 1929.',
    ADWA: 'Victory of Adwa, 23 Yekatit.',
    ABIY_TSOM: 'The great fast of 55 days before Fasika.',
    DEBRE_ZEIT: 'The Sunday in the middle of the great fast.',
    HOSANNA: 'Palm Sunday.',
    SIKLET: 'Good Friday.',
    FASIKA: 'Easter.',
    LABOUR_DAY: 'International labour day, 23 Miyazya.',
    PATRIOTS_DAY: 'Patriots’ victory, 27 Miyazya.',
    RIKBE_KAHNAT: 'The meeting of the priests, 24 days after Fasika.',
    ERGET: 'Ascension.',
    PERAKLITOS: 'Pentecost.',
    TSOME_HAWARYAT: 'The fast of the apostles, from Pentecost to 4 Hamle.',
    TSOME_DIHNET: 'The day from which Wednesdays and Fridays are fast days again.',
    FILSETA_FAST: 'The fast of the Assumption, 1 to 15 Nehase.',
    FILSETA: 'The Assumption, 16 Nehase.',
  },
);

@ObjectType('Observance', 'An observance on one day, or a fast on several days.')
export class Observance extends outputFields({
  id: id('Identifies the observance: its name and its first day.'),
  name: field<ObservanceName | MuslimFeastName>(
    () => ObservanceNames,
    'The name of the observance.',
  ),
  date: localDate<string>('The day, or the first day.'),
  lastDate: localDate<string>('The last day. Equal to `date` for a single day.'),
  isFast: boolean('Whether it is a fast.'),
  isExpected: boolean('Whether the day is computed and not yet confirmed.'),
}) {}

@ObjectType('CalendarMonth', 'A month of one of the two calendars.')
export class CalendarMonth extends outputFields({
  today: localDate<string>('Today in Auckland.'),
  firstDay: localDate<string>('The first day of the month.'),
  lastDay: localDate<string>('The last day of the month.'),
  observances: field(() => [Observance], 'The observances of the month, by their first day.'),
  fastDays: field<string[]>(
    () => [LocalDate],
    'The days of fasting in the month, including Wednesdays and Fridays.',
  ),
  events: field(() => [Event], 'The events of the month by day, at most 200.'),
}) {}

export const MuslimFeastNames = enumOf<MuslimFeastName>(
  'MuslimFeastName',
  'A Muslim feast, whose day depends on the observation of the moon.',
  muslimFeasts,
);

@ObjectType('FeastDate', 'A Muslim feast in one year of the Muslim calendar, and its day.')
export class FeastDate extends outputFields({
  id: id('Identifies the feast: its name and year.'),
  feast: field<MuslimFeastName>(() => MuslimFeastNames, 'The feast.'),
  year: int('The year of the Muslim calendar.'),
  expectedDate: localDate<string>('The computed day.'),
  date: localDate.orNull<string>('The confirmed day. Null if it is not confirmed.'),
}) {}
