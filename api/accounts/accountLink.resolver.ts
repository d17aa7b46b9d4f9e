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
  'Fails with LINK_REFUSED if the link was used, has expired, was replaced or withdrawn, is invalid, or is for an account other than the viewer.';

const accountNameOptions = {
  defaultValue: '',
  description: 'The name of the person, which others see in place of the email address.',
};

@Resolver()
export class AccountLinkResolver {
  @Public()
  @Query(() => AccountLink, { description: `Returns the purpose of a link. ${refused}` })
  accountLink(
    @Arg('token', () => String, { description: 'The part of the link after the `#`.' })
    token: string,
    @Ctx() context: Context,
  ): Promise<LinkRow> {
    return readLink(context, token);
  }

  @Public()
  @Mutation(() => Session, {
    description: `Creates the account of an invitation and signs in. ${refused} Fails with BAD_USER_INPUT if the password is too weak, and with CONFLICT if an account has this address by now.`,
  })
  acceptInvitation(
    @Arg('token', () => String, { description: 'The part of the link after the `#`.' })
    token: string,
    @Arg('newPassword', () => String, { description: 'The password; at least 12 characters.' })
    newPassword: string,
    @Arg('accountName', () => String, accountNameOptions) accountName: string,
    @Ctx() context: Context,
  ): Promise<Session> {
    return acceptInvitation(context, token, { newPassword, accountName });
  }

  @Public()
  @Mutation(() => GraphQLJSONObject, {
    description: `Starts the creation of a passkey that accepts an invitation. Returns PublicKeyCredentialCreationOptions as JSON, which can be used once, for five minutes. ${refused}`,
  })
  createInvitationPasskey(
    @Arg('token', () => String, { description: 'The part of the link after the `#`.' })
    token: string,
    @Ctx() context: Context,
  ): Promise<object> {
    return invitationPasskeyOptions(context, token);
  }

  @Public()
  @Mutation(() => Session, {
    description: `Creates the account of an invitation, with a passkey instead of a password, and signs in. ${refused} Fails with BAD_USER_INPUT for an invalid name, with INVALID_CREDENTIALS for an invalid or expired response, and with CONFLICT if an account has this address by now.`,
  })
  acceptInvitationWithPasskey(
    @Arg('token', () => String, { description: 'The part of the link after the `#`.' })
    token: string,
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
    return acceptInvitationWithPasskey(context, token, { name, response, accountName });
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends a link to choose a new password to the address, if an account has it. The link ' +
      'works once, for 30 minutes. The response is the same if no account has the address. ' +
      'Fails with CONFLICT without a mail provider. Fails with TOO_MANY_REQUESTS if there ' +
      'are, in 15 minutes, more than 3 requests for one account from one network address, 10 ' +
      'for one account, or 20 from one network address.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The email address, in upper or lower case.' })
    email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordReset(context, email);
    return true;
  }

  @Public()
  @Mutation(() => String, {
    description: `Sets a new password and ends all sessions of the account. Returns the email address for signing in. ${refused} Fails with BAD_USER_INPUT if the password is too weak.`,
  })
  resetPassword(
    @Arg('token', () => String, { description: 'The part of the link after the `#`.' })
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
      'Sends a link to the new email address of the viewer and a notice to the current one. ' +
      'The link works once, for a day. The address changes only when the link is confirmed. ' +
      'The response does not reveal whether another account has the address. Fails with ' +
      'BAD_USER_INPUT, naming the field, and with CONFLICT without a mail provider.',
  })
  async requestEmailChange(
    @Arg('email', () => String, { description: 'The new email address.' }) email: string,
    @Arg('password', () => String, { description: 'The password of the viewer.' }) password: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestEmailChange(context, { email, password });
    return true;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => User, {
    description: `Changes the email address of the viewer to the one that received the link. ${refused} Fails with CONFLICT if another account has the address by now.`,
  })
  confirmEmailChange(
    @Arg('token', () => String, { description: 'The part of the link after the `#`.' })
    token: string,
    @Ctx() context: Context,
  ): Promise<User> {
    return confirmEmailChange(context, token);
  }
}
