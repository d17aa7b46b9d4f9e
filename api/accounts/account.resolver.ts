import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { accounts as messages } from '../../client/messages/en/adminAccounts.ts';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { FormerAccount as FormerRow, User } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { removeUser, withdrawLinks } from '../session/accountState.ts';
import { needsConfirmation, requireConfirmation } from '../session/secondFactor/confirmIdentity.ts';
import { rolesRules } from './account.rules.ts';
import { Account, FormerAccount, SeenAccountArgs } from './account.types.ts';
import { changeAccount } from './changeAccount.ts';
import { sendPasswordReset } from './passwordReset.ts';

const conflicts = `Fails with CONFLICT when somebody else changed it since, or when nobody else is ADMIN. ${needsConfirmation}`;

@Resolver()
export class AccountResolver {
  @Access(Role.ADMIN)
  @Query(() => [Account], { description: 'All accounts, the eldest first.' })
  accounts(@Ctx() { prisma }: Context): Promise<User[]> {
    return prisma.user.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  }

  @Access(Role.ADMIN)
  @Query(() => [FormerAccount], {
    description: 'The accounts that were removed, the latest first.',
  })
  formerAccounts(@Ctx() { prisma }: Context): Promise<FormerRow[]> {
    return prisma.formerAccount.findMany({ orderBy: { removedAt: 'desc' } });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Account, {
    description: `Gives an account other roles, which hold from its next request on. ${conflicts}`,
  })
  changeRoles(
    @Args(() => SeenAccountArgs) seen: SeenAccountArgs,
    @Arg('roles', () => [Role], { description: 'All its roles from now on; at least one.' })
    given: Role[],
    @Ctx() context: Context,
  ): Promise<User> {
    const { roles } = parseInput(rolesRules, { roles: given }, messages.fields);
    return changeAccount(context, seen, {
      event: 'the roles of an account were changed',
      staysAdmin: roles.includes(Role.ADMIN),
      write: (tx) =>
        tx.user.update({ where: { id: seen.id }, data: { roles, version: { increment: 1 } } }),
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Account, {
    description: `Disables an account: its sessions end at once, and it cannot sign in. ${conflicts}`,
  })
  disableAccount(
    @Args(() => SeenAccountArgs) seen: SeenAccountArgs,
    @Ctx() context: Context,
  ): Promise<User> {
    return changeAccount(context, seen, {
      event: 'an account was disabled',
      staysAdmin: false,
      async write(tx) {
        await tx.session.deleteMany({ where: { userId: seen.id } });
        await withdrawLinks(tx, seen.id, context.now());
        const data = { disabledAt: context.now(), version: { increment: 1 } };
        return tx.user.update({ where: { id: seen.id }, data });
      },
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Account, {
    description: `Lets a disabled account sign in again. ${conflicts}`,
  })
  enableAccount(
    @Args(() => SeenAccountArgs) seen: SeenAccountArgs,
    @Ctx() context: Context,
  ): Promise<User> {
    return changeAccount(context, seen, {
      event: 'an account was enabled',
      staysAdmin: true,
      write: (tx) =>
        tx.user.update({
          where: { id: seen.id },
          data: { disabledAt: null, version: { increment: 1 } },
        }),
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => String, {
    nullable: true,
    description: `Sends an account a link to choose a new password, good once and for 30 minutes. Returns the link to hand over, shown this once, where no mail provider is set up; null where it was mailed. Fails with FORBIDDEN for a disabled account, and with TOO_MANY_REQUESTS after 5 to one account in 15 minutes. ${needsConfirmation}`,
  })
  async sendPasswordReset(
    @Arg('id', () => ID, { description: 'Which account.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string | null> {
    await requireConfirmation(context);
    if (!z.uuid().safeParse(id).success) throw notFound('Account');
    return sendPasswordReset(context, id);
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, {
    description: `Removes an account with its sessions; returns the id. What it made stays under its name. ${conflicts}`,
  })
  removeAccount(
    @Args(() => SeenAccountArgs) seen: SeenAccountArgs,
    @Ctx() context: Context,
  ): Promise<string> {
    return changeAccount(context, seen, {
      event: 'an account was removed',
      staysAdmin: false,
      async write(tx, account) {
        await removeUser(tx, account, context.now());
        return seen.id;
      },
    });
  }
}
