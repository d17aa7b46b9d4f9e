import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import { useOwnDataMessages } from '../../client/pages/myData/messages.ts';
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

it('shows an address that was saved for the household in the forms of all its members', async () => {
  const user = userEvent.setup();
  const own = ownData(false);
  const [first = { ...member, isLeaving: false }] = own.members;
  const household = { ...first, sharesAddress: true };
  let members = [household, { ...household, id: 4, name: 'Dawit Bekele' }];
  type Correction = { id: string; version: number; input: typeof corrected };
  const corrected = { address: '', contactNumber: '' };
  const saved: Correction[] = [];
  renderPage(
    MyData,
    {
      ownData: { ...own, members },
      correctOwnData(correction: Correction) {
        const { id, input } = correction;
        saved.push(correction);
        members = members.map((each) => ({
          ...each,
          version: each.version + 1,
          postalAddress: input.address,
          contactNumber: String(each.id) === id ? input.contactNumber : each.contactNumber,
        }));
        return { ...own, members };
      },
    },
    { path: '/my-data', url: '/my-data#secret' },
  );
  await screen.findAllByLabelText(/^Address/);
  const [mine, hers] = screen.getAllByLabelText<HTMLTextAreaElement>(/^Address/);
  const [, telephone] = screen.getAllByLabelText(/^Contact Number/);
  const [save, saveHers] = screen.getAllByRole('button', { name: 'Save' });
  if (!mine || !hers || !telephone || !save || !saveHers) throw new Error('A form is missing.');
  await user.type(telephone, '9');
  await user.clear(mine);
  await user.type(mine, 'New Street 7');
  await user.click(save);
  await waitFor(() => expect(hers.value).toBe('New Street 7'));
  await user.click(saveHers);
  await waitFor(() => expect(saved).toHaveLength(2));
  const input = { address: 'New Street 7', contactNumber: '021 555 01779' };
  expect(saved[1]).toMatchObject({ id: '4', version: 2, input });
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

it('shows a statement once, in the language of the page first', async () => {
  const agreed = { agreementText: 'I agree.\n\nተስማምቻለሁ።', agreedAt: new Date('2026-01-02') };
  const agreedMember = { ...member, ...agreed, isLeaving: false };
  const own = { ...ownData(false), members: [agreedMember, { ...agreedMember, id: 4 }] };
  const words = await useOwnDataMessages.load('AM');
  const catalogues = new Map([[useOwnDataMessages, words]]);
  const messages = { tag: 'am', catalogues, overrides: {}, overriddenElsewhere: [] };
  const AmharicPage = () => (
    <MessagesContext value={{ language: 'AM', ...messages }}>
      <MyData />
    </MessagesContext>
  );
  renderPage(AmharicPage, { ownData: own }, { path: '/my-data', url: '/my-data#secret' });
  const label = await screen.findByText('የስምምነት ቃል');
  expect(label.nextElementSibling?.textContent).toBe('ተስማምቻለሁ።\n\nI agree.');
});
