import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { confirmedUntil } from './confirmIdentity.ts';
import type { SecondFactorPolicy, SecondFactors } from './secondFactor.types.ts';

export type SecondFactorMethod = 'CODE' | 'RECOVERY_CODE' | 'PASSKEY';

/** The second factors of an account; none if it signs in with only the password. */
export async function methodsOf(
  prisma: Pick<PrismaClient, 'user'>,
  userId: string,
): Promise<SecondFactorMethod[]> {
  const { totpFactor, _count } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      totpFactor: { select: { userId: true } },
      _count: { select: { passkeys: true, recoveryCodes: true } },
    },
  });
  if (!totpFactor && _count.passkeys === 0) return [];
  return [
    ...(totpFactor ? (['CODE'] as const) : []),
    ...(_count.passkeys > 0 ? (['PASSKEY'] as const) : []),
    ...(_count.recoveryCodes > 0 ? (['RECOVERY_CODE'] as const) : []),
  ];
}

/** Whether every account needs a second factor. */
async function isSecondFactorRequired(prisma: Pick<PrismaClient, 'siteState'>): Promise<boolean> {
  const state = await prisma.siteState.findUnique({ where: { id: 1 } });
  return state?.secondFactorRequired ?? false;
}

/** Whether an account must set up a second factor before it may do anything else. */
export async function mustSetUpSecondFactor(
  prisma: Pick<PrismaClient, 'siteState' | 'user'>,
  userId: string,
): Promise<boolean> {
  return (await isSecondFactorRequired(prisma)) && (await methodsOf(prisma, userId)).length === 0;
}

/** The second factors of the viewer. */
export async function readSecondFactors(context: Context): Promise<SecondFactors> {
  const { id } = requireViewer(context);
  const user = await context.prisma.user.findUniqueOrThrow({
    where: { id },
    select: {
      passwordHash: true,
      totpFactor: { select: { createdAt: true } },
      passkeys: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      _count: { select: { recoveryCodes: true } },
    },
  });
  return {
    id,
    hasPassword: user.passwordHash !== '',
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
      name: true,
      email: true,
      totpFactor: { select: { userId: true } },
      _count: { select: { passkeys: true, recoveryCodes: true } },
    },
  });
  return {
    isRequired: await isSecondFactorRequired(context.prisma),
    accounts: users.map(({ id, name, email, totpFactor, _count }) => ({
      id,
      name,
      email,
      hasTotp: totpFactor !== null,
      passkeyCount: _count.passkeys,
      recoveryCodesLeft: _count.recoveryCodes,
    })),
  };
}
