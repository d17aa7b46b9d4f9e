import { foldedName } from '../content/lists/foldedText.ts';
import { groupedBy } from '../content/lists/groupedBy.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { MemberValues } from '../shared/members/member.rules.ts';
import type { SimilarMember } from './similarMember.types.ts';

/** A name for comparison. A person who is entered twice may have another day of birth by mistake. */
const plain = (name = '') => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The maximum number of similar members in a result. */
const maxShown = 10;

/** A person who is compared with members. */
type Person = Pick<MemberValues, 'name' | 'dob' | 'email' | 'contactNumber'>;
type PersonOfHousehold = Person & Partial<Pick<MemberValues, 'householdName'>>;

/**
 * Members who may be these persons: with the same date of birth and a similar name, or the same
 * telephone number or email address. Families share the last two, so these are only suggestions. Members of the
 * household of the person are left out, unless they also have the same name.
 * @returns for each person the most similar first, at most ten
 */
export async function similarMembers(
  context: Context,
  persons: PersonOfHousehold[],
): Promise<SimilarMember[][]> {
  const pairs = await similarPairs(context, persons, sql`"members"`);
  const ids = [...new Set(pairs.flatMap((found) => found.map(({ id }) => id)))];
  const members = await context.prisma.member.findMany({ where: { id: { in: ids } } });
  const byId = new Map(members.map((member) => [member.id, member]));
  return pairs.map((found, index) =>
    found.flatMap(({ id, similarities }) => {
      const member = byId.get(id);
      const household = persons[index]?.householdName;
      const isFamily =
        household &&
        household === member?.householdName &&
        !similarities.includes('BIRTH_AND_NAME') &&
        plain(persons[index]?.name) !== plain(member.name);
      return member && !isFamily ? [{ member, similarities }] : [];
    }),
  );
}

/**
 * The ids of the rows that may be these persons, and why.
 * @param source the rows to search: a table with the columns of a person
 */
export async function similarPairs(
  { prisma }: Context,
  persons: Person[],
  source: Prisma.Sql,
): Promise<Pair[][]> {
  const found = await prisma.$queryRaw<Pair[]>(sql`
    WITH person AS MATERIALIZED (
      SELECT ${compared} FROM ${personRows(persons)}
    ), present AS MATERIALIZED (SELECT ${compared} FROM ${source} ORDER BY id DESC),
    born AS (
      SELECT dob, unnest(${skeletonsOf(sql`present`)}) AS word,
        (array_agg(id ORDER BY id DESC))[1:${maxShown}::int] AS ids
      FROM present WHERE dob IN (SELECT dob FROM person) GROUP BY 1, 2
    ), candidate AS (
      SELECT named.id AS index, unnest(ids) AS id
      FROM (SELECT id, dob, unnest(${skeletonsOf(sql`person`)}) AS word FROM person) AS named
        JOIN born USING (dob, word)
      UNION SELECT person.id, unnest(ids) FROM person JOIN ${latestBy(sql`number`)} USING (number)
      UNION SELECT person.id, unnest(ids) FROM person JOIN ${latestBy(sql`email`)} USING (email)
    )
    SELECT index, present.id, array_remove(ARRAY[
        CASE WHEN present.dob = person.dob AND ${skeletonsOf(sql`present`)} && ${skeletonsOf(sql`person`)}
          THEN 'BIRTH_AND_NAME' END,
        CASE WHEN present.number = person.number AND person.number <> '' THEN 'TELEPHONE' END,
        CASE WHEN present.email = person.email AND person.email <> '' THEN 'EMAIL' END
      ], NULL) AS similarities
    FROM candidate JOIN person ON person.id = index JOIN present ON present.id = candidate.id`);
  const pairs = groupedBy(found, ({ index }) => index);
  return persons.map((_, index) =>
    (pairs.get(index) ?? [])
      .sort((one, other) => weight(other) - weight(one) || other.id - one.id)
      .slice(0, maxShown),
  );
}

/** Persons as rows of a table. Their ids are the indexes in the list, times a sign. */
export function personRows(persons: Person[], sign: 1 | -1 = 1): Prisma.Sql {
  const rows = persons.map(({ name, dob, email, contactNumber }, index) => ({
    id: sign * index,
    name,
    dob,
    email,
    contactNumber,
  }));
  return sql`jsonb_populate_recordset(NULL::"members", ${JSON.stringify(rows)}::jsonb)`;
}

/** The index of a person in the list, and a row that may be the same person. */
interface Pair extends Pick<SimilarMember, 'similarities'> {
  index: number;
  id: number;
}

const { sql } = Prisma;

/** The digits of a number without the country code of New Zealand or the leading zero. */
export const subscriber = sql`regexp_replace(regexp_replace(
  regexp_replace("contactNumber", '[^0-9]', '', 'g'), '^(00)?64(?=[0-9]{7})', ''), '^0', '')`;

/** The columns by which persons and members are compared. */
const compared = sql`id, dob, ${foldedName(sql`name`)} AS name, lower(email) AS email,
  ${subscriber} AS number`;

/**
 * The words of a name, and their sounds. Two names are similar if they have one of these in common, because people
 * leave out names or change their order.
 */
const skeletonsOf = (row: Prisma.Sql) => sql`array_remove(string_to_array(${row}.name, ' ')
  || string_to_array(search_skeleton(${row}.name), ' '), '')`;

/** The latest members with each value. Members without a value are left out. */
const latestBy = (column: Prisma.Sql) => sql`(
  SELECT ${column}, (array_agg(id ORDER BY id DESC))[1:${maxShown}::int] AS ids FROM present
  WHERE ${column} <> '' GROUP BY ${column}) AS latest`;

const weight = ({ similarities }: Pick<SimilarMember, 'similarities'>) =>
  similarities.length + (similarities.includes('BIRTH_AND_NAME') ? 3 : 0);
