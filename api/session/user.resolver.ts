import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { mustSetUpSecondFactor } from './secondFactor/factors.ts';
import { User } from './session.types.ts';

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Language, { description: 'The language of the admin area for the account.' })
  async language(@Root() { id }: User, @Ctx() { prisma }: Context): Promise<Language> {
    const { language } = await prisma.user.findUniqueOrThrow({
      where: { id },
      select: { language: true },
    });
    return language;
  }

  @FieldResolver(() => [Role], { description: 'The roles of the account.' })
  async roles(@Root() { id }: User, @Ctx() { prisma }: Context): Promise<Role[]> {
    const { roles } = await prisma.user.findUniqueOrThrow({
      where: { id },
      select: { roles: true },
    });
    return roles;
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
    await context.prisma.user.update({ where: { id: viewer.id }, data: { language } });
    return viewer;
  }
}
