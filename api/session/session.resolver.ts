import { admin } from '../shared/messages/en/admin.ts';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, requireViewer, Role, type Viewer } from '../access.ts';
import { accountAddress } from '../shared/content/common.rules.ts';
import { UuidArg } from '../uuidArg.ts';
import type { Context } from '../context.ts';
import { fieldFailure, isFailure, notSignedIn, wrongCredentials } from '../errors.ts';
import { countAttempt } from './attempts.ts';
import { limits } from './limits.ts';
import { beginSession, handOut } from './beginSession.ts';
import { hashPassword, isPassword, passwordError } from './passwords.ts';
import { requireConfirmation } from './secondFactor/confirmIdentity.ts';
import { refreshSession } from './refreshSession.ts';
import { countSignIn } from './signInAttempts.ts';
import { ActiveSession, Session, SignOutScope, User } from './session.types.ts';
import { requireActiveSession } from './requireActiveSession.ts';
import { endSessions, replacePassword } from './sessions.ts';
import { hashOf } from './tokens.ts';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => Session, {
    description:
      'Signs in. Fails with INVALID_CREDENTIALS for an unknown address and for a wrong ' +
      'password, with FORBIDDEN if the password is right and the account is disabled, and ' +
      'with TOO_MANY_REQUESTS after these numbers of failed attempts in 15 minutes: 10 for ' +
      'one account from one network address, 30 from one network address, or 100 for one ' +
      'account. A device that has signed in to the account before has 10 attempts of its own; ' +
      'browsers keep a cookie for this.',
  })
  async signIn(
    @Arg('email', () => String, { description: 'The email address, in upper or lower case.' })
    email: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<Session> {
    const account = accountAddress(email);
    const user = await context.prisma.user.findUnique({ where: { email: account } });
    const forgetTry = await countSignIn(context, account, user);
    const isRight = await isPassword(password, user?.passwordHash ?? null);
    const { address } = context.client;
    if (!user || !isRight) {
      context.log.warn({ user: user?.id, address }, 'a sign-in failed');
      throw wrongCredentials();
    }
    // Called before the second factor is requested, because only wrong passwords count.
    await forgetTry();
    const session = await beginSession(context, user);
    if (!session) throw wrongCredentials();
    return session;
  }

  @Public()
  @Mutation(() => Session, {
    description:
      'Continues a session. Each refresh token can be exchanged once. If it is sent again ' +
      'later, the session ends, because somebody else may have the token. Fails with ' +
      'UNAUTHENTICATED.',
  })
  async refreshSession(
    @Arg('refreshToken', () => String, {
      nullable: true,
      description: 'The refresh token. Browsers leave it out, because their cookie has it.',
    })
    refreshToken: string | null,
    @Ctx() context: Context,
  ): Promise<Session> {
    const token = refreshToken ?? context.client.refreshToken;
    if (!token) throw notSignedIn();
    try {
      const session = handOut(context, await refreshSession(context, token));
      // An injected script can send the cookie, but it must not be able to read the token.
      if (!refreshToken) session.refreshToken = null;
      return session;
    } catch (error) {
      // An unavailable database must not sign anybody out.
      if (isFailure(error, 'UNAUTHENTICATED')) context.client.setRefreshToken(null);
      throw error;
    }
  }

  @Public()
  @Mutation(() => Boolean, {
    description: 'Ends sign-ins of the viewer. Returns false if nobody is signed in.',
  })
  async signOut(
    @Arg('scope', () => SignOutScope, {
      defaultValue: SignOutScope.GLOBAL,
      description: 'Which sign-ins end.',
    })
    scope: SignOutScope,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const viewer = context.viewer ?? (await ownerOfRefreshToken(context));
    if (scope !== SignOutScope.OTHERS) context.client.setRefreshToken(null);
    if (!viewer) return false;
    const ends = {
      [SignOutScope.GLOBAL]: {},
      [SignOutScope.LOCAL]: { id: viewer.sessionId },
      [SignOutScope.OTHERS]: { id: { not: viewer.sessionId } },
    };
    await endSessions(context, viewer.id, ends[scope]);
    return true;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => Session, {
    description:
      'Changes the password of the viewer and ends all other sign-ins. Fails with ' +
      'BAD_USER_INPUT, naming the field, if the current password is wrong, or if the new one ' +
      'is the same, too weak, or has invisible characters.',
  })
  async changePassword(
    @Arg('currentPassword', () => String, {
      description:
        'The current password. Not read of an account without one, which needs `confirmIdentity` first.',
    })
    currentPassword: string,
    @Arg('newPassword', () => String, { description: 'The new password, at least 12 characters.' })
    newPassword: string,
    @Ctx() context: Context,
  ): Promise<Session> {
    const viewer = requireViewer(context);
    await countAttempt(context, `change of password by ${viewer.id}`, limits.ownPassword);
    const user = await context.prisma.user.findUniqueOrThrow({ where: { id: viewer.id } });
    if (user.passwordHash === '') await requireConfirmation(context);
    else if (!(await isPassword(currentPassword, user.passwordHash))) throw wrongCurrentPassword();
    const error =
      newPassword === currentPassword
        ? ({ code: 'samePassword', values: {} } as const)
        : await passwordError(newPassword, [user.email]);
    if (error) throw fieldFailure({ newPassword: error }, admin.account.changePassword.fields);
    const opened = await replacePassword(context, user, {
      sessionId: viewer.sessionId,
      newPasswordHash: await hashPassword(newPassword),
      userAgent: context.client.userAgent,
    });
    if (opened) return handOut(context, opened);
    await requireActiveSession(context);
    throw wrongCurrentPassword();
  }

  @Public()
  @Query(() => User, {
    nullable: true,
    description: 'The viewer. Null for visitors and API tokens.',
  })
  viewer(@Ctx() { viewer }: Context): User | null {
    return viewer?.isProgram ? null : viewer;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => [ActiveSession], { description: 'The sign-ins of the viewer, the latest first.' })
  async activeSessions(@Ctx() context: Context): Promise<ActiveSession[]> {
    const viewer = requireViewer(context);
    const sessions = await context.prisma.session.findMany({
      where: { userId: viewer.id, expiresAt: { gt: context.now() } },
      orderBy: { lastUsedAt: 'desc' },
    });
    return sessions.map((each) => ({ ...each, isCurrent: each.id === viewer.sessionId }));
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => ID, {
    nullable: true,
    description: 'Ends a sign-in of the viewer. Null if there is none with this id.',
  })
  async endSession(
    @UuidArg('id', { description: 'The id of the sign-in.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string | null> {
    const count = await endSessions(context, requireViewer(context).id, { id });
    return count === 1 ? id : null;
  }
}

const wrongCurrentPassword = () =>
  fieldFailure({ currentPassword: { code: 'wrongPassword', values: {} } });

/** The owner of the refresh token signs out even if the access token has expired. */
async function ownerOfRefreshToken({
  prisma,
  client,
}: Context): Promise<Pick<Viewer, 'id' | 'sessionId'> | null> {
  if (!client.refreshToken) return null;
  const token = await prisma.refreshToken.findUnique({
    where: { hash: hashOf(client.refreshToken) },
    include: { session: true },
  });
  return token && { id: token.session.userId, sessionId: token.sessionId };
}
