import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { mustSetUpSecondFactor } from './secondFactor/factors.ts';
import { User } from './session.types.ts';

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Language, { description: 'The language of the admin area for them.' })
  async language(@Root() { id }: User, @Ctx() { prisma }: Context): Promise<Language> {
    const { language } = await prisma.user.findUniqueOrThrow({
      where: { id },
      select: { language: true },
    });
    return language;
  }

  @FieldResolver(() => [Role], { description: 'What the account may do.' })
  async roles(@Root() { id }: User, @Ctx() { prisma }: Context): Promise<Role[]> {
    const { roles } = await prisma.user.findUniqueOrThrow({
      where: { id },
      select: { roles: true },
    });
    return roles;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the account must set up a second factor, and may do nothing else until then.',
  })
  mustSetUpSecondFactor(@Root() { id }: User, @Ctx() { prisma }: Context): Promise<boolean> {
    return mustSetUpSecondFactor(prisma, id);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => User, {
    description: 'Chooses the language of the admin area for oneself, on every device.',
  })
  async changeLanguage(
    @Arg('language', () => Language, { description: 'The language from now on.' })
    language: Language,
    @Ctx() context: Context,
  ): Promise<User> {
    const viewer = requireViewer(context);
    await context.prisma.user.update({ where: { id: viewer.id }, data: { language } });
    return viewer;
  }
}
