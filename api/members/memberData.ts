import { dayToDate } from '../scalars.ts';
import type { MemberValues } from './member.rules.ts';

/** The columns of what was entered. */
export function memberData(values: MemberValues) {
  return {
    ...values,
    dob: dayToDate(values.dob),
    date: dayToDate(values.date),
  };
}
