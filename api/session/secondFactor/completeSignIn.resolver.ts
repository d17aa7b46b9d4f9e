import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Public, requireViewer, Role, WithoutSecondFactor } from '../../access.ts';
import type { Context } from '../../context.ts';
import { fieldFailure, invalidArgument, passkeyRefused, signInExpired } from '../../errors.ts';
import type { User as UserRow } from '../../generated/prisma/client.ts';
import { countAttempt, resetAttempts } from '../attempts.ts';
import { limits } from '../limits.ts';
import { beginSession } from '../beginSession.ts';
import { networkOf } from '../trustedProxies.ts';
import { isPassword } from '../passwords.ts';
import { Session } from '../session.types.ts';
import { hashOf } from '../tokens.ts';
import { findChallenge, takeChallenge } from './challenges.ts';
import { confirmationMinutes } from './confirmIdentity.ts';
import { authenticationOptions, usePasskey } from './passkeys.ts';
import { readSecondFactors } from './factors.ts';
import { IdentityProof, SecondFactorProof, SecondFactors } from './secondFactor.types.ts';
import { takeSecondFactor } from './takeSecondFactor.ts';

@Resolver()
export class CompleteSignInResolver {
  @Public()
  @Mutation(() => Session, {
    description:
      'Completes a sign-in that failed with SECOND_FACTOR_REQUIRED. Fails with ' +
      'INVALID_CREDENTIALS if the second factor is not valid (a code works once) or if the ' +
      'sign-in took more than five minutes, and with TOO_MANY_REQUESTS after 10 wrong codes ' +
      'of one kind in 15 minutes.',
  })
  async completeSignIn(
    @Arg('challenge', () => String, { description: 'The value `challenge` of the error.' })
    challenge: string,
    @Arg('proof', () => SecondFactorProof, { description: 'The second factor.' })
    proof: SecondFactorProof,
    @Ctx() context: Context,
  ): Promise<Session> {
    const kind = onlyOne(proof);
    const found = await findChallenge(context, challenge, 'SECOND_FACTOR');
    const user = found?.user;
    if (!user || found.passwordDigest !== hashOf(user.passwordHash)) throw signInExpired();
    // If another request has completed the sign-in, this one does not use up the code.
    await takeSecondFactor(context, user, proof, kind, async (tx) => {
      const within = { ...context, prisma: tx };
      if (!(await takeChallenge(within, challenge, 'SECOND_FACTOR', user.id)))
        throw signInExpired();
    });
    const session = await beginSession(context, user, { isSecondFactorGiven: true });
    if (!session) throw signInExpired();
    return session;
  }

  @Public()
  @Mutation(() => GraphQLJSONObject, {
    description:
      'Returns PublicKeyCredentialRequestOptions as JSON, which can be used once, for five ' +
      'minutes: for `signInWithPasskey`, or with a challenge for `completeSignIn`. Fails with ' +
      'TOO_MANY_REQUESTS after 100 requests from one address in 15 minutes.',
  })
  async createPasskeySignIn(
    @Arg('challenge', () => String, {
      nullable: true,
      description: 'The challenge of a sign-in that requires its second factor.',
    })
    challenge: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<object> {
    const network = networkOf(context.client.address);
    await countAttempt(context, `passkey options for ${network}`, limits.passkeyOptionsForNetwork);
    if (!challenge) return authenticationOptions(context, null);
    const found = await findChallenge(context, challenge, 'SECOND_FACTOR');
    if (!found?.userId) throw signInExpired();
    return authenticationOptions(context, found.userId);
  }

  @Public()
  @Mutation(() => Session, {
    description:
      'Signs in with only a passkey, which has verified its owner. Fails with ' +
      'INVALID_CREDENTIALS, and with TOO_MANY_REQUESTS after 30 failed attempts from one ' +
      'address in 15 minutes.',
  })
  async signInWithPasskey(
    @Arg('response', () => GraphQLJSONObject, {
      description: 'A PublicKeyCredential as JSON, made with the options of `createPasskeySignIn`.',
    })
    response: object,
    @Ctx() context: Context,
  ): Promise<Session> {
    const { address } = context.client;
    const key = `passkey from ${networkOf(address)}`;
    const takeBack = await countAttempt(context, key, limits.passkeysFromNetwork);
    const user = await usePasskey(context, null, response).catch((error: unknown) => {
      context.log.warn({ address }, 'a sign-in with a passkey failed');
      throw error;
    });
    await takeBack();
    const session = await beginSession(context, user, { isSecondFactorGiven: true });
    if (!session) throw passkeyRefused();
    return session;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @WithoutSecondFactor()
  @Mutation(() => GraphQLJSONObject, {
    description:
      'Returns PublicKeyCredentialRequestOptions as JSON for `confirmIdentity`, which can be ' +
      'used once, for five minutes.',
  })
  createPasskeyConfirmation(@Ctx() context: Context): Promise<object> {
    return authenticationOptions(context, requireViewer(context).id);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @WithoutSecondFactor()
  @Mutation(() => SecondFactors, {
    description: `Confirms the identity of the viewer for the next ${String(confirmationMinutes)} minutes of this session. Fails with BAD_USER_INPUT or INVALID_CREDENTIALS if the proof is not valid, and with TOO_MANY_REQUESTS after 10 attempts in 15 minutes.`,
  })
  async confirmIdentity(
    @Arg('proof', () => IdentityProof, { description: 'The proof.' }) proof: IdentityProof,
    @Ctx() context: Context,
  ): Promise<SecondFactors> {
    const { id, sessionId } = requireViewer(context);
    const kind = onlyOne(proof);
    const user = await context.prisma.user.findUniqueOrThrow({ where: { id } });
    if (kind === 'password') await takePassword(context, user, proof.password ?? '');
    else await takeSecondFactor(context, user, proof, kind);
    await context.prisma.session.updateMany({
      where: { id: sessionId },
      data: { confirmedAt: context.now() },
    });
    return readSecondFactors(context);
  }
}

/** The only field of an input that has a value. */
function onlyOne<Input extends object>(input: Input): keyof Input {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const [first] = given;
  if (!first || given.length > 1) throw invalidArgument('Give exactly one proof.');
  return first[0] as keyof Input;
}

async function takePassword(context: Context, user: UserRow, password: string): Promise<void> {
  const key = `confirmation by ${user.id}`;
  await countAttempt(context, key, limits.ownPassword);
  if (!(await isPassword(password, user.passwordHash))) {
    throw fieldFailure({ password: { code: 'wrongPassword', values: {} } });
  }
  await resetAttempts(context, key);
}
