import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { ActivityFilter } from '../activity/activity.types.ts';
import { filterOptions, wantedActivity } from '../activity/wantedActivity.ts';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import { contentKinds } from '../content/contentKinds.ts';
import { EventPeriod } from '../content/event/event.types.ts';
import { PublicationFilter } from '../content/publication.ts';
import { RecordOrder } from '../content/recordOrder.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { MemberOrder } from '../members/member.types.ts';
import { CsvExport, ExportArgs, exportLimits, ListExportArgs } from './csvExport.types.ts';
import { exportActivity, maxExported as maxExportedActivity } from './exportActivity.ts';
import { exportMembers } from './exportMembers.ts';
import { exportRecords } from './exportRecords.ts';
import { chosenIds } from './exportTable.ts';

const search = { defaultValue: '', description: 'Only those that the list finds by these words.' };

@ArgsType()
class RecordExportArgs extends ListExportArgs {
  @Field(() => String, search)
  search!: string;

  @Field(() => PublicationFilter, {
    defaultValue: PublicationFilter.ALL,
    description: 'Only those that are so.',
  })
  publication!: PublicationFilter;

  @Field(() => ID, { nullable: true, description: 'Only those of this category.' })
  categoryId?: string | null;

  @Field(() => EventPeriod, {
    defaultValue: EventPeriod.ALL,
    description: 'Of events only those of this time.',
  })
  period!: EventPeriod;

  @Field(() => RecordOrder, { defaultValue: RecordOrder.LISTED, description: 'In which order.' })
  order!: RecordOrder;
}

@Resolver()
export class CsvExportResolver {
  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Makes a table of what was done, the latest ${String(maxExportedActivity)} entries at most. That it was made is noted as activity, too.`,
  })
  exportActivity(
    @Arg('filter', () => ActivityFilter, filterOptions) filter: ActivityFilter,
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportActivity(context, wantedActivity(context, filter), language);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => CsvExport, {
    description: `Makes a table of content, as its list shows it. ${exportLimits}`,
  })
  exportRecords(
    @Arg('kind', () => contentKindEnum, { description: 'Of which kind.' }) name: string,
    @Args(() => RecordExportArgs)
    { search, publication, order, ids, language, ...filter }: RecordExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const kind = contentKinds.find((each) => each.name === name);
    if (!kind) throw notFound('ContentKind');
    const request = { filter, search, publication, order, ids: chosenIds(ids), language };
    return exportRecords(context, kind, request);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => CsvExport, {
    description: `Makes a table of members, as their list shows them. ${exportLimits}`,
  })
  exportMembers(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Arg('search', () => String, search) words: string,
    @Arg('order', () => MemberOrder, {
      defaultValue: MemberOrder.NEWEST,
      description: 'In which order.',
    })
    order: MemberOrder,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportMembers(context, { search: words, order, ids: chosenIds(ids), language });
  }
}
