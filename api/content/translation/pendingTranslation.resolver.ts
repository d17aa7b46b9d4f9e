import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { type Connection, connectionOf, PageArgs } from '../lists/connection.ts';
import {
  countPending,
  listPending,
  PendingFilter,
  PendingTranslation,
  PendingTranslationCount,
} from './pendingTranslations.ts';

const PendingTranslationConnection = connectionOf('PendingTranslation', PendingTranslation);

@Resolver()
export class PendingTranslationResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Query(() => PendingTranslationConnection, {
    description:
      'The translations that are missing or outdated, by kind and then by record, the newest record first.',
  })
  pendingTranslations(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => PendingFilter) filter: PendingFilter,
    @Ctx() context: Context,
  ): Promise<Connection<PendingTranslation>> {
    return listPending(context, filter, page);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Query(() => [PendingTranslationCount], {
    description: 'The numbers of missing or outdated translations. Empty if there are none.',
  })
  pendingTranslationCounts(
    @Args(() => PendingFilter) filter: PendingFilter,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Only translations after the one with this `id` in the list.',
    })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<PendingTranslationCount[]> {
    return countPending(context, filter, after);
  }
}
