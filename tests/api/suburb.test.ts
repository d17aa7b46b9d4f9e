import { expect, it } from 'vitest';
import { suburbOf } from '../../api/content/directory/suburb.ts';

it.each([
  ['12 Dominion Road, Mount Eden, Auckland 1024', 'Mount Eden'],
  ['Mount Roskill, Auckland', 'Mount Roskill'],
  ['Shop 3, 5 Stoddard Rd, Mt Roskill, Auckland, New Zealand', 'Mt Roskill'],
  ['100 St Lukes Road, St Lukes, Auckland 1025, New Zealand', 'St Lukes'],
  ['7 Atkinson Avenue\nŌtāhuhu\nAuckland 1062', 'Ōtāhuhu'],
  ['12 Victoria Street, Hamilton 3204', 'Hamilton'],
  ['Upstairs, 1 Queen Street, Auckland CBD', 'Auckland CBD'],
])('%s is in %s', (location, suburb) => {
  expect(suburbOf(location)).toBe(suburb);
});

it.each([
  '',
  'Auckland',
  'New Zealand',
  'Queen Street, Auckland',
  '12 Dominion Road, Auckland 1024',
  '12 Dominion Road',
  'Fickling Centre, Auckland',
  'We come to you',
  '1024, Auckland',
])('%s names no suburb', (location) => {
  expect(suburbOf(location)).toBeNull();
});
