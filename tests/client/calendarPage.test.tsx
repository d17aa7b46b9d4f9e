import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { monthAddress, monthIn } from '../../client/pages/calendar/monthAddress.ts';
import { Component as Calendar } from '../../client/pages/Calendar.tsx';
import { renderPage } from './support/renderPage.tsx';

const observance = (name: string, date: string, more: object = {}) => ({
  id: `${name}-${date}`,
  name,
  date,
  lastDate: date,
  isFast: false,
  isExpected: false,
  ...more,
});

const month = {
  today: '2027-01-08',
  firstDay: '2026-12-10',
  lastDay: '2027-01-08',
  fastDays: ['2027-01-06'],
  observances: [
    observance('TSOME_GENA', '2026-11-24', { lastDate: '2027-01-06', isFast: true }),
    observance('GENNA', '2027-01-07'),
  ],
  events: [
    { id: 1, title: 'Genna (ገና)', path: '/events/1-genna', date: '2027-01-07', endDate: null },
  ],
};
const next = [observance('EID_AL_FITR', '2027-03-10', { isExpected: true })];

it('a month is a table with a caption, its weekdays and today', async () => {
  renderPage(Calendar, { calendarMonth: month, nextObservances: next });
  const table = await screen.findByRole('table', { name: /^Tahsas 2019 E\.C\./ });
  expect(within(table).getByText('ታኅሣሥ 2019 ዓ.ም.').lang).toBe('am');
  expect(within(table).getByText('10 December 2026 – 8 January 2027')).toBeTruthy();
  expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
  const present = within(table)
    .getAllByRole('cell')
    .filter((cell) => cell.getAttribute('aria-current') === 'date');
  expect(present.map((cell) => cell.querySelector('time')?.dateTime)).toEqual(['2027-01-08']);
  const genna = table.querySelector('time[datetime="2027-01-07"]')?.closest('td');
  expect(genna?.textContent).toContain('Genna (Christmas)');
  expect(
    within(table)
      .getByRole('link', { name: /^Genna \((?!Christmas)/ })
      .getAttribute('href'),
  ).toBe('/events/1-genna');
  expect(within(table).getAllByText('Day of fasting')).toHaveLength(1);
});

it('observances are listed in words, and expected dates are marked', async () => {
  renderPage(Calendar, { calendarMonth: month, nextObservances: next });
  const inMonth = await screen.findByRole('region', { name: 'In this month' });
  expect(inMonth.textContent).toContain('until 06-01-2027 ታኅሣሥ 28 ቀን 2019 ዓ.ም.');
  expect(within(inMonth).getByText('ጾመ ገና').lang).toBe('am');
  const coming = screen.getByRole('region', { name: 'Next feasts and holidays' });
  expect(coming.textContent).toContain('Eid al-Fitr ኢድ አል ፈጥር (expected)');
});

it('a tap on a day shows its events and feasts, and its address is their place in the list', async () => {
  renderPage(Calendar, { calendarMonth: month, nextObservances: next });
  const table = await screen.findByRole('table');
  const tap = within(table).getByRole('link', { name: /^Genna \(Christmas\) *Genna/ });
  const inMonth = screen.getByRole('region', { name: 'In this month' });
  const [place] = inMonth.querySelectorAll(tap.getAttribute('href') ?? '');
  expect(place?.textContent).toContain('Genna (Christmas)');
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(tap);
  const shown = within(screen.getByRole('status'));
  expect(shown.getByText('29 Tahsas 2019 E.C.')).toBeTruthy();
  expect(shown.getByText('Genna (Christmas)')).toBeTruthy();
  expect(shown.getByRole('link').getAttribute('href')).toBe('/events/1-genna');
});

it('months link to the months before and after and to the other calendar', async () => {
  renderPage(Calendar, { calendarMonth: month, nextObservances: next });
  const links = await screen.findByRole('navigation', { name: 'Other months' });
  expect(
    within(links)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/calendar/ethiopian-2019-03', '/calendar/ethiopian-2019-05', '/calendar']);
  expect(screen.getByRole('link', { name: 'Gregorian months' }).getAttribute('href')).toBe(
    '/calendar/gregorian-2026-12',
  );
});

it.each([
  ['gregorian', { calendar: 'GREGORIAN', month: null }],
  ['ethiopian-2019-13', { calendar: 'ETHIOPIAN', month: '2019-13' }],
  ['Ethiopian-2019-13', { calendar: 'ETHIOPIAN', month: '2019-13' }],
  ['gregorian-2026-13', null],
  ['ethiopian-1900-01', null],
  ['gregorian-2026-1', null],
  ['julian-2026-01', null],
])('the address /calendar/%s requests %o', (text, asked) => {
  expect(monthIn({ month: text })).toEqual(asked);
});

it('the address of a month names its calendar', () => {
  expect(monthAddress({ calendar: 'GREGORIAN', year: 2026, month: 3 })).toBe(
    '/calendar/gregorian-2026-03',
  );
});
