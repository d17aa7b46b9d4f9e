import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Access, requireViewer, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { transactionAs } from '../../database/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireConfirmation } from './confirmIdentity.ts';
import { methodsOf, readPolicy } from './factors.ts';
import { deliverSoon } from '../../mail/deliverMailMessage.ts';
import { removeAllFactors } from './changeFactors.ts';
import { SecondFactorPolicy } from './secondFactor.types.ts';

@Resolver()
export class SecondFactorPolicyResolver {
  @Access(Role.ADMIN)
  @Query(() => SecondFactorPolicy, {
    description: 'Which accounts have a second factor, and whether every account needs one.',
  })
  secondFactorPolicy(@Ctx() context: Context): Promise<SecondFactorPolicy> {
    return readPolicy(context);
  }

  @Access(Role.ADMIN)
  @Mutation(() => SecondFactorPolicy, {
    description:
      'Sets whether every account needs a second factor. An account without one can then only ' +
      'set one up, at once. Fails with CONFLICT if the viewer has none, and with ' +
      'CONFIRMATION_REQUIRED.',
  })
  async requireSecondFactor(
    @Arg('isRequired', () => Boolean, {
      description: 'Whether every account needs a second factor.',
    })
    isRequired: boolean,
    @Ctx() context: Context,
  ): Promise<SecondFactorPolicy> {
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    const { prisma, sessions, log } = context;
    const methods = await methodsOf(prisma, viewer.id);
    if (isRequired && methods.length === 0) throw conflict('secondFactorMissing', {});
    const data = { secondFactorRequired: isRequired };
    await transactionAs(prisma, viewer.id, async (tx) => {
      await tx.siteState.upsert({ where: { id: 1 }, create: data, update: data });
    });
    sessions.ended();
    log.info({ user: viewer.id, isRequired }, 'whether second factors are required was changed');
    return readPolicy(context);
  }

  @Access(Role.ADMIN)
  @Mutation(() => SecondFactorPolicy, {
    description:
      'Removes all second factors of an account whose owner has lost them, and notifies the ' +
      'owner by mail. Fails with NOT_FOUND and CONFIRMATION_REQUIRED.',
  })
  async resetSecondFactors(
    @Arg('accountId', () => ID, { description: 'The `id` of the account.' }) accountId: string,
    @Ctx() context: Context,
  ): Promise<SecondFactorPolicy> {
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    const { prisma, sessions, log } = context;
    const isId = z.uuid().safeParse(accountId).success;
    const user = isId ? await prisma.user.findUnique({ where: { id: accountId } }) : null;
    if (!user) throw notFound('User');
    const mail = await removeAllFactors(prisma, context, user, viewer.id);
    sessions.ended();
    deliverSoon(context, mail);
    log.warn({ user: user.id, by: viewer.id }, 'the second factors of an account were removed');
    return readPolicy(context);
  }
}
