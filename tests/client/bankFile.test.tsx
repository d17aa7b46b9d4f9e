import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { Component as BankFile } from '../../client/admin/payments/BankFile.tsx';
import { descriptionOf } from './forms/renderForm.tsx';
import { renderPage } from './support/renderPage.tsx';

const abebe = { memberId: '1', name: 'Abebe', ceasedOn: '2026-06-01', reasons: ['NAME'] };
const row = (line: number, more: object) => ({
  line,
  key: String(line),
  sameAs: null,
  state: 'OPEN',
  problem: null,
  date: '2026-11-27',
  amount: '40,00',
  amountCents: 4000,
  payer: 'ABEBE',
  reference: '',
  feeYear: 2026,
  proposals: [abebe],
  doubts: [],
  ...more,
});

it('checks the other rows again after one is recorded, and asks what a stranger has paid for', async () => {
  const user = userEvent.setup();
  const payments: object[] = [];
  renderPage(BankFile, {
    readBankFile: () => {
      const isPaid = payments.length > 0;
      return [
        row(2, isPaid ? { state: 'RECORDED', proposals: [] } : {}),
        row(3, { doubts: isPaid ? ['PAID'] : [] }),
        row(4, { proposals: [], doubts: ['NOBODY'] }),
        row(5, { reference: 'FIKRU, DONATION' }),
        row(6, {}),
        row(7, { state: 'REFUSED', problem: 'DATE', date: '13/13/2026', amountCents: null }),
      ];
    },
    createPayment: ({ input }: { input: { feeYear?: number; bankKey: string } }) => {
      if (input.bankKey === '6') {
        const fieldCodes = { bankKey: { code: 'duplicate', values: {} } };
        const extensions = { code: 'CONFLICT', fields: { bankKey: 'Duplicate' }, fieldCodes };
        throw new GraphQLError('', { extensions });
      }
      payments.push(input);
      return { id: '1', version: 1, payerName: 'Abebe', feeYear: input.feeYear ?? null };
    },
    memberFees: () => {
      const fee = { id: '1', name: 'Abebe', dueCents: 4000, paidCents: 4000 * payments.length };
      return { nodes: [fee] };
    },
    payments: ({ bankKey }: { bankKey?: string }) => ({
      nodes: [],
      totalCount: bankKey === '6' ? 1 : 0,
    }),
  });
  const file = new File(['Date,Amount'], 'bank.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Bank file', { selector: 'input' }), file);
  screen.getByText('bank.csv');
  const form = async (line: number) =>
    within(await screen.findByRole('form', { name: `Line ${String(line)}` }));
  const payerOf = async (line: number) =>
    (await form(line)).getByLabelText<HTMLInputElement>('Member').value;
  expect(await payerOf(3)).toBe('M1 Abebe (former member)');
  await user.click(screen.getByRole('button', { name: 'Record line 2' }));
  expect(await screen.findByText('The member has already paid the fee of the year.')).toBeTruthy();
  expect(payments).toMatchObject([{ kind: 'FEE', feeYear: 2026, memberId: '1' }]);
  // The form keeps its values, because a person may have typed them.
  expect(await payerOf(3)).toBe('M1 Abebe (former member)');
  expect(screen.getByText(/1 recorded/)).toBeTruthy();

  expect(screen.getByText('Recorded. Abebe · Fee 2026 · $40.00')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Line 2 · /);

  // A press on a proposal fills it in.
  await user.clear((await form(3)).getByLabelText('Member'));
  await user.click((await form(3)).getByRole('button', { name: /^M1 Abebe/ }));
  expect(await payerOf(3)).toBe('M1 Abebe (former member)');

  const second = await form(3);
  await user.dblClick(second.getByRole('button', { name: 'Record line 3' }));
  await second.findByText(
    /^The payment is \$40\.00\. The fee is \$40\.00, and \$40\.00 of it is paid\.$/,
  );
  await user.type(second.getByLabelText('Name of the payer'), '{Enter}');
  await user.click(await second.findByRole('button', { name: 'Record it anyway' }));
  await expect.poll(() => payments.length).toBe(2);

  const stranger = await form(4);
  await user.type(stranger.getByLabelText('Name of the payer'), 'Somebody');
  await user.click(stranger.getByRole('button', { name: 'Record line 4' }));
  const purpose = stranger.getByLabelText('What for');
  expect(descriptionOf(purpose)).toBe('What for is required');
  await user.selectOptions(purpose, 'Donation');
  await user.click(stranger.getByRole('button', { name: 'Record line 4' }));
  await screen.findByText('Recorded. Abebe · Donation · $40.00');
  expect(payments).toHaveLength(3);
  expect(payments[2]).toMatchObject({ kind: 'DONATION', payerName: 'Somebody' });

  // A colleague has recorded this row since. The refusal comes without a question.
  const other = await form(6);
  await user.click(other.getByRole('button', { name: 'Record line 6' }));
  await screen.findByText('This row is already recorded');
  expect(other.queryByRole('button', { name: 'Record it anyway' })).toBeNull();

  screen.getByRole('heading', { name: 'Line 7 · 13/13/2026 · 40,00 · ABEBE' });
  screen.getByText('The date is missing, is in the future or cannot be right.');

  const donation = await form(5);
  expect(donation.getByLabelText<HTMLSelectElement>('What for').value).toBe('DONATION');
  await user.selectOptions(donation.getByLabelText('What for'), 'Fee 2026');
  await user.clear(donation.getByLabelText('Member'));
  await user.type(donation.getByLabelText('Member'), 'Selam');
  await user.click(donation.getByRole('button', { name: 'Record line 5' }));
  // The API refuses a name that was not chosen from the list, without another question before.
  await expect.poll(() => payments[3]).toMatchObject({ kind: 'FEE', memberId: 'Selam' });
});
