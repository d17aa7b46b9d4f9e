import { z } from 'zod';
import { optionalText } from '../content/common.rules.ts';
import { memberFields } from '../members/member.fields.ts';

/** The states that a decision sets. NEW is only the first one. */
export const decisions = ['IN_REVIEW', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;

/** The states in which an application waits for a decision. */
export const undecidedStates = ['NEW', 'IN_REVIEW'] as const;

/** The maximum length of a note, in characters. */
export const maxNote = 2_000;

/** docs/product/admin.md, section 6.8. */
export const applicationUpdateRules = z
  .object({
    state: z.enum(decisions).optional(),
    /** The id of an account; empty for nobody. */
    assignedTo: z.string().optional(),
    note: optionalText(maxNote),
    householdName: memberFields.householdName.rule.optional(),
    householdRole: memberFields.householdRole.rule.optional(),
    /** The id of the member who the applicant is already. */
    memberId: z.string().optional(),
  })
  .refine(({ state, memberId }) => state === 'ACCEPTED' || !memberId, {
    path: ['memberId'],
    message: 'Only an accepted applicant can be a member',
  })
  .refine(({ state, householdName }) => state === 'ACCEPTED' || !householdName, {
    path: ['householdName'],
    message: 'Only an accepted applicant gets a household',
  });

export type ApplicationUpdate = z.output<typeof applicationUpdateRules>;
