import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../access.ts';
import type { Context } from '../context.ts';
import type { AccountLink as LinkRow } from '../generated/prisma/client.ts';
import { Session, User } from '../session/session.types.ts';
import {
  acceptInvitation,
  acceptInvitationWithPasskey,
  invitationPasskeyOptions,
} from './acceptInvitation.ts';
import { confirmEmailChange, requestEmailChange } from './emailChange.ts';
import { AccountLink } from './invitation.types.ts';
import { readLink } from './links.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.ts';

const refused =
  'Fails with LINK_REFUSED for a link that was used, has run out, was replaced or withdrawn, is none of ours, or is for another account than the one that is signed in.';

@Resolver()
export class AccountLinkResolver {
  @Public()
  @Query(() => AccountLink, { description: `Tells what a link is for. ${refused}` })
  accountLink(
    @Arg('token', () => String, { description: 'What stands behind the `#` of the link.' })
    token: string,
    @Ctx() context: Context,
  ): Promise<LinkRow> {
    return readLink(context, token);
  }

  @Public()
  @Mutation(() => Session, {
    description: `Makes the account to which somebody was invited, and signs in. ${refused} Fails with BAD_USER_INPUT when the password is too weak, and with CONFLICT when the address has an account meanwhile.`,
  })
  acceptInvitation(
    @Arg('token', () => String, { description: 'What stands behind the `#` of the link.' })
    token: string,
    @Arg('newPassword', () => String, { description: 'The password; at least 12 characters.' })
    newPassword: string,
    @Ctx() context: Context,
  ): Promise<Session> {
    return acceptInvitation(context, token, newPassword);
  }

  @Public()
  @Mutation(() => GraphQLJSONObject, {
    description: `Begins to make the passkey with which an invitation is accepted: PublicKeyCredentialCreationOptions as JSON, good once and for five minutes. ${refused}`,
  })
  createInvitationPasskey(
    @Arg('token', () => String, { description: 'What stands behind the `#` of the link.' })
    token: string,
    @Ctx() context: Context,
  ): Promise<object> {
    return invitationPasskeyOptions(context, token);
  }

  @Public()
  @Mutation(() => Session, {
    description: `Makes the account to which somebody was invited, with a passkey in place of a password, and signs in. ${refused} Fails with BAD_USER_INPUT for a bad name, with INVALID_CREDENTIALS for a response that is not good (any more), and with CONFLICT when the address has an account meanwhile.`,
  })
  acceptInvitationWithPasskey(
    @Arg('token', () => String, { description: 'What stands behind the `#` of the link.' })
    token: string,
    @Arg('name', () => String, { description: 'What it is called, such as the device it is on.' })
    name: string,
    @Arg('response', () => GraphQLJSONObject, {
      description: 'A PublicKeyCredential as JSON, for options of `createInvitationPasskey`.',
    })
    response: object,
    @Ctx() context: Context,
  ): Promise<Session> {
    return acceptInvitationWithPasskey(context, token, { name, response });
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends a link to choose a new password, good once and for 30 minutes, to the address if it has an account. The response is the same if it has none. Fails with CONFLICT without a mail provider, and with TOO_MANY_REQUESTS, in 15 minutes, after 3 for one account from one address, 10 for one account or 20 from one address.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The e-mail address, in any case.' }) email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordReset(context, email);
    return true;
  }

  @Public()
  @Mutation(() => String, {
    description: `Gives an account a new password and ends all its sessions. Returns the e-mail address with which to sign in. ${refused} Fails with BAD_USER_INPUT when the password is too weak.`,
  })
  resetPassword(
    @Arg('token', () => String, { description: 'What stands behind the `#` of the link.' })
    token: string,
    @Arg('newPassword', () => String, { description: 'The password; at least 12 characters.' })
    newPassword: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return resetPassword(context, token, newPassword);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => Boolean, {
    description:
      'Sends a link to a new e-mail address of one’s own, good once and for a day, and tells the present address. Nothing changes before the link is confirmed, and whether the address has an account already is not told. Fails with BAD_USER_INPUT, naming the field, and with CONFLICT without a mail provider.',
  })
  async requestEmailChange(
    @Arg('email', () => String, { description: 'The new address.' }) email: string,
    @Arg('password', () => String, { description: 'One’s own password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestEmailChange(context, { email, password });
    return true;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => User, {
    description: `Changes one’s own e-mail address to the one that the link went to. ${refused} Fails with CONFLICT when the address has an account meanwhile.`,
  })
  confirmEmailChange(
    @Arg('token', () => String, { description: 'What stands behind the `#` of the link.' })
    token: string,
    @Ctx() context: Context,
  ): Promise<User> {
    return confirmEmailChange(context, token);
  }
}
