import type { PrismaClient } from '../../generated/prisma/client.ts';

/** The methods of a second factor. */
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
