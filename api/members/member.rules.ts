import { z } from 'zod';
import { isBornBefore, notBornYet, personFields, plausiblePerson } from './person.rules.ts';

/**
 * What is known of a member.
 * @param today in Auckland, YYYY-MM-DD
 */
export const memberRules = (today: string) =>
  z.object(plausiblePerson(today)).refine(isBornBefore(today), notBornYet);

export type MemberValues = z.output<ReturnType<typeof memberRules>>;

/** The same for rows that were written elsewhere, and are taken as they are. */
export const importedMemberRules = z.object(personFields());
