import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, Role, WithoutSecondFactor } from '../../access.ts';
import type { Context } from '../../context.ts';
import { conflict, wrongCode } from '../../errors.ts';
import { addFactor, removeFactor, renewRecoveryCodes } from './changeFactors.ts';
import { countCode } from '../signInAttempts.ts';
import { needsConfirmation, requireConfirmation } from './confirmIdentity.ts';
import { readSecondFactors } from './factors.ts';
import {
  AddedSecondFactor,
  RenewedRecoveryCodes,
  SecondFactors,
  TotpSetup,
} from './secondFactor.types.ts';
import {
  newTotpSecret,
  openTotpSetup,
  sealTotpSecret,
  sealTotpSetup,
  stepOfCode,
  totpUri,
} from './totp.ts';

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
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    const recoveryCodes = await renewRecoveryCodes(context, viewer);
    return { recoveryCodes, secondFactors: await readSecondFactors(context) };
  }
}
