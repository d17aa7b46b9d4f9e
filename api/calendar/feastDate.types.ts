import type { MuslimFeastName } from '../dates/muslimFeasts.ts';
import { enumOf } from '../enumOf.ts';
import { muslimFeasts } from './calendarMonth.types.ts';
import { field, id, int, localDate, objectType } from '../graphqlTypes.ts';

export const MuslimFeastNames = enumOf<MuslimFeastName>(
  'MuslimFeastName',
  'A Muslim feast, whose day depends on the observation of the moon.',
  muslimFeasts,
);

export const FeastDate = objectType(
  'FeastDate',
  'A Muslim feast in one year of the Muslim calendar, and its day.',
  {
    id: id('Identifies the feast: its name and year.'),
    feast: field<MuslimFeastName>(() => MuslimFeastNames, 'The feast.'),
    year: int('The year of the Muslim calendar.'),
    expectedDate: localDate<string>('The computed day.'),
    date: localDate.orNull<string>('The confirmed day. Null if it is not confirmed.'),
  },
);
export type FeastDate = InstanceType<typeof FeastDate>;
