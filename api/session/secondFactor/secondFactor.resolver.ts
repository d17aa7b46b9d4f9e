import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, Role, WithoutSecondFactor } from '../../access.ts';
import { UuidArg } from '../../uuidArg.ts';
import type { Context } from '../../context.ts';
import { conflict, orNotFound, wrongCode } from '../../errors.ts';
import { addFactor, removeFactor, removeAllFactors } from './changeFactors.ts';
import { storeFactorMail } from './factorMail.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { lockUser } from '../sessions.ts';
import { countCode } from '../signInAttempts.ts';
import { needsConfirmation, requireConfirmation } from './confirmIdentity.ts';
import { readSecondFactors, methodsOf, readPolicy } from './factors.ts';
import {
  AddedSecondFactor,
  RenewedRecoveryCodes,
  SecondFactors,
  TotpSetup,
  SecondFactorPolicy,
} from './secondFactor.types.ts';
import {
  newTotpSecret,
  openTotpSetup,
  sealTotpSecret,
  sealTotpSetup,
  stepOfCode,
  totpUri,
} from './totp.ts';
import { transaction, transactionAs } from '../../database/transaction.ts';
import { deliverSoon } from '../../mail/deliverMailMessage.ts';

@Resolver()
export class SecondFactorResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @WithoutSecondFactor()
  @Query(() => SecondFactors, { description: 'The second factors of the viewer.' })
  secondFactors(@Ctx() context: Context): Promise<SecondFactors> {
    return readSecondFactors(context);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @WithoutSecondFactor()
  @Mutation(() => TotpSetup, {
    description: `Creates a secret for an authenticator app. It stores nothing. ${needsConfirmation}`,
  })
  async createTotpSetup(@Ctx() context: Context): Promise<TotpSetup> {
    const { id, email } = requireViewer(context);
    await requireConfirmation(context);
    const secret = await newTotpSecret();
    return { secret, uri: await totpUri(secret, email), setup: sealTotpSetup(context, id, secret) };
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @WithoutSecondFactor()
  @Mutation(() => AddedSecondFactor, {
    description: `Sets up an authenticator app. It replaces an existing one. Fails with BAD_USER_INPUT, naming the field, for a wrong code. ${needsConfirmation}`,
  })
  async addTotp(
    @Arg('setup', () => String, {
      description: 'The `setup` from `createTotpSetup`, valid for ten minutes.',
    })
    setup: string,
    @Arg('code', () => String, { description: 'The current code of the app.' }) code: string,
    @Ctx() context: Context,
  ): Promise<AddedSecondFactor> {
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    const forgetTry = await countCode(context, viewer.id, 'code');
    const secret = openTotpSetup(context, viewer.id, setup);
    if (secret === null) throw conflict('totpSetupExpired', {});
    const lastStep = await stepOfCode(secret, code, context.now());
    if (lastStep === null) throw wrongCode('code');
    await forgetTry();
    const sealedSecret = sealTotpSecret(context, viewer.id, secret);
    const data = { sealedSecret, lastStep, createdAt: context.now() };
    const recoveryCodes = await addFactor(context, viewer, { event: 'totpAdded' }, async (tx) => {
      // Not an update, because the trigger for insertions notifies every process.
      await tx.totpFactor.deleteMany({ where: { userId: viewer.id } });
      await tx.totpFactor.create({ data: { userId: viewer.id, ...data } });
    });
    return { recoveryCodes, secondFactors: await readSecondFactors(context) };
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => SecondFactors, {
    description: `Removes the authenticator app. The last factor takes the recovery codes with it. ${needsConfirmation}`,
  })
  async removeTotp(@Ctx() context: Context): Promise<SecondFactors> {
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    await removeFactor(context, viewer, { event: 'totpRemoved' }, async (tx) => {
      const { count } = await tx.totpFactor.deleteMany({ where: { userId: viewer.id } });
      return count > 0;
    });
    return readSecondFactors(context);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => RenewedRecoveryCodes, {
    description: `Creates ten recovery codes, which replace the current ones. Fails with CONFLICT without a second factor. ${needsConfirmation}`,
  })
  async renewRecoveryCodes(@Ctx() context: Context): Promise<RenewedRecoveryCodes> {
    const { id, email } = requireViewer(context);
    await requireConfirmation(context);
    const { recoveryCodes, mail } = await transaction(context.prisma, async (tx) => {
      await lockUser(tx, id);
      if ((await methodsOf(tx, id)).length === 0) throw conflict('secondFactorMissing', {});
      return {
        mail: await storeFactorMail(tx, context, email, { event: 'codesReplaced' }),
        recoveryCodes: await replaceRecoveryCodes(tx, id),
      };
    });
    deliverSoon(context, mail);
    return { recoveryCodes, secondFactors: await readSecondFactors(context) };
  }

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
    @UuidArg('accountId', { description: 'The `id` of the account.' }) accountId: string,
    @Ctx() context: Context,
  ): Promise<SecondFactorPolicy> {
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    const { prisma, sessions, log } = context;
    const user = orNotFound(await prisma.user.findUnique({ where: { id: accountId } }), 'User');
    const mail = await removeAllFactors(prisma, context, user, viewer.id);
    sessions.ended();
    deliverSoon(context, mail);
    log.warn({ user: user.id, by: viewer.id }, 'the second factors of an account were removed');
    return readPolicy(context);
  }
}
