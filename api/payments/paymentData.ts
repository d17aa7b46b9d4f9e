import { sourceOf } from '../content/lists/lists.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import { changedMeanwhile } from '../errors.ts';
import { type Payment, Prisma } from '../generated/prisma/client.ts';
import { fees } from '../shared/messages/en/adminFees.ts';

export const paymentSource = sourceOf('payment', Prisma.PaymentScalarFieldEnum, { texts: {} });

type Columns = Omit<Prisma.PaymentUncheckedCreateInput, 'createdBy'>;

export const paymentModel: RecordModel<Payment, Columns> = {
  content: null,
  type: 'Payment',
  messages: fees.paymentFields,
  rows: (tx) => tx.payment,
  duplicateField: 'bankKey',
  checkChange: (_tx, _row, { voidedAt }) =>
    voidedAt ? Promise.reject(changedMeanwhile('Payment')) : Promise.resolve(),
};
