import { z } from 'zod';
import { rulesOf } from '../content/fields.rules.ts';
import { memberFields } from './member.fields.ts';
import { isBornBefore, notBornYet, plausiblePerson } from './person.rules.ts';

/**
 * The rules of a member.
 * @param today in Auckland, YYYY-MM-DD
 */
export const memberRules = (today: string) =>
  z.object(plausiblePerson(today)).refine(isBornBefore(today), notBornYet);

export type MemberValues = z.output<ReturnType<typeof memberRules>>;

/** The rules of imported rows, which are accepted even if they are not plausible. */
export const importedMemberRules = rulesOf(memberFields);
