import { z } from 'zod';
import { filled } from '../content/common.rules.ts';
import { rulesFor } from '../content/emptyFields.rules.ts';
import { rulesOf } from '../content/fields.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { ceasedFields, memberFields } from './member.fields.ts';
import { isBornBefore, notBornYet, plausiblePerson, sinceFounding } from './person.rules.ts';

const fields = rulesOf(memberFields);

/**
 * The rules of a member.
 * @param today in Auckland, YYYY-MM-DD
 */
const memberRules = (today: string) =>
  z
    .object({
      ...fields.shape,
      ...plausiblePerson(today),
      joinedOn: sinceFounding(fields.shape.joinedOn, today),
      consentedOn: sinceFounding(fields.shape.consentedOn, today),
    })
    .refine(isBornBefore(today), notBornYet)
    .refine(({ dob, joinedOn }) => isBornBefore(today)({ dob, date: joinedOn }), notBornYet);

/** The rules of a stored member, or of a new one (null). */
export const rulesOfMember = (today: string, member: { ceasedOn: unknown } | null) =>
  rulesFor(memberRules(today), ceasedFields, { ceasedReason: member?.ceasedOn ? 'OTHER' : '' });

export type MemberValues = z.output<ReturnType<typeof memberRules>>;

/**
 * The rules of the end of a membership.
 * @param today in Auckland, YYYY-MM-DD
 */
export const ceasedRules = (today: string) => {
  const { shape } = rulesOf(ceasedFields);
  return z.object({
    ...shape,
    ceasedOn: sinceFounding(shape.ceasedOn, today),
    ceasedReason: shape.ceasedReason.pipe(filled()),
  });
};

export type CeasedValues = z.output<ReturnType<typeof ceasedRules>>;

const isSince = ({ ceasedOn, joinedOn }: { ceasedOn: string; joinedOn: string }) =>
  ceasedOn === '' || ceasedOn >= joinedOn;

/** The rules of a row of a CSV file, which may be about a former member. */
export const memberRowRules = (today: string) => {
  const { shape } = rulesOf(ceasedFields);
  const ceasedOn = ceasedRules(today).shape.ceasedOn.or(z.literal(''));
  return memberRules(today)
    .safeExtend({ ...shape, ceasedOn })
    .refine(isSince, { path: ['ceasedOn'], ...failsWith('endBeforeStart') })
    .refine(({ ceasedOn, ceasedReason, ceasedNote }) => ceasedOn || !(ceasedReason || ceasedNote), {
      path: ['ceasedOn'],
      ...failsWith('required'),
    });
};

/** The rules of imported rows, which are accepted even if they are not plausible. */
export const importedMemberRules = fields.pick({
  name: true,
  dob: true,
  email: true,
  address: true,
  contactNumber: true,
  date: true,
});
