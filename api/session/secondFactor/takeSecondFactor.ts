import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { wrongCode } from '../../errors.ts';
import type { Prisma, User as UserRow } from '../../generated/prisma/client.ts';
import { countCode } from '../signInAttempts.ts';
import { usePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import type { SecondFactorProof } from './secondFactor.types.ts';
import { takeTotpCode } from './totp.ts';

/**
 * Uses up a second factor.
 * @param first runs before a code is used up, in the same transaction: if it throws, the code stays valid. It runs after
 * a passkey is used.
 * @throws INVALID_CREDENTIALS if the factor is not valid, and the errors of `first`
 */
export async function takeSecondFactor(
  context: Context,
  { id }: UserRow,
  proof: SecondFactorProof,
  kind: string,
  first: (tx: Prisma.TransactionClient) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (kind === 'passkey') {
    await usePasskey(context, id, proof.passkey ?? {});
    await first(context.prisma);
    return;
  }
  const forgetTry = await countCode(context, id, kind === 'code' ? 'code' : 'recovery code');
  await transaction(context.prisma, async (tx) => {
    await first(tx);
    const isGood =
      kind === 'code'
        ? await takeTotpCode(context, tx, id, proof.code ?? '')
        : await takeRecoveryCode(tx, id, proof.recoveryCode ?? '');
    if (isGood) return;
    context.log.warn({ user: id, address: context.client.address }, 'a second factor was refused');
    throw wrongCode(kind === 'code' ? 'code' : 'recoveryCode');
  });
  await forgetTry();
}
