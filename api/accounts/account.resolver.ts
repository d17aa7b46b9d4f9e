import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { accounts as messages } from '../shared/messages/en/adminAccounts.ts';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import type { FormerAccount as FormerRow, User } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { removeUser, withdrawLinks } from '../session/accountState.ts';
import { needsConfirmation } from '../session/secondFactor/confirmIdentity.ts';
import { accountNameRules, rolesRules } from '../shared/accounts/account.rules.ts';
import { Account, FormerAccount, SeenAccountArgs } from './account.types.ts';
import { changeAccount } from './changeAccount.ts';

const conflicts = `Fails with CONFLICT if somebody else changed it since, or if it is the only ADMIN. ${needsConfirmation}`;

@Resolver()
export class AccountResolver {
  @Access(Role.ADMIN)
  @Query(() => [Account], { description: 'All accounts, the oldest first.' })
  accounts(@Ctx() { prisma }: Context): Promise<User[]> {
    return prisma.user.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  }

  @Access(Role.ADMIN)
  @Query(() => [FormerAccount], {
    description: 'The accounts that were removed, the most recently removed first.',
  })
  formerAccounts(@Ctx() { prisma }: Context): Promise<FormerRow[]> {
    return prisma.formerAccount.findMany({ orderBy: { removedAt: 'desc' } });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Account, {
    description: `Replaces the roles of an account and, if given, its name. The roles apply from its next request. Fails with BAD_USER_INPUT, naming the field. ${conflicts}`,
  })
  changeRoles(
    @Args(() => SeenAccountArgs) seen: SeenAccountArgs,
    @Arg('roles', () => [Role], { description: 'All roles of the account; at least one.' })
    given: Role[],
    @Arg('name', () => String, {
      nullable: true,
      description: 'The name of the account; empty to remove it. Null leaves it as it is.',
    })
    name: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<User> {
    const { roles } = parseInput(rolesRules, { roles: given }, messages.fields);
    const named =
      typeof name === 'string' ? parseInput(accountNameRules, { name }, messages.fields) : {};
    return changeAccount(context, seen, {
      event: 'the roles of an account were changed',
      staysAdmin: roles.includes(Role.ADMIN),
      write: (tx) =>
        tx.user.update({
          where: { id: seen.id },
          data: { roles, ...named, version: { increment: 1 } },
        }),
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Account, {
    description: `Disables an account. Its sessions end at once, and it cannot sign in. ${conflicts}`,
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
    description: `Enables a disabled account, so that it can sign in again. ${conflicts}`,
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
  @Mutation(() => ID, {
    description: `Removes an account and its sessions, and returns the id. The records that it created keep its name. ${conflicts}`,
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
