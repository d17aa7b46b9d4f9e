import { officer as messages } from '../shared/messages/en/adminCommittee.ts';
import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { setActingAccount } from '../database/setActingAccount.ts';
import { transaction } from '../database/transaction.ts';
import { invalidFields } from '../errors.ts';
import type { Officer as OfficerRow } from '../generated/prisma/client.ts';
import { maxElected, officerRules } from '../shared/committee/officer.rules.ts';
import { type FieldErrors, fieldErrorOf } from '../shared/fieldErrors.rules.ts';
import type { FieldMessages, FormMessages } from '../shared/messages/words.ts';
import { dateToDay } from '../scalars.ts';
import type { ElectedOfficerInput } from './officer.types.ts';
import { endTerm, lockCommittee, officeHeld, othersInOffice } from './oneHolder.ts';

type Elected = ReturnType<typeof parseOfficers>[number];

/** Equal for the same person in the same office. */
const identity = ({ office, title, name }: Pick<OfficerRow, 'office' | 'title' | 'name'>) =>
  [office, office === 'OTHER' ? title : '', name].join('\n').toLowerCase();

/**
 * Makes the listed people the committee from a day on: ends the terms of present officers who are
 * not listed, and adds the listed ones who are not in office.
 * @returns the officers, in the order of the list
 * @throws BAD_USER_INPUT
 */
export async function recordElection(
  context: Context,
  from: Date,
  inputs: readonly ElectedOfficerInput[],
): Promise<OfficerRow[]> {
  const elected = parseOfficers(from, inputs);
  const createdBy = requireViewer(context).id;
  try {
    return await transaction(context.prisma, async (tx) => {
      await setActingAccount(tx, createdBy);
      await lockCommittee(tx);
      const present = await tx.officer.findMany({
        where: { from: { lte: from }, OR: [{ until: null }, { until: { gte: from } }] },
      });
      const listed = new Set(elected.map(identity));
      for (const officer of present.filter((each) => !listed.has(identity(each)))) {
        if (officer.from >= from) throw officeHeld('from', officer);
        await endTerm(tx, officer, from);
      }
      const saveOfficer = async (values: Elected) => {
        const { nameAmharic, titleAmharic } = values;
        const stays = present.find((each) => identity(each) === identity(values));
        if (!stays) return tx.officer.create({ data: { ...values, from, createdBy } });
        if (stays.nameAmharic === nameAmharic && stays.titleAmharic === titleAmharic) return stays;
        const data = { nameAmharic, titleAmharic, version: { increment: 1 } };
        return tx.officer.update({ where: { id: stays.id }, data });
      };
      const saved: OfficerRow[] = [];
      for (const [index, values] of elected.entries()) {
        const officer = await saveOfficer(values);
        const [other] = await othersInOffice(tx, officer);
        if (other) throw officeHeld(`name.${String(index)}`, other);
        saved.push(officer);
      }
      return saved;
    });
  } finally {
    context.cache.invalidate('officer');
  }
}

function parseOfficers(from: Date, inputs: readonly ElectedOfficerInput[]) {
  const errors: FieldErrors = {};
  const words: Record<string, FieldMessages> = {};
  const [min, max] = [1, maxElected];
  if (inputs.length < min || inputs.length > max)
    errors['officers'] = { code: 'wrongItemCount', values: { min, max } };
  const parsed = inputs.slice(0, max).flatMap((input, index) => {
    if (!input.name && !input.nameAmharic) return [];
    const { data, error } = officerRules.safeParse({
      office: input.office,
      title: input.title ?? '',
      titleAmharic: input.titleAmharic ?? '',
      name: input.name,
      nameAmharic: input.nameAmharic ?? '',
      from: dateToDay(from),
    });
    for (const issue of error?.issues ?? []) {
      const field = String(issue.path[0]);
      const key = field === 'from' ? field : `${field}.${String(index)}`;
      errors[key] ??= fieldErrorOf(issue);
      words[key] = (messages.fields as FormMessages)[field] ?? { label: field };
    }
    if (!data) return [];
    const { office, title, titleAmharic, name, nameAmharic } = data;
    return [{ office, title, titleAmharic, name, nameAmharic }];
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors, words);
  return parsed;
}
