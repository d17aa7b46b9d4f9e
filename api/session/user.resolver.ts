import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { notSignedIn } from '../errors.ts';
import { transactionAs } from '../database/transaction.ts';
import { Language } from '../generated/prisma/enums.ts';
import { parseInput } from '../parseInput.ts';
import { accountNameRules } from '../shared/accounts/account.rules.ts';
import { accounts } from '../shared/messages/en/adminAccounts.ts';
import { mustSetUpSecondFactor } from './secondFactor/factors.ts';
import { User } from './session.types.ts';

/** Prisma reads the account once for all fields of a request, because the queries are equal. */
const accountOf = ({ id }: User, { prisma }: Context) =>
  prisma.user.findUniqueOrThrow({
    where: { id },
    select: { language: true, name: true, roles: true },
  });

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Language, { description: 'The language of the admin area for the account.' })
  async language(@Root() user: User, @Ctx() context: Context): Promise<Language> {
    return (await accountOf(user, context)).language;
  }

  @FieldResolver(() => String, {
    description: 'The name that others see in place of the address. Empty if there is none.',
  })
  async name(@Root() user: User, @Ctx() context: Context): Promise<string> {
    return (await accountOf(user, context)).name;
  }

  @FieldResolver(() => [Role], { description: 'The roles of the account.' })
  async roles(@Root() user: User, @Ctx() context: Context): Promise<Role[]> {
    return (await accountOf(user, context)).roles;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the account must set up a second factor before it may do anything else.',
  })
  mustSetUpSecondFactor(@Root() { id }: User, @Ctx() { prisma }: Context): Promise<boolean> {
    return mustSetUpSecondFactor(prisma, id);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => User, {
    description: 'Sets the language of the admin area for the viewer, on every device.',
  })
  async changeLanguage(
    @Arg('language', () => Language, { description: 'The new language.' })
    language: Language,
    @Ctx() context: Context,
  ): Promise<User> {
    const viewer = requireViewer(context);
    const { count } = await context.prisma.user.updateMany({
      where: { id: viewer.id },
      data: { language },
    });
    if (count === 0) throw notSignedIn();
    return viewer;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => User, {
    description:
      'Sets the name of the viewer, which others see in place of the email address. Fails with ' +
      'BAD_USER_INPUT, naming the field, for more than 80 characters.',
  })
  async changeName(
    @Arg('name', () => String, { description: 'The new name; empty to show the email address.' })
    name: string,
    @Ctx() context: Context,
  ): Promise<User> {
    const viewer = requireViewer(context);
    const data = parseInput(accountNameRules, { name }, accounts.fields);
    await transactionAs(context.prisma, viewer.id, async (tx) => {
      const where = { id: viewer.id };
      const change = { ...data, version: { increment: 1 } };
      if ((await tx.user.updateMany({ where, data: change })).count === 0) throw notSignedIn();
    });
    return viewer;
  }
}
