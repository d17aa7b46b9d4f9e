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
import type { Officer as OfficerRow, Prisma } from '../generated/prisma/client.ts';
import { parseInput, withoutNulls } from '../parseInput.ts';
import { dateToDay, dayToDate } from '../scalars.ts';
import {
  officerRules,
  portraitField,
  maxElectionOfficers,
} from '../shared/committee/officer.rules.ts';
import {
  requireSingleHolder,
  endTerm,
  lockCommittee,
  officeHeld,
  overlappingHolders,
} from './singleHolder.ts';
import { Committee, ElectionArgs, Officer, OfficerInput } from './officer.types.ts';
import { transactionAs } from '../database/transaction.ts';
import { changedMeanwhile, invalidFields } from '../errors.ts';
import { type FieldErrors, fieldErrorOf } from '../shared/fieldErrors.rules.ts';
import type { FieldMessages, FormMessages } from '../shared/messages/words.ts';

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
  async recordElection(
    @Args(() => ElectionArgs) election: ElectionArgs,
    @Ctx() context: Context,
  ): Promise<OfficerRow[]> {
    const holders = parseHolders(election);
    const { from } = election;
    const createdBy = requireViewer(context).id;
    const seen = new Set(election.seen.map(({ id, version }) => `${id} ${String(version)}`));

    const saveHolder = async (
      tx: Prisma.TransactionClient,
      holder: NonNullable<Holder>,
      incumbent: OfficerRow | undefined,
    ) => {
      if (!incumbent) return tx.officer.create({ data: { ...holder, from, createdBy } });
      const { nameAmharic, titleAmharic } = holder;
      const { until } = incumbent;
      // A person who is elected again stays beyond the end of the former term.
      const isSame =
        incumbent.nameAmharic === nameAmharic && incumbent.titleAmharic === titleAmharic;
      if (isSame && until === null) return incumbent;
      const data = { nameAmharic, titleAmharic, until: null, version: { increment: 1 } };
      return tx.officer.update({ where: { id: incumbent.id }, data });
    };

    return context.cache.changing(['officer'], () =>
      transactionAs(context.prisma, createdBy, async (tx) => {
        await lockCommittee(tx);
        const notOver = await tx.officer.findMany({
          where: { OR: [{ until: null }, { until: { gte: from } }] },
        });
        const listed = new Set(holders.flatMap((each) => (each ? [officeAndPerson(each)] : [])));
        for (const officer of notOver) {
          const stays = listed.has(officeAndPerson(officer));
          // The day is too early for people who begin later.
          if (stays ? officer.from > from : officer.from.getTime() === from.getTime())
            throw officeHeld('from', officer, stays ? 'officeHeld' : 'electionRecorded');
          if (stays || officer.from > from) continue;
          if (!seen.has(`${String(officer.id)} ${String(officer.version)}`))
            throw changedMeanwhile('Officer');
          await endTerm(tx, officer, from);
        }
        const saved: OfficerRow[] = [];
        for (const [index, holder] of holders.entries()) {
          if (!holder) continue;
          const person = officeAndPerson(holder);
          const incumbent = notOver.find((each) => officeAndPerson(each) === person);
          const officer = await saveHolder(tx, holder, incumbent);
          const [other] = await overlappingHolders(tx, officer);
          if (other) throw officeHeld(`name.${String(index)}`, other);
          saved.push(officer);
        }
        return saved;
      }),
    );
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

/** An office and a person; null for a vacant office. */
type Holder = ReturnType<typeof parseHolders>[number];

/** Equal for the same person in the same office. */
const officeAndPerson = ({ office, title, name }: Pick<OfficerRow, 'office' | 'title' | 'name'>) =>
  [office, office === 'OTHER' ? title : '', name].join('\n').toLowerCase();

/** @throws BAD_USER_INPUT with the name of the field and the index, such as `name.2` */
function parseHolders({ from, officers }: ElectionArgs) {
  const errors: FieldErrors = {};
  const words: Record<string, FieldMessages> = {};
  const found = new Set<string>();
  const [min, max] = [1, maxElectionOfficers];
  if (officers.length < min || officers.length > max)
    errors['officers'] = { code: 'wrongItemCount', values: { min, max } };
  const holders = officers.slice(0, max).map((input, index) => {
    if (!input.name && !input.nameAmharic) return null;
    const values = { ...withoutNulls(input), from: dateToDay(from) };
    const { data, error } = officerRules.safeParse(values);
    for (const issue of error?.issues ?? []) {
      const field = String(issue.path[0]);
      const key = field === 'from' ? field : `${field}.${String(index)}`;
      errors[key] ??= fieldErrorOf(issue);
      words[key] = (messages.fields as FormMessages)[field] ?? { label: field };
    }
    if (!data) return null;
    const { office, title, titleAmharic, name, nameAmharic } = data;
    const holder = { office, title, titleAmharic, name, nameAmharic };
    if (found.has(officeAndPerson(holder)))
      errors[`name.${String(index)}`] = { code: 'duplicate', values: {} };
    found.add(officeAndPerson(holder));
    return holder;
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors, words);
  return holders;
}
