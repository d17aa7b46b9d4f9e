import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as CommitteeList } from '../../client/admin/committee/CommitteeList.tsx';
import { renderPage } from './support/renderPage.tsx';

it('says in both calendars since when an officer holds the office, and from when another one will', async () => {
  const officer = (id: string, from: string) => ({
    id,
    office: 'PRESIDENT',
    title: '',
    titleAmharic: '',
    name: `Officer ${id}`,
    nameAmharic: '',
    from,
    until: null,
  });
  renderPage(CommitteeList, {
    committee: {
      current: [officer('1', '2020-08-20')],
      future: [officer('2', '2199-12-12')],
      former: [],
    },
  });
  await screen.findByText('From 12-12-2199');
  expect(screen.getByText('Since 20-08-2020')).toBeTruthy();
  expect(screen.getByText(/^ነሐሴ 14/)).toBeTruthy();
});
