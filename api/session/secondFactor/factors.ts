import type { PrismaClient } from '../../generated/prisma/client.ts';

/** By what an account can prove the second time who signs in. */
export type SecondFactorMethod = 'CODE' | 'RECOVERY_CODE' | 'PASSKEY';

/** What an account has besides its password; none where it signs in by the password alone. */
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
export async function isSecondFactorRequired(
  prisma: Pick<PrismaClient, 'siteState'>,
): Promise<boolean> {
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
