import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import { Session } from '../session/session.types.ts';
import { AccountLink } from './invitation.types.ts';
import { accounts } from '../shared/messages/en/adminAccounts.ts';
import { adminSecurity } from '../shared/messages/en/adminSecurity.ts';
import type { Context } from '../context.ts';
import { setActingAccount, transaction } from '../database/transaction.ts';
import { conflict, passkeyRefused, wrongCredentials } from '../errors.ts';
import type { AccountLink as LinkRow, Prisma, User } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { beginSession } from '../session/beginSession.ts';
import { passkeyRules } from '../shared/session/secondFactor/passkey.rules.ts';
import { registrationOptions, verifiedRegistration } from '../session/secondFactor/passkeys.ts';
import { accountNameRules } from '../shared/accounts/account.rules.ts';
import { choosePassword, countLink } from './choosePassword.ts';
import { lockAddress, readLink, refused, TokenArg, useUpLink } from './links.ts';

const accountNameOptions = {
  defaultValue: '',
  description: 'The name of the person, which others see in place of the email address.',
};

@Resolver()
export class AccountLinkResolver {
  @Public()
  @Query(() => AccountLink, { description: `Returns the purpose of a link. ${refused}` })
  accountLink(@TokenArg() token: string, @Ctx() context: Context): Promise<LinkRow> {
    return readLink(context, token);
  }

  @Public()
  @Mutation(() => Session, {
    description: `Creates the account of an invitation and signs in. ${refused} Fails with BAD_USER_INPUT if the password is too weak, and with CONFLICT if an account has this address by now.`,
  })
  async acceptInvitation(
    @TokenArg() token: string,
    @Arg('newPassword', () => String, { description: 'The password; at least 12 characters.' })
    newPassword: string,
    @Arg('accountName', () => String, accountNameOptions) accountName: string,
    @Ctx() context: Context,
  ): Promise<Session> {
    const link = await readLink(context, token, 'INVITATION');
    const named = nameOf(accountName);
    const passwordHash = await choosePassword(context, newPassword, link.email);
    return open(context, await makeAccount(context, link, { passwordHash, ...named }));
  }

  @Public()
  @Mutation(() => GraphQLJSONObject, {
    description: `Starts the creation of a passkey that accepts an invitation. Returns PublicKeyCredentialCreationOptions as JSON, which can be used once, for five minutes. ${refused} Fails with TOO_MANY_REQUESTS after many attempts.`,
  })
  async createInvitationPasskey(
    @TokenArg() token: string,
    @Ctx() context: Context,
  ): Promise<object> {
    const { id, email } = await readLink(context, token, 'INVITATION');
    await countLink(context);
    return registrationOptions(context, { id, email }, { isNew: true });
  }

  @Public()
  @Mutation(() => Session, {
    description: `Creates the account of an invitation, with a passkey instead of a password, and signs in. ${refused} Fails with BAD_USER_INPUT for an invalid name, with INVALID_CREDENTIALS for an invalid or expired response, with CONFLICT if an account has this address by now, and with TOO_MANY_REQUESTS after many attempts.`,
  })
  async acceptInvitationWithPasskey(
    @TokenArg() token: string,
    @Arg('name', () => String, {
      description: 'The name of the passkey, such as the device on which it is stored.',
    })
    name: string,
    @Arg('response', () => GraphQLJSONObject, {
      description:
        'A PublicKeyCredential as JSON, made with the options of `createInvitationPasskey`.',
    })
    response: object,
    @Arg('accountName', () => String, accountNameOptions) accountName: string,
    @Ctx() context: Context,
  ): Promise<Session> {
    const link = await readLink(context, token, 'INVITATION');
    await countLink(context);
    const key = parseInput(passkeyRules, { name }, adminSecurity.passkeys.fields);
    const named = nameOf(accountName);
    const passkey = await verifiedRegistration(context, null, response);
    if (!passkey) throw passkeyRefused();
    // The account has no password until its owner chooses one.
    const user = await makeAccount(
      context,
      link,
      { passwordHash: '', ...named },
      async (tx, { id: userId }) => {
        const data = { ...passkey, ...key, userId, createdAt: context.now() };
        const { count } = await tx.passkey.createMany({ data, skipDuplicates: true });
        if (count === 0) throw passkeyRefused();
      },
    );
    return open(context, user, { isSecondFactorGiven: true });
  }
}

const nameOf = (name: string) => parseInput(accountNameRules, { name }, accounts.fields);

/** The account takes the id of its invitation, because the passkey was created for this id. */
async function makeAccount(
  context: Context,
  link: LinkRow,
  given: Pick<User, 'passwordHash' | 'name'>,
  writeWith?: (tx: Prisma.TransactionClient, user: User) => Promise<void>,
): Promise<User> {
  const { prisma, now, log, client } = context;
  const { id, email, roles, language } = link;
  const user = await transaction(prisma, async (tx) => {
    await useUpLink(context, tx, link);
    await lockAddress(tx, email);
    if (await tx.user.findUnique({ where: { email } })) throw conflict('addressTaken', {});
    // The new account acts itself.
    await setActingAccount(tx, id);
    const data = { id, email, roles, language, ...given, createdAt: now() };
    const made = await tx.user.create({ data });
    await writeWith?.(tx, made);
    return made;
  });
  log.info({ user: user.id, link: link.id, address: client.address }, 'an invitation was accepted');
  return user;
}

async function open(
  context: Context,
  user: User,
  how: { isSecondFactorGiven?: boolean } = {},
): Promise<Session> {
  const session = await beginSession(context, user, how);
  // Another request changed the account at the same moment.
  if (!session) throw wrongCredentials();
  return session;
}
