import { dayToDate } from '../scalars.ts';
import type { MemberValues } from './member.rules.ts';

/** The columns of what was entered. */
export function memberColumns(values: MemberValues) {
  return {
    ...values,
    dob: dayToDate(values.dob),
    date: dayToDate(values.date),
    searchText: searchTextOf(values),
  };
}

/** What a search looks through: name, e-mail address, number as given, and its digits alone. */
export function searchTextOf(member: { name: string; email: string; contactNumber: string }) {
  const { name, email, contactNumber } = member;
  return [name, email, contactNumber, contactNumber.replace(/\D/g, '')].join('\n').toLowerCase();
}
