import { sentence } from './grammar.ts';

/** The messages of date fields. */
export const dates = {
  useEthiopian: 'Use the Ethiopian calendar',
  useGregorian: 'Use the New Zealand calendar',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  part: sentence('{date}: {part}', 'date', 'part'),
  incomplete: 'Please give day, month and all four digits of the year.',
  impossible: 'The Ethiopian calendar has no such day.',
};
