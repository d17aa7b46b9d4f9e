import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { officer as messages } from '../shared/messages/en/adminCommittee.ts';
import { Access, contentReaders, hasRole, Public, requireViewer, Role, Scope } from '../access.ts';
import { RowIdArg } from '../content/lists/id.ts';
import { optionalPicture } from '../content/media/pictureFiles.ts';
import { createRecord, deleteRecord, updateRecord } from '../content/save/records.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import type { ImageColumns } from '../content/media/picture.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import type { Officer as OfficerRow } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { dateToDay, dayToDate } from '../scalars.ts';
import { officerRules, portraitField } from '../shared/committee/officer.rules.ts';
import { recordElection } from './election.ts';
import { requireSingleHolder } from './singleHolder.ts';
import { Committee, ElectionArgs, Officer, OfficerInput } from './officer.types.ts';

const portrait = optionalPicture(portraitField, 'officer');
type PortraitArgs = InstanceType<typeof portrait.updateArgs>;

const model: RecordModel<OfficerRow, ReturnType<typeof columnsOf> & ImageColumns> = {
  content: 'officer',
  type: 'Officer',
  messages: messages.fields,
  rows: (tx) => tx.officer,
  pathsOf: portrait.pathsOf,
};

@Resolver(() => Officer)
export class OfficerResolver {
  @Public({ tags: ['officer'] })
  @Query(() => Committee, {
    description: 'The current, former and future officers of the association.',
  })
  async committee(@Ctx() context: Context): Promise<Committee> {
    const { prisma, now } = context;
    const rows = await prisma.officer.findMany({ orderBy: [{ from: 'asc' }, { id: 'asc' }] });
    const today = dayToDate(todayInAuckland(now()));
    const isFormer = ({ until }: OfficerRow) => until !== null && until < today;
    const isFuture = ({ from }: OfficerRow) => from > today;
    const seesFuture = hasRole(context, [...Object.values(Role), Scope.CONTENT_READ]);
    return {
      current: rows.filter((row) => !isFormer(row) && !isFuture(row)),
      former: rows.filter(isFormer).reverse(),
      future: seesFuture ? rows.filter(isFuture) : null,
    };
  }

  @Access(...contentReaders)
  @Query(() => Officer, {
    nullable: true,
    description: 'One officer. Null if there is none with this id.',
  })
  async officer(
    @RowIdArg('id', { description: 'The id of the officer.' }) id: number,
    @Ctx() { prisma }: Context,
  ): Promise<OfficerRow | null> {
    return prisma.officer.findUnique({ where: { id } });
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => Officer, { description: 'Adds an officer.' })
  async createOfficer(
    @Arg('input', () => OfficerInput, { description: 'The officer and the office.' })
    input: OfficerInput,
    @Args(() => portrait.createArgs) sent: PortraitArgs,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<OfficerRow> {
    const columns = columnsOf(input);
    const files = await portrait.read(context, sent);
    return createRecord(
      context,
      model,
      submission,
      files,
      (stored) => ({ ...columns, ...portrait.columnsOfNew(stored, sent) }),
      requireSingleHolder(requireViewer(context).id, input.endsTermOf ?? ''),
    );
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => Officer, {
    description: 'Changes an officer. Fails with CONFLICT if somebody else changed it since.',
  })
  async updateOfficer(
    @Arg('id', () => ID, { description: 'The id of the officer.' }) id: string,
    @VersionArg() version: number,
    @Arg('input', () => OfficerInput, { description: 'All values of the officer.' })
    input: OfficerInput,
    @Args(() => portrait.updateArgs) sent: PortraitArgs,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<OfficerRow> {
    const columns = columnsOf(input);
    const files = await portrait.read(context, sent);
    return updateRecord(
      context,
      model,
      submission,
      { id, version },
      files,
      (stored) => ({ ...columns, ...portrait.columnsOfChange(stored, sent) }),
      requireSingleHolder(requireViewer(context).id, input.endsTermOf ?? ''),
    );
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => [Officer], {
    description:
      'Replaces the committee from `from`, and returns its officers. Officers who are not listed leave office on ' +
      'the day before; listed officers stay. Repeating the call has no effect. Fails with CONFLICT if an officer ' +
      'who would leave is not among `seen`. Field errors use the field name and index, such as `name.2`.',
  })
  recordElection(
    @Args(() => ElectionArgs) election: ElectionArgs,
    @Ctx() context: Context,
  ): Promise<OfficerRow[]> {
    return recordElection(context, election);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => ID, {
    description:
      'Deletes an officer who was entered by mistake, with the portrait, and returns the id.',
  })
  deleteOfficer(
    @Arg('id', () => ID, { description: 'The id of the officer.' }) id: string,
    @VersionArg() version: number,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteRecord(context, model, { id, version });
  }
}

/** The database columns of an input. */
function columnsOf(input: OfficerInput) {
  const { from: first, until: last, ...others } = input;
  const days = { from: dateToDay(first), until: last && dateToDay(last) };
  const sent = { ...others, ...days };
  const { from, until, endsTermOf: _, ...values } = parseInput(officerRules, sent, messages.fields);
  return { ...values, from: dayToDate(from), until: until ? dayToDate(until) : null };
}
