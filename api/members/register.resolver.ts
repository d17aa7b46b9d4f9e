import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { type Connection, PageArgs } from '../content/lists/connection.ts';
import { listPage } from '../content/lists/listPage.ts';
import type { Context } from '../context.ts';
import { registerCounts, registerList } from './register.ts';
import {
  RegisterArgs,
  RegisterConnection,
  RegisterCounts,
  RegisterListArgs,
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
    @Args(() => RegisterListArgs) args: RegisterListArgs,
    @Ctx() context: Context,
  ): Promise<Connection<RegisterRow>> {
    const { source, ...list } = registerList(context, args);
    return listPage<RegisterRow>(context, source, { ...list, page });
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
