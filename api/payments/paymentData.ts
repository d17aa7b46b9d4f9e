import { sourceOf } from '../content/lists/lists.ts';
import { Prisma } from '../generated/prisma/client.ts';

export const paymentSource = sourceOf('payment', Prisma.PaymentScalarFieldEnum, { texts: {} });
