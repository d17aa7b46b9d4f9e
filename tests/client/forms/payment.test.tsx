import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { control, descriptionOf, renderForm } from './renderForm.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const answers = {
  feeYear: ({ year }: { year: number | null }) => ({
    year: year ?? 2026,
    firstDay: '2026-01-01',
    lastDay: '2026-12-31',
    totals: [],
  }),
  memberFees: { nodes: [] },
  formDrafts: [],
};

it('keeps the drafts of the fees of two years apart, and says that another year is chosen', async () => {
  await renderForm('add-payment/M4/2026', answers);
  fireEvent.change(control('Amount'), { target: { value: '20' } });
  cleanup();
  await renderForm('add-payment/M4/2027', answers);
  expect([control('What for').value, control('Amount').value]).toEqual(['2027', '']);
  expect(descriptionOf(control('What for'))).not.toContain('check the year');
  fireEvent.change(control('What for'), { target: { value: '2026' } });
  cleanup();
  await renderForm('add-payment/M4/2027', answers);
  expect(control('What for').value).toBe('2026');
  await waitFor(() =>
    expect(descriptionOf(control('What for'))).toContain('Not the fee for 2027: check the year.'),
  );
});

it('searches the payer after a pause, not for each letter', async () => {
  const asked: string[] = [];
  await renderForm('add-payment', {
    ...answers,
    members({ search }: { search: string }) {
      asked.push(search);
      return { nodes: [{ id: '4', name: 'Tesfaye', ceasedOn: null }] };
    },
  });
  for (const value of ['Te', 'Tes', 'Tesf'])
    fireEvent.change(control('Member'), { target: { value } });
  await waitFor(() =>
    expect(document.querySelector('datalist option[value="M4 Tesfaye"]')).not.toBeNull(),
  );
  expect(asked).toEqual(['Tesf']);
});

const record = () => {
  fireEvent.change(control('Amount'), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Record the payment' }));
};

/** The fee of a member, as the form reads it. */
const fee = {
  id: '4',
  name: 'Tesfaye',
  dueCents: 1000,
  paidCents: 0,
  membershipTypeName: 'Full',
};

it.each([
  [
    'for a year in which the membership type has none',
    [{ ...fee, dueCents: null }],
    'No fee is set, because the membership type has none in this year. $0.00 is paid.',
    '/admin/fees',
  ],
  [
    'of a member without a membership type',
    [{ id: '4', name: 'Tesfaye', dueCents: null, paidCents: 2000 }],
    'No fee is set, because the member has no membership type. $20.00 is paid.',
    '/admin/edit-member/4',
  ],
  ['for a year in which the payer was not a member', [], /^The payer was not a member in 2026,/],
  [
    'that is paid twofold at once',
    [fee],
    'The payment is $20.00. The fee is $10.00, and $0.00 of it is paid.',
  ],
])('asks about a fee %s', async (_, nodes: object[], question, link?: string) => {
  await renderForm('add-payment/M4/2026', { ...answers, memberFees: { nodes } });
  record();
  await screen.findByText(question);
  const shown = screen.queryByRole('link', {
    name: /^(Membership types|Open the member) \(opens in a new tab\)$/,
  });
  expect(shown?.getAttribute('href')).toBe(link);
});

it('asks with what is paid now if a colleague has recorded a payment in the same moment', async () => {
  const present = { ...fee, dueCents: 2000 };
  const sent: unknown[] = [];
  await renderForm('add-payment/M4/2026', {
    ...answers,
    memberFees: { nodes: [present] },
    createPayment({ input }: { input: { paidCents: number } }) {
      sent.push(input.paidCents);
      if (input.paidCents === present.paidCents && sent.length > 1)
        return { id: '1', version: 1, payerName: 'Tesfaye', feeYear: 2026 };
      present.paidCents = 2500;
      const extensions = { code: 'CONFLICT', reason: 'paidMeanwhile' };
      throw new GraphQLError('', { extensions });
    },
  });
  const shown = () => document.querySelector('form p[role=status]')?.textContent;
  await expect.poll(shown).toBe('Tesfaye · Fee $20.00, Paid $0.00, Owing $20.00');
  record();
  await screen.findByText('The payment is $20.00. The fee is $20.00, and $25.00 of it is paid.');
  await expect
    .poll(shown)
    .toBe('Tesfaye · Fee $20.00, Paid $25.00, Owing nothing, overpaid by $5.00');
  fireEvent.click(screen.getByRole('button', { name: 'Record it anyway' }));
  await screen.findByText('Payment has been created successfully');
  expect(sent).toEqual([0, 2500]);
});

it('begins another payment without the member who has just paid', async () => {
  const { router } = await renderForm('add-payment/M4/2026', {
    ...answers,
    memberFees: { nodes: [{ id: '4', name: 'Tesfaye', dueCents: 2000, paidCents: 0 }] },
    createPayment: { id: '1', version: 1, payerName: 'Tesfaye', feeYear: 2026 },
  });
  record();
  fireEvent.click(await screen.findByRole('button', { name: 'Add another' }));
  expect(router.state.location.pathname).toBe('/admin/add-payment');
  await waitFor(() => expect(control('Member').value).toBe(''));
  expect(screen.queryByText('Payment has been created successfully')).toBeNull();
});

it('asks about a donation of the same payer and amount of these days', async () => {
  const receivedOn = new Date().toISOString().slice(0, 10);
  const donation = { payerName: 'Mr John Smith', amountCents: 2000, receivedOn };
  await renderForm('add-payment', {
    ...answers,
    payments: ({ search }: { search: string }) => ({
      nodes: [{ ...donation, id: '1' }].filter(() => search === '20.00'),
    }),
  });
  fireEvent.change(control('What for'), { target: { value: 'DONATION' } });
  fireEvent.change(control('Name of the payer'), { target: { value: 'SMITH J' } });
  record();
  await screen.findByText(
    /A donation of \$20\.00 by Mr John Smith, received on .* is already recorded\./,
  );
});
