import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { adminSecurity } from '../../shared/messages/en/adminSecurity.ts';
import { Access, requireViewer, Role, WithoutSecondFactor } from '../../access.ts';
import { UuidArg } from '../../uuidArg.ts';
import type { Context } from '../../context.ts';
import { conflict, notFound, orNotFound, passkeyRefused } from '../../errors.ts';
import { parseInput } from '../../parseInput.ts';
import { addFactor, removeFactor } from './changeFactors.ts';
import { requireConfirmation } from './confirmIdentity.ts';
import { passkeyRules } from '../../shared/session/secondFactor/passkey.rules.ts';
import { registrationOptions, verifiedRegistration } from './passkeys.ts';
import { readSecondFactors } from './factors.ts';
import { AddedSecondFactor, Passkey, SecondFactors } from './secondFactor.types.ts';

/** The maximum number of passkeys of an account. */
const maxPasskeys = 20;

const { fields } = adminSecurity.passkeys;

@Resolver()
export class PasskeyResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @WithoutSecondFactor()
  @Mutation(() => GraphQLJSONObject, {
    description:
      'Starts to add a passkey. Returns PublicKeyCredentialCreationOptions as JSON, which can ' +
      'be used once, for five minutes. Fails with CONFIRMATION_REQUIRED, and with CONFLICT ' +
      'after 20 passkeys.',
  })
  async createPasskeyRegistration(@Ctx() context: Context): Promise<object> {
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    const count = await context.prisma.passkey.count({ where: { userId: viewer.id } });
    if (count >= maxPasskeys) throw conflict('tooManyPasskeys', { max: maxPasskeys });
    return registrationOptions(context, viewer);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @WithoutSecondFactor()
  @Mutation(() => AddedSecondFactor, {
    description:
      'Adds a passkey. Fails with BAD_USER_INPUT for an invalid name, with ' +
      'INVALID_CREDENTIALS for an invalid or expired response, and with ' +
      'CONFIRMATION_REQUIRED.',
  })
  async addPasskey(
    @Arg('name', () => String, {
      description: 'The name of the passkey, such as the device on which it is stored.',
    })
    name: string,
    @Arg('response', () => GraphQLJSONObject, {
      description:
        'A PublicKeyCredential as JSON, made with the options of `createPasskeyRegistration`.',
    })
    response: object,
    @Ctx() context: Context,
  ): Promise<AddedSecondFactor> {
    const viewer = requireViewer(context);
    const values = parseInput(passkeyRules, { name }, fields);
    await requireConfirmation(context);
    const passkey = await verifiedRegistration(context, viewer.id, response);
    if (!passkey) throw passkeyRefused();
    const data = { ...passkey, ...values, userId: viewer.id, createdAt: context.now() };
    const happened = { event: 'passkeyAdded', ...values } as const;
    const recoveryCodes = await addFactor(context, viewer, happened, async (tx) => {
      const { count } = await tx.passkey.createMany({ data, skipDuplicates: true });
      if (count === 0) throw passkeyRefused();
    });
    return { recoveryCodes, secondFactors: await readSecondFactors(context) };
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => Passkey, { description: 'Renames a passkey of the viewer.' })
  async renamePasskey(
    @UuidArg('id', { description: 'The `id` of the passkey.' }) id: string,
    @Arg('name', () => String, { description: 'The new name.' }) name: string,
    @Ctx() { prisma, ...context }: Context,
  ): Promise<Passkey> {
    const { id: userId } = requireViewer(context);
    const values = parseInput(passkeyRules, { name }, fields);
    const [passkey] = await prisma.passkey.updateManyAndReturn({
      where: { id, userId },
      data: values,
    });
    if (!passkey) throw notFound('Passkey');
    return passkey;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => SecondFactors, {
    description:
      'Removes a passkey of the viewer. The last factor takes the recovery codes with it. ' +
      'Fails with NOT_FOUND, CONFIRMATION_REQUIRED, and CONFLICT if the account could not sign in any more.',
  })
  async removePasskey(
    @UuidArg('id', { description: 'The `id` of the passkey.' }) id: string,
    @Ctx() context: Context,
  ): Promise<SecondFactors> {
    const viewer = requireViewer(context);
    await requireConfirmation(context);
    const where = { id, userId: viewer.id };
    const passkey = orNotFound(await context.prisma.passkey.findFirst({ where }), 'Passkey');
    const happened = { event: 'passkeyRemoved', name: passkey.name } as const;
    await removeFactor(context, viewer, happened, async (tx) => {
      const { count } = await tx.passkey.deleteMany({ where });
      // An account that was created with a passkey may have no password.
      const unreachable = { id: viewer.id, passwordHash: '', passkeys: { none: {} } };
      if ((await tx.user.count({ where: unreachable })) > 0) throw conflict('lastPasskey', {});
      return count > 0;
    });
    return readSecondFactors(context);
  }
}
