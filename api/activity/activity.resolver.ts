import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, Role, type Viewer } from '../access.ts';
import { type Connection, PageArgs, pageRequest } from '../content/lists/connection.ts';
import { LanguageArg } from '../content/translation/language.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/client.ts';
import { type Area, importKind } from './activityKinds.ts';
import { Activity, ActivityConnection, ActivityFilter } from './activity.types.ts';
import { countEntries, key, type Entry, readEntries } from './listActivity.ts';
import { filterOptions, wantedActivity } from './wantedActivity.ts';

/** The areas whose changes each role sees. */
const areasOf: Partial<Record<Viewer['roles'][number], Area[]>> = {
  ADMIN: ['CONTENT', 'MEMBERS', 'ACCOUNTS', 'ROLES', 'SETTINGS'],
  EDITOR: ['CONTENT'],
  REGISTRAR: ['MEMBERS'],
};

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
    const wanted = wantedActivity(context, filter);
    const { take, afterKey, toConnection } = pageRequest(page, key);
    const entries = (await readEntries(context, wanted, language, take, afterKey)).map(shown);
    const countAll = () => countEntries(context, wanted);
    return toConnection(entries, countAll, ({ at, id }) => [at.getTime(), id]);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => [Activity], {
    description:
      'The latest 8 changes that the roles of the viewer may see: of content for EDITOR, of ' +
      'members for REGISTRAR, and of both, accounts, roles and settings for ADMIN.',
  })
  async latestChanges(
    @LanguageArg({ description: 'The language of the names of records, as for `activity`.' })
    language: Language | null,
    @Ctx() context: Context,
  ): Promise<Activity[]> {
    const areas = requireViewer(context).roles.flatMap((role) => areasOf[role] ?? []);
    const wanted = { ...wantedActivity(context, {}), areas };
    return (await readEntries(context, wanted, language, 8)).map(shown);
  }
}

function shown({ details, ...entry }: Entry): Activity {
  const { browser, system, what = null, ...others } = details;
  const device = [browser, system].filter(Boolean).join(', ');
  const isImport = entry.kind === importKind;
  return {
    ...entry,
    fields: [],
    roles: [],
    ...others,
    device: device || null,
    exported: isImport ? null : what,
    imported: isImport ? what : null,
  };
}
