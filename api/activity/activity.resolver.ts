import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { type Connection, PageArgs } from '../content/lists/connection.ts';
import { LanguageArg } from '../content/translation/language.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/client.ts';
import { importKind } from './activityKinds.ts';
import { type Activity, ActivityConnection, ActivityFilter } from './activity.types.ts';
import { type Entry, listActivity } from './listActivity.ts';
import { filterOptions, wantedActivity } from './wantedActivity.ts';

@Resolver()
export class ActivityResolver {
  @Access(Role.ADMIN)
  @Query(() => ActivityConnection, {
    description:
      'The activity on the site, the latest first: changes of content, members, accounts, ' +
      'roles and settings, sign-ins and downloads. It goes back as far as it is kept.',
  })
  async activity(
    @Arg('filter', () => ActivityFilter, filterOptions) filter: ActivityFilter,
    @Args(() => PageArgs) page: PageArgs,
    @LanguageArg({
      description:
        'The language of the names of records that are translated to it. Other records, and all ' +
        'records if it is null, have the name in their own language.',
    })
    language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<Activity>> {
    const found = await listActivity(context, wantedActivity(context, filter), page, language);
    const edges = found.edges.map(({ node, cursor }) => ({ node: shown(node), cursor }));
    return { ...found, nodes: found.nodes.map(shown), edges };
  }
}

function shown({ details, ...entry }: Entry): Activity {
  const { fields = [], roles = [], browser, system, what, rows, restoredVersion } = details;
  const device = [browser, system].filter(Boolean).join(', ');
  return {
    ...entry,
    fields,
    roles,
    restoredVersion: restoredVersion ?? null,
    device: device || null,
    exported: entry.kind === importKind ? null : (what ?? null),
    imported: entry.kind === importKind ? (what ?? null) : null,
    rows: rows ?? null,
  };
}
