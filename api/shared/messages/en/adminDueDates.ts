import { dayMonthYear } from '../../dates/days.ts';
import { grouped, plural } from './counts.ts';

/** The values of a due date, for its reason. */
interface Values {
  since: string | null;
  lastOn: string | null;
  count: number | null;
}

/** Days as sentences contain them; null for an unknown one. */
export const shownIn = ({ since, lastOn }: Values) => ({
  since: since && dayMonthYear(since),
  lastOn: lastOn && dayMonthYear(lastOn),
});

const unknown = 'An admin has to enter the balance date in the settings.';
const notRecorded = 'The last one is not recorded in the settings.';

/** The due dates of the Incorporated Societies Act 2022 (docs/product/register.md, section 6.31). */
export const dueDates = {
  heading: 'Due Dates',
  intro:
    'What the Incorporated Societies Act 2022 requires, computed from the settings, the committee and the members.',
  notAdvice: 'This is not legal advice. Read the Act, and your constitution.',
  recorded:
    'What is done is recorded in the settings: the last annual general meeting, the last annual return, and the last notice of officers.',
  settings: 'Open the settings',
  calendar: 'Add to a calendar',
  columns: { kind: 'What', day: 'Until', state: 'State', section: 'Section', reason: 'Why' },
  /** Of what is required always. */
  notMet: 'Not in order',
  /** Of what was done after its last day. */
  late: { GENERAL_MEETING: 'Held late', ANNUAL_RETURN: 'Filed late' } as Record<string, string>,
  sectionOf: (section: string) => `Incorporated Societies Act 2022, section ${section}`,
  kinds: {
    GENERAL_MEETING: 'Annual general meeting',
    ANNUAL_RETURN: 'Annual return and financial statements',
    OFFICER_NOTICE: 'Notice of new and former officers',
    MINIMUM_MEMBERS: 'At least ten members',
    CONSENT: 'Consent of every member',
  },
  states: {
    DONE: 'In order',
    AHEAD: 'Later',
    SOON: 'Within 30 days',
    OVERDUE: 'Overdue',
    UNKNOWN: 'Not known',
  },
  reasons: {
    GENERAL_MEETING(values: Values) {
      const { since, lastOn } = shownIn(values);
      if (!since) return unknown;
      return `At most 6 months after the balance date, ${since}, and 15 months after the last one. ${lastOn ? `It was on ${lastOn}.` : notRecorded}`;
    },
    ANNUAL_RETURN(values: Values) {
      const { since, lastOn } = shownIn(values);
      if (!since) return unknown;
      return `At most 6 months after the balance date, ${since}. ${lastOn ? `The last one was filed on ${lastOn}.` : notRecorded}`;
    },
    OFFICER_NOTICE: (values: Values) =>
      `The officers changed on ${shownIn(values).since ?? ''}. At most 20 working days later. Public holidays are counted too, so the day may be too early, but never too late.`,
    MINIMUM_MEMBERS: ({ count }: Values) =>
      `${plural(count ?? 0, 'member is', 'members are')} registered.`,
    CONSENT: ({ count }: Values) =>
      count === 0
        ? 'The consent of every member is recorded.'
        : `Members without a recorded consent: ${grouped(count ?? 0)}.`,
  },
};
