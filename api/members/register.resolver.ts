import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { type Connection, PageArgs } from '../content/lists/connection.ts';
import type { Context } from '../context.ts';
import { registerCounts, registerPage } from './register.ts';
import {
  RegisterArgs,
  RegisterConnection,
  RegisterCounts,
  RegisterPart,
  type RegisterRow,
} from './register.types.ts';

@Resolver()
export class RegisterResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => RegisterConnection, {
    description:
      'The register of members on a day, by name. Names and contact details are those of today.',
  })
  memberRegister(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => RegisterArgs) days: RegisterArgs,
    @Arg('part', () => RegisterPart, {
      defaultValue: RegisterPart.MEMBERS,
      description: 'The part to read.',
    })
    part: RegisterPart,
    @Ctx() context: Context,
  ): Promise<Connection<RegisterRow>> {
    return registerPage(context, part, days, page);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => RegisterCounts, {
    description:
      'The numbers of members, changes and missing facts. Changes are those of one year by default.',
  })
  memberRegisterCounts(
    @Args(() => RegisterArgs) days: RegisterArgs,
    @Ctx() context: Context,
  ): Promise<RegisterCounts> {
    return registerCounts(context, days);
  }
}
