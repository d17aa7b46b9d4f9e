import { daysLater, monthsLater, weekdayOf } from '../shared/dates/days.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';
import type { DueDate, DueDateKind, DueDateState } from './dueDate.types.ts';

/** The sections of the Incorporated Societies Act 2022. */
const sections: Record<DueDateKind, string> = {
  GENERAL_MEETING: '84',
  ANNUAL_RETURN: '102',
  OFFICER_NOTICE: '52',
  MINIMUM_MEMBERS: '74',
  CONSENT: '76',
};

/** The least number of members of a society. */
const minimumMembers = 10;
/** The time for a notice of new or former officers, in working days. */
const noticeDays = 20;
/** A due date this many days ahead is soon. */
const soonDays = 30;

/** What due dates are computed from. Days are YYYY-MM-DD. */
export interface DueDateFacts extends Pick<
  SettingsValues,
  'balanceDate' | 'lastGeneralMeeting' | 'lastAnnualReturn' | 'lastOfficerNotice'
> {
  today: string;
  /** The days on which terms of officers began, or were over for the first day. */
  officerChanges: string[];
  memberCount: number;
  /** The number of members whose consent is not recorded. */
  withoutConsent: number;
}

/** Computes what the Act requires: first what is overdue, then by day, and at last what is done. */
export function dueDatesOf(facts: DueDateFacts): DueDate[] {
  const found = [
    ...yearly('GENERAL_MEETING', facts, facts.lastGeneralMeeting),
    ...yearly('ANNUAL_RETURN', facts, facts.lastAnnualReturn),
    ...officerNotices(facts),
    condition('MINIMUM_MEMBERS', facts.memberCount, facts.memberCount >= minimumMembers),
    condition('CONSENT', facts.withoutConsent, facts.withoutConsent === 0),
  ];
  const order: DueDateState[] = ['OVERDUE', 'UNKNOWN', 'SOON', 'AHEAD', 'DONE'];
  const placeOf = ({ state, day }: DueDate) => `${String(order.indexOf(state))} ${day ?? ''}`;
  return found.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** What is due after each balance date: the one of the last time, and the next one. */
function yearly(kind: DueDateKind, facts: DueDateFacts, last: string): DueDate[] {
  const { balanceDate, today } = facts;
  const lastOn = last || null;
  if (!balanceDate) return [{ ...entry(kind, null), state: 'UNKNOWN', lastOn }];
  const due = (since: string, state?: DueDateState): DueDate => {
    const half = monthsLater(since, 6);
    const isLimited = kind === 'GENERAL_MEETING' && last !== '' && state !== 'DONE';
    const latest = isLimited ? monthsLater(last, 15) : half;
    const day = latest < half ? latest : half;
    return { ...entry(kind, since), day, state: state ?? stateOn(day, today), lastOn };
  };
  // What is done on the balance date itself is for the year before.
  const done = last && balanceDateBefore(last, balanceDate);
  if (!done) return [due(balanceDateBefore(daysLater(today, 1), balanceDate))];
  return [due(done, 'DONE'), due(monthsLater(done, 12))];
}

/** The last balance date before a day. */
function balanceDateBefore(day: string, balanceDate: string): string {
  const inYear = (year: number) => `${String(year)}-${balanceDate.split('-').reverse().join('-')}`;
  const year = Number(day.slice(0, 4));
  return inYear(year) < day ? inYear(year) : inYear(year - 1);
}

/** The notices of a year, and older ones that were not given since the last notice. */
function officerNotices({ today, officerChanges, lastOfficerNotice }: DueDateFacts): DueDate[] {
  const yearAgo = monthsLater(today, -12);
  const isShown = (day: string) =>
    day >= yearAgo || (lastOfficerNotice !== '' && day > lastOfficerNotice);
  return [...new Set(officerChanges)].filter(isShown).map((since) => {
    const day = workingDaysLater(since, noticeDays);
    const state = since <= lastOfficerNotice ? 'DONE' : stateOn(day, today);
    return { ...entry('OFFICER_NOTICE', since), day, state, lastOn: lastOfficerNotice || null };
  });
}

/** Counts Monday to Friday. Public holidays would only make the result later. */
function workingDaysLater(day: string, count: number): string {
  const next = daysLater(day, 1);
  const isWorkingDay = weekdayOf(next) % 6 !== 0;
  const left = isWorkingDay ? count - 1 : count;
  return left === 0 ? next : workingDaysLater(next, left);
}

/** What must be true on every day. */
const condition = (kind: DueDateKind, count: number, isMet: boolean): DueDate => ({
  ...entry(kind, null),
  count,
  state: isMet ? 'DONE' : 'OVERDUE',
});

const entry = (kind: DueDateKind, since: string | null) => ({
  id: since ? `${kind}-${since}` : kind,
  kind,
  section: sections[kind],
  since,
  day: null,
  lastOn: null,
  count: null,
});

function stateOn(day: string, today: string): DueDateState {
  if (day < today) return 'OVERDUE';
  return day <= daysLater(today, soonDays) ? 'SOON' : 'AHEAD';
}
