import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { confirmedUntil } from './confirmIdentity.ts';
import { isSecondFactorRequired } from './factors.ts';
import type { SecondFactorPolicy, SecondFactors } from './secondFactor.types.ts';

/** The second factors of the viewer. */
export async function readSecondFactors(context: Context): Promise<SecondFactors> {
  const { id } = requireViewer(context);
  const user = await context.prisma.user.findUniqueOrThrow({
    where: { id },
    select: {
      totpFactor: { select: { createdAt: true } },
      passkeys: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      _count: { select: { recoveryCodes: true } },
    },
  });
  return {
    id,
    totpSince: user.totpFactor?.createdAt ?? null,
    passkeys: user.passkeys,
    recoveryCodesLeft: user._count.recoveryCodes,
    isRequired: await isSecondFactorRequired(context.prisma),
    confirmedUntil: await confirmedUntil(context),
  };
}

export async function readPolicy(context: Context): Promise<SecondFactorPolicy> {
  const users = await context.prisma.user.findMany({
    orderBy: { email: 'asc' },
    select: {
      id: true,
      email: true,
      totpFactor: { select: { userId: true } },
      _count: { select: { passkeys: true, recoveryCodes: true } },
    },
  });
  return {
    isRequired: await isSecondFactorRequired(context.prisma),
    accounts: users.map(({ id, email, totpFactor, _count }) => ({
      id,
      email,
      hasTotp: totpFactor !== null,
      passkeyCount: _count.passkeys,
      recoveryCodesLeft: _count.recoveryCodes,
    })),
  };
}
