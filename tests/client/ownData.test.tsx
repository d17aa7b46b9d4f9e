import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as MyData } from '../../client/pages/MyData.tsx';
import { renderPage } from './support/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const member = {
  id: 3,
  version: 1,
  name: 'Almaz Bekele',
  dob: '1952-05-01',
  email: 'almaz@example.org',
  address: 'Old Road 1',
  postalAddress: 'Old Road 1',
  sharesAddress: false,
  contactNumber: '021 555 0177',
  date: '2026-01-02',
  payments: [],
};
const ownData = (isLeaving: boolean) => ({
  email: 'almaz@example.org',
  expiresAt: new Date(),
  isUnsubscribed: false,
  unsubscribeLink: '/unsubscribe?',
  applications: [],
  inquiries: [],
  members: [{ ...member, isLeaving }],
});

function show() {
  const asked: boolean[] = [];
  renderPage(
    MyData,
    {
      ownData: ownData(false),
      askToLeave({ isLeaving }: { isLeaving: boolean }) {
        asked.push(isLeaving);
        return ownData(isLeaving);
      },
    },
    { path: '/my-data', url: '/my-data#secret' },
  );
  return { asked, user: userEvent.setup() };
}

it('takes a request to leave back', async () => {
  const { asked, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ask to leave' }));
  await screen.findByText(/^You have asked to leave\./);
  await user.click(screen.getByRole('button', { name: 'Take the request back' }));
  await screen.findByText('Your request was taken back: the membership goes on.');
  expect(asked).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Ask to leave' })).toBeTruthy();
});

it('offers the page itself on paper before the data for a program', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
  expect(
    screen.getByRole('button', { name: 'Download as data for a program (JSON)' }),
  ).toBeTruthy();
});
