import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { foldedName } from '../content/lists/foldedText.ts';
import { groupedBy } from '../content/lists/groupedBy.ts';
import { memberNumber } from '../shared/members/memberNumber.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { feeDue, feePaid, membersOfFeeYear } from '../fees/memberFees.ts';
import type { BankProposal, BankRowDoubt, MatchReason } from './bankFile.types.ts';
import type { ReadRow } from './bankRows.ts';

const { sql } = Prisma;

/** A number is worth more than a name, and a name more than the amount or an initial. */
const weights: Record<MatchReason, number> = { REFERENCE: 4, NAME: 2, AMOUNT: 1, INITIAL: 1 };
const weightOf = ({ reasons }: BankProposal) =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** The maximum number of members that are proposed for a row. */
const maxProposed = 5;

/**
 * A word in the names of more members than this is ignored: it decides nothing, and comparing them all would take
 * minutes.
 */
const maxNamesakes = 500;

/** The number of rows that are compared before other requests are handled. */
const rowsAtOnce = 10;

export interface Proposed {
  /** The most likely first. */
  proposals: BankProposal[];
  doubts: BankRowDoubt[];
}

/** A folded text and its sounds. Both have the same number of words. */
interface Folded {
  folded: string;
  sounds: string;
}

interface Candidate extends Folded {
  id: number;
  name: string;
  ceasedOn: Date | null;
  wasMember: boolean;
  /** What the member owes for the year, in cents. */
  owedCents: number | null;
}

/** The minimum length of two joined words, in letters of their sound. Shorter ones match too many names. */
const minJoinedSound = 4;

/**
 * The words of a text, each with its sound and its place, and each pair of neighbours joined, with both places: people write
 * ወልደ ማርያም and Woldemariam. Single letters are left out: too many names have them.
 */
function wordsIn({ folded, sounds }: Folded): { key: string; places: number[] }[] {
  const soundOf = sounds.split(' ');
  const words = folded.split(' ');
  return words.flatMap((word, place) => {
    const sound = soundOf[place] ?? '';
    const alone = [word, sound]
      .filter((key) => key.length > 1)
      .map((key) => ({ key, places: [place] }));
    const next = words[place + 1] ?? '';
    const joined = `${sound}${soundOf[place + 1] ?? ''}`.replace(/(.)\1+/g, '$1');
    if (word.length < 2 || next.length < 2 || joined.length < minJoinedSound) return alone;
    return [...alone, { key: joined, places: [place, place + 1] }];
  });
}

/** The letters with which the words of a name begin; of Ethiopic letters the consonant, and none for a vowel, ወ and የ. */
const initialsOf = ({ folded, sounds }: Folded) => {
  const soundOf = sounds.toLowerCase().split(' ');
  return folded
    .split(' ')
    .map(
      (word, index) =>
        (/^[a-z]/.test(word) ? word : /^[አ-ኧወ-ዎየ-ዮ]/.test(word) ? '' : soundOf[index])?.[0],
    );
};

/**
 * Proposes the members who may have paid the rows of a year of fees: by the number of the member in a text, such as
 * M12, or by two words of the name, also in the other script, one of which may be an initial.
 * @returns for each row the members, at most `maxProposed`, and why a person should check them
 */
export async function proposePayers(
  { prisma }: Context,
  rows: ReadRow[],
  year: number,
): Promise<Proposed[]> {
  const texts = await prisma.$queryRaw<Folded[]>(sql`
    SELECT folded, search_skeleton(folded) AS sounds FROM (
      SELECT ${foldedName(sql`text`)} AS folded, place
      FROM unnest(${rows.map(textOf)}::text[]) WITH ORDINALITY AS row (text, place)) AS given
    ORDER BY place`);
  const members = await prisma.$queryRaw<Candidate[]>(sql`
    SELECT *, search_skeleton(folded) AS sounds FROM (
      SELECT id, name, "ceasedOn", ${foldedName(sql`name`)} AS folded,
        ${membersOfFeeYear(year)} AS "wasMember",
        CASE WHEN ${membersOfFeeYear(year)} THEN ${feeDue(year)} - ${feePaid(year)} END AS "owedCents"
      FROM "members") AS member`);
  const byId = new Map(members.map((member) => [member.id, member]));
  const named = groupedBy(
    members.flatMap((member) =>
      wordsIn(member).flatMap(({ key, places }) => places.map((place) => ({ key, member, place }))),
    ),
    ({ key }) => key,
  );
  const result: Proposed[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await yieldToEventLoop();
    const reasons = new Map<Candidate, Set<MatchReason>>();
    const add = (member: Candidate | undefined, reason: MatchReason) =>
      member && reasons.set(member, (reasons.get(member) ?? new Set()).add(reason));
    for (const [, id] of textOf(row).matchAll(memberNumber)) add(byId.get(Number(id)), 'REFERENCE');
    const text = texts[index] ?? { folded: '', sounds: '' };
    const words = new Set(wordsIn(text).map(({ key }) => key));
    const letters = new Set(text.folded.split(' ').filter((word) => word.length === 1));
    // The place of the first word of each name that the row has.
    const first = new Map<Candidate, number>();
    for (const word of words) {
      const namesakes = named.get(word) ?? [];
      if (namesakes.length > maxNamesakes) continue;
      for (const { member, place } of namesakes) {
        const known = first.get(member);
        if (known === undefined) first.set(member, place);
        else if (known !== place) add(member, 'NAME');
      }
    }
    if (letters.size > 0)
      for (const [member, place] of first) {
        const isInitial = (letter = '', other: number) => other !== place && letters.has(letter);
        if (!reasons.get(member)?.has('NAME') && initialsOf(member).some(isInitial))
          add(member, 'INITIAL');
      }
    for (const member of reasons.keys())
      if (member.owedCents === row.amountCents) add(member, 'AMOUNT');
    const proposals = [...reasons].map(([{ id, name, ceasedOn, owedCents }, found]) => ({
      memberId: id,
      name,
      ceasedOn,
      owedCents,
      reasons: [...found],
    }));
    proposals.sort((one, other) => weightOf(other) - weightOf(one));
    // All members may fit every row. So many proposals together would fill the memory.
    const doubts = doubtsAbout(proposals);
    const [likeliest] = proposals;
    if (likeliest && !byId.get(likeliest.memberId)?.wasMember) doubts.push('NO_MEMBER');
    result.push({ proposals: proposals.slice(0, maxProposed), doubts });
  }
  return result;
}

const textOf = ({ payer, reference }: ReadRow) => `${payer} ${reference}`;

const isNamed = ({ reasons }: BankProposal) =>
  reasons.some((reason) => reason === 'NAME' || reason === 'INITIAL');

/** Why a person should check the proposals. */
function doubtsAbout([first, second, ...others]: BankProposal[]): BankRowDoubt[] {
  if (!first) return ['NOBODY'];
  if (!second) return [];
  const isEqual = weightOf(first) === weightOf(second);
  const isOther = !isNamed(first) && [second, ...others].some(isNamed);
  // The numbers of two members: perhaps one paid for both.
  const areNumbered = second.reasons.includes('REFERENCE');
  // An initial decides only if nobody else fits.
  const isVague = first.reasons[0] === 'INITIAL';
  return isEqual || isOther || areNumbered || isVague ? ['SEVERAL'] : [];
}
