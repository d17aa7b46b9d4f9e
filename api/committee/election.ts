import { officer as messages } from '../shared/messages/en/adminCommittee.ts';
import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { changedMeanwhile, invalidFields } from '../errors.ts';
import type { Officer as OfficerRow, Prisma } from '../generated/prisma/client.ts';
import { maxElectionOfficers, officerRules } from '../shared/committee/officer.rules.ts';
import { type FieldErrors, fieldErrorOf } from '../shared/fieldErrors.rules.ts';
import type { FieldMessages, FormMessages } from '../shared/messages/words.ts';
import { dateToDay } from '../scalars.ts';
import { withoutNulls } from '../parseInput.ts';
import type { ElectionArgs } from './officer.types.ts';
import { endTerm, lockCommittee, officeHeld, overlappingHolders } from './singleHolder.ts';

/** An office and a person; null for a vacant office. */
type Holder = ReturnType<typeof parseHolders>[number];

/** Equal for the same person in the same office. */
const officeAndPerson = ({ office, title, name }: Pick<OfficerRow, 'office' | 'title' | 'name'>) =>
  [office, office === 'OTHER' ? title : '', name].join('\n').toLowerCase();

/**
 * Replaces the committee from a given day: ends the terms of officers who are not listed, and adds
 * those who are new.
 * @returns the officers, in the order of the list
 * @throws BAD_USER_INPUT, or CONFLICT if somebody else has changed an officer whose term would end
 */
export async function recordElection(
  context: Context,
  election: ElectionArgs,
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
    const isSame = incumbent.nameAmharic === nameAmharic && incumbent.titleAmharic === titleAmharic;
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
