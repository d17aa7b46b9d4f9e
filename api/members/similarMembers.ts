import { foldedName } from '../content/foldedText.ts';
import type { Context } from '../context.ts';
import { type Member, Prisma } from '../generated/prisma/client.ts';
import { dayToDate } from '../scalars.ts';
import type { MemberValues } from './member.rules.ts';
import type { SimilarMember } from './similarMember.types.ts';

/** Similar members shown at most. */
const maxShown = 10;

/**
 * Members who may be this person: the same day of birth and a similar name, or the same telephone
 * number or e-mail address. Families share the last two, so these are suggestions only.
 * @returns the most similar first, at most ten
 */
export async function similarMembers(
  { prisma }: Context,
  person: MemberValues,
): Promise<SimilarMember[]> {
  const { name, dob, email, contactNumber } = person;
  const [own, other] = [foldedName(Prisma.sql`"name"`), foldedName(Prisma.sql`${name}`)];
  const candidates = await prisma.$queryRaw<Candidate[]>(Prisma.sql`
    SELECT *, ${sharesWord(own, other)}
      OR ${sharesWord(Prisma.sql`search_skeleton(${own})`, Prisma.sql`search_skeleton(${other})`)} AS "hasSimilarName"
    FROM "members" WHERE "dob" = ${dayToDate(dob)}::date
      OR (${email} <> '' AND lower("email") = ${email.toLowerCase()})
      OR regexp_replace("contactNumber", '[^0-9]', '', 'g') LIKE ${`%${subscriber(contactNumber)}`}
    ORDER BY "id" DESC`);
  const suggestions = candidates.map(({ hasSimilarName, ...member }) => {
    const similarities: SimilarMember['similarities'] = [];
    if (hasSimilarName && member.dob.getTime() === dayToDate(dob).getTime()) {
      similarities.push('BIRTH_AND_NAME');
    }
    if (subscriber(member.contactNumber) === subscriber(contactNumber)) {
      similarities.push('TELEPHONE');
    }
    if (email && member.email.toLowerCase() === email.toLowerCase()) similarities.push('EMAIL');
    return { member, similarities };
  });
  return suggestions
    .filter(({ similarities }) => similarities.length > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, maxShown);
}

type Candidate = Member & {
  /** Whether both names have a word in common, or one that only sounds alike. */
  hasSimilarName: boolean;
};

/** Whether two texts have a word in common: families and the order of names differ. */
const sharesWord = (one: Prisma.Sql, other: Prisma.Sql) =>
  Prisma.sql`array_remove(string_to_array(${one}, ' '), '') && string_to_array(${other}, ' ')`;

const weight = ({ similarities }: Pick<SimilarMember, 'similarities'>) =>
  similarities.length + (similarities.includes('BIRTH_AND_NAME') ? 3 : 0);

/** The digits of a number without the code of New Zealand or the leading zero. */
const subscriber = (number: string) =>
  number
    .replace(/\D/g, '')
    .replace(/^(?:00)?64(?=\d{7})/, '')
    .replace(/^0/, '');
