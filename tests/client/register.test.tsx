import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as Register } from '../../client/admin/register/Register.tsx';
import { renderPage } from './support/renderPage.tsx';

it('names members of one name by their numbers', async () => {
  const entry = {
    name: 'Abebe Kebede',
    email: '',
    address: '',
    contactNumber: '',
    joinedOn: null,
    ceasedOn: null,
    missing: [],
  };
  renderPage(Register, {
    memberRegister: {
      nodes: ['6', '7'].map((id) => ({ ...entry, id })),
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 2,
    },
  });
  await screen.findAllByRole('link', { name: 'Abebe Kebede' });
  expect(
    screen
      .getAllByRole('rowheader')
      .slice(-2)
      .map((each) => each.textContent),
  ).toEqual(['Abebe Kebede M6', 'Abebe Kebede M7']);
});
