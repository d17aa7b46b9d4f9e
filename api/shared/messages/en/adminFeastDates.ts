import { formMessages } from '../words.ts';

/** The page on which volunteers enter the days of feasts that follow the moon. */
export const adminFeastDates = {
  heading: 'Feast Dates',
  intro:
    'Feasts of Muslims begin when the moon is seen. Until their day is entered here, the calendar ' +
    'calls it an expected one.',
  expected: (day: string) => `Expected on ${day}`,
  entered: (day: string) => `Entered: ${day}`,
  /** @param year in the Muslim calendar */
  named: (feast: string, year: number) => `${feast} ${String(year)}`,
  fields: formMessages({ date: { label: 'Day' } }),
  fieldOf: (name: string) => `Day of ${name}`,
  takeBack: 'Take back',
  saved: (name: string) => `${name} has been saved`,
  takenBack: (name: string) => `${name} is an expected day again`,
};
