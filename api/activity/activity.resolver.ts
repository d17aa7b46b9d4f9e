import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { type Connection, PageArgs } from '../content/connection.ts';
import type { Context } from '../context.ts';
import { aucklandInstant } from '../dates/aucklandInstant.rules.ts';
import { daysLater } from '../dates/days.rules.ts';
import { Language } from '../generated/prisma/enums.ts';
import { dateToDay } from '../scalars.ts';
import {
  type Activity,
  ActivityConnection,
  ActivityExport,
  ActivityFilter,
} from './activity.types.ts';
import { exportActivity, maxExported } from './exportActivity.ts';
import { type Entry, listActivity } from './listActivity.ts';
import { activitySince } from './removeOldActivity.ts';
import type { Wanted } from './sources.ts';

const filterOptions = {
  defaultValue: {},
  description: 'Which of it; all where it is left out.',
};

@Resolver()
export class ActivityResolver {
  @Access(Role.ADMIN)
  @Query(() => ActivityConnection, {
    description:
      'What was done on the site, the latest first: with content, members, accounts, roles and ' +
      'settings, sign-ins and downloads. As far back as it is kept.',
  })
  async activity(
    @Arg('filter', () => ActivityFilter, filterOptions) filter: ActivityFilter,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Activity>> {
    const found = await listActivity(context, wantedBy(context, filter), page);
    const edges = found.edges.map(({ node, cursor }) => ({ node: shown(node), cursor }));
    return { ...found, nodes: found.nodes.map(shown), edges };
  }

  @Access(Role.ADMIN)
  @Mutation(() => ActivityExport, {
    description: `Makes a table of what was done, the latest ${String(maxExported)} entries at most. That it was made is noted as activity, too.`,
  })
  exportActivity(
    @Arg('filter', () => ActivityFilter, filterOptions) filter: ActivityFilter,
    @Arg('language', () => Language, { description: 'In which language its words are.' })
    language: Language,
    @Ctx() context: Context,
  ): Promise<ActivityExport> {
    return exportActivity(context, wantedBy(context, filter), language);
  }
}

function wantedBy(context: Context, { account, kind, from, until }: ActivityFilter): Wanted {
  const since = activitySince(context);
  const begin = from ? aucklandInstant(dateToDay(from), 0) : since;
  return {
    account: account ?? null,
    area: kind ?? null,
    from: begin < since ? since : begin,
    until: until ? aucklandInstant(daysLater(dateToDay(until), 1), 0) : endOfTime,
  };
}

/** Clocks of machines differ, so that an entry may be of a moment to come. */
const endOfTime = new Date('9999-01-01T00:00:00Z');

function shown({ details, ...entry }: Entry): Activity {
  const { fields = [], roles = [], browser, system, what, rows } = details;
  const device = [browser, system].filter(Boolean).join(', ');
  return {
    ...entry,
    fields,
    roles,
    device: device || null,
    exported: what ?? null,
    rows: rows ?? null,
  };
}
