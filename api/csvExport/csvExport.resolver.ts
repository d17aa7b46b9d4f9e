import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { ActivityFilter } from '../activity/activity.types.ts';
import { filterOptions, wantedActivity } from '../activity/wantedActivity.ts';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import { contentKinds } from '../content/contentKinds.ts';
import { EventPeriod } from '../content/event/event.types.ts';
import { PublicationFilter } from '../content/publication/publication.ts';
import { RecordOrder } from '../content/lists/recordOrder.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { MemberOrder, type MemberStatus, StatusArg } from '../members/member.types.ts';
import { FilterArg, type MemberFilter } from '../members/memberFilter.ts';
import { maxExportedActivity } from '../shared/csv/csvLimits.rules.ts';
import { CsvExport, ExportArgs, exportLimits, ListExportArgs } from './csvExport.types.ts';
import { selectedIds } from './exportTable.ts';
import { argsType, field, id, string } from '../graphqlTypes.ts';

const search = { defaultValue: '', description: 'Only records that match this search text.' };

const RecordExportArgs = argsType(
  {
    search: string(search.description, { defaultValue: '' }),
    publication: field(() => PublicationFilter, 'Only records in this publication state.', {
      defaultValue: PublicationFilter.ALL,
    }),
    categoryId: id.orNull('Only records of the category with this id.'),
    period: field(() => EventPeriod, 'For events, only those of this period.', {
      defaultValue: EventPeriod.ALL,
    }),
    order: field(() => RecordOrder, 'The order of the rows.', { defaultValue: RecordOrder.LISTED }),
  },
  { extends: ListExportArgs },
);
type RecordExportArgs = InstanceType<typeof RecordExportArgs>;

@Resolver()
export class CsvExportResolver {
  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Exports activity, the latest ${String(maxExportedActivity)} entries at most. The export is recorded as activity too.`,
  })
  async exportActivity(
    @Arg('filter', () => ActivityFilter, filterOptions) filter: ActivityFilter,
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportActivity } = await import('./exportActivity.ts');
    return exportActivity(context, wantedActivity(context, filter), language);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Mutation(() => CsvExport, {
    description: `Exports content in the order of its list. ${exportLimits}`,
  })
  async exportRecords(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of content.' }) name: string,
    @Args(() => RecordExportArgs)
    { search, publication, order, ids, language, ...filter }: RecordExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const kind = contentKinds.find((each) => each.name === name);
    if (!kind) throw notFound('ContentKind');
    const request = { filter, search, publication, order, ids: selectedIds(ids), language };
    const { exportRecords } = await import('./exportRecords.ts');
    return exportRecords(context, kind, request);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Mutation(() => CsvExport, {
    description: `Exports members in the order of their list. ${exportLimits}`,
  })
  async exportMembers(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Arg('search', () => String, search) words: string,
    @Arg('order', () => MemberOrder, {
      defaultValue: MemberOrder.NEWEST,
      description: 'The order of the rows.',
    })
    order: MemberOrder,
    @StatusArg() status: MemberStatus | null,
    @FilterArg() filter: MemberFilter | null,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportMembers } = await import('./exportMembers.ts');
    return exportMembers(context, {
      ...{ search: words, order, status, filter: filter ?? {} },
      ...{ ids: selectedIds(ids), language },
    });
  }
}
