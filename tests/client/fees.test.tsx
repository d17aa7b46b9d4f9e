import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Component as Fees } from '../../client/admin/fees/Fees.tsx';
import { Component as TypeForm } from '../../client/admin/fees/MembershipTypeForm.tsx';
import { Component as Receipt } from '../../client/admin/payments/DonationReceipt.tsx';
import { Component as Payments } from '../../client/admin/payments/Payments.tsx';
import { changedMeanwhile } from '../../api/errors.ts';
import { downloads } from './support/downloads.ts';
import { renderPage } from './support/renderPage.tsx';

const fee = {
  email: '',
  contactNumber: '',
  address: '',
  membershipTypeName: 'Family',
  ceasedOn: null,
  dueCents: 5000,
  paidCents: 0,
  coveredBy: null,
};

it('shows the fee of a household once, marks former members, and names amounts on cards', async () => {
  renderPage(Fees, {
    feeYear: { year: 2026, firstDay: '2026-01-01', lastDay: '2026-12-31', totals: [] },
    membershipTypes: [],
    memberFees: {
      nodes: [
        { ...fee, id: '1', name: 'Abebe' },
        { ...fee, id: '2', name: 'Bekele', paidCents: 5000, coveredBy: 'Abebe (M1)' },
        { ...fee, id: '3', name: 'Chaltu', paidCents: 6000, ceasedOn: '2026-06-01' },
        { ...fee, id: '4', name: 'Dawit', dueCents: null },
      ],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 4,
    },
  });
  await screen.findByRole('link', { name: 'Abebe' });
  // On paper.
  screen.getByText(/^Entries: 4 · 2026: 01-01-2026 to 31-12-2026 · As of \d\d-\d\d-\d{4}$/);
  // Nothing was received.
  expect(screen.queryByRole('heading', { name: 'Received in this year' })).toBeNull();
  // Below the list for printing.
  const rows = screen.getAllByRole('row').slice(-4);
  // The header on a card is the first part of a text.
  expect(
    rows.map((row) =>
      [...row.querySelectorAll('th, td')].slice(1, 6).map((each) => each.textContent),
    ),
  ).toEqual([
    ['Abebe M1', 'Family', 'Fee $50.00', 'Paid $0.00', 'Owing $50.00'],
    ['Bekele M2', 'Family', '', '', 'Owing nothing, paid with Abebe (M1)'],
    [
      'Chaltu (former member) M3',
      'Family',
      'Fee $50.00',
      'Paid $60.00',
      'Owing nothing, overpaid by $10.00',
    ],
    [
      'Dawit M4',
      'Family',
      '',
      'Paid $0.00',
      'Owing no fee: no membership type, or the type has none in this year',
    ],
  ]);
});

it('says that there is nothing to print', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderPage(Fees, {
    feeYear: { year: 2026, firstDay: '2026-01-01', lastDay: '2026-12-31', totals: [] },
    membershipTypes: [],
    memberFees: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await screen.findByText('The list is empty, so there is nothing to print.');
  expect(print).not.toHaveBeenCalled();
});

it('offers the present fee of a membership type, although a later one is set', async () => {
  const fees = [
    { fromYear: 2062, amountCents: 50000 },
    { fromYear: 2026, amountCents: 5000 },
    { fromYear: 2024, amountCents: 4000 },
  ];
  renderPage(
    TypeForm,
    {
      feeYear: { year: 2026, firstDay: '2026-01-01', lastDay: '2026-12-31', totals: [] },
      membershipType: { id: '1', version: 1, name: 'Adult', perHousehold: false, fees },
      formDrafts: [],
    },
    { path: '/edit/:id', url: '/edit/1' },
  );
  expect(await screen.findByLabelText(/^Yearly fee/)).toHaveProperty('value', '$50.00');
  expect(screen.getByLabelText(/^From the year/)).toHaveProperty('value', '2026');
});

it('asks before a fee rises in a year for which fees are paid', async () => {
  const user = userEvent.setup();
  const type = {
    id: '1',
    version: 1,
    name: 'Adult',
    perHousehold: false,
    fees: [{ fromYear: 2026, amountCents: 5000 }],
  };
  const saved: string[] = [];
  renderPage(
    TypeForm,
    {
      feeYear: { year: 2026, firstDay: '2026-01-01', lastDay: '2026-12-31', totals: [] },
      membershipType: type,
      memberFees: { totalCount: 3 },
      saveMembershipType({ input }: { input: { amount: string } }) {
        saved.push(input.amount);
        return type;
      },
      formDrafts: [],
    },
    { path: '/edit/:id', url: '/edit/1' },
  );
  const amount = await screen.findByLabelText(/^Yearly fee/);
  await user.clear(amount);
  await user.type(amount, '60');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^Fees for 2026 are paid already\./);
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Raise it anyway' }));
  await expect.poll(() => saved).toEqual(['$60.00']);
});

it('lists and exports the payments of the chosen year', async () => {
  window.history.replaceState(null, '', '/?year=2019');
  const asked: object[] = [];
  const files = downloads();
  renderPage(Payments, {
    payments(args: object) {
      asked.push(args);
      return { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };
    },
    exportPayments(args: object) {
      asked.push(args);
      return { csv: 'a', rows: 1, isCut: false };
    },
  });
  expect(await screen.findByLabelText('Received in the year')).toHaveProperty('value', '2019');
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(asked).toMatchObject([{ year: 2019 }, { year: 2019 }]);
});

it('searches the payments', async () => {
  const user = userEvent.setup();
  renderPage(Payments, {
    payments: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
  });
  await screen.findByText('There are no payments.');
  await user.type(screen.getByLabelText('Search by payer, number, reference or amount'), 'M12');
  await screen.findByText('Nothing here matches “M12”.');
});

const donation = {
  id: '7',
  memberId: '4',
  payerName: 'Liya Tadesse',
  kind: 'DONATION',
  feeYear: null,
  amountCents: 5000,
  receivedOn: '2026-11-20',
  method: 'CASH',
  reference: '',
  note: '',
  voidedAt: null as string | null,
  voidReason: '',
  receiptNumber: null,
};
const listOf = (payment: object) => ({
  nodes: [payment],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 1,
});

/** Voids the donation. The server changes it, and may then fail. */
async function voidDonation(change: (payment: typeof donation) => void) {
  const user = userEvent.setup();
  const payment = { ...donation };
  const answers = {
    payments: () => listOf({ ...payment }),
    voidPayment() {
      change(payment);
      return payment;
    },
  };
  renderPage(Payments, answers, { path: '*', url: '/' });
  await user.click(await screen.findByRole('button', { name: /^Void/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.type(question.getByRole('textbox'), 'Twice');
  await user.click(question.getByRole('button', { name: /^Void/ }));
  return question;
}

it('keeps the focus in the list when a payment is voided', async () => {
  await voidDonation((payment) => {
    payment.voidedAt = '2026-11-21T00:00:00.000Z';
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull());
  expect(document.activeElement?.closest('table, ul')).not.toBeNull();
});

it('says that a colleague has voided the payment a moment earlier, and shows it in the list', async () => {
  const question = await voidDonation((payment) => {
    Object.assign(payment, { voidedAt: '2026-11-21T00:00:00.000Z', voidReason: 'Twice' });
    throw changedMeanwhile('Payment');
  });
  await question.findByText(/This payment was already voided\. Nothing was changed\.$/);
  await screen.findByText(/^Void.*Twice/i);
});

it('asks before it issues a receipt', async () => {
  const user = userEvent.setup();
  const issued: object[] = [];
  renderPage(
    Payments,
    {
      payments: listOf(donation),
      issueDonationReceipt(given: object) {
        issued.push(given);
        return { number: 3 };
      },
    },
    { path: '*', url: '/' },
  );
  await user.click(await screen.findByRole('button', { name: /^Issue a receipt/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(issued).toEqual([]);
  question.getByText('Liya Tadesse (M4), $50.00');
  await user.click(question.getByRole('button', { name: 'Issue a receipt' }));
  await expect.poll(() => issued).toMatchObject([{ paymentId: '7' }]);
});

it('says once that a receipt is void', async () => {
  const payment = {
    payerName: 'Liya Tadesse',
    amountCents: 5000,
    receivedOn: '2026-11-20',
    voidedAt: '2026-11-21T00:00:00.000Z',
    voidReason: 'wrong',
  };
  const texts = [
    'organisation',
    'irdNumber',
    'signatoryName',
    'signatoryOffice',
    'charitiesNumber',
  ];
  renderPage(Receipt, {
    donationReceipt: {
      ...Object.fromEntries(texts.map((name) => [name, name])),
      number: 2,
      issuedOn: '2026-11-20',
      payment: { ...payment, id: '7' },
    },
  });
  await screen.findByText('VOID: wrong');
  screen.getByRole('heading', { name: /^Receipt \d$/, level: 1 });
  screen.getByRole('heading', { name: 'Donation Receipt 2', level: 2 });
});
