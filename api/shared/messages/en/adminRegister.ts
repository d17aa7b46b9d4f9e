import { grouped } from './counts.ts';

/** Numbers of the register, as the API counts them. */
interface Counts {
  members: number;
  joined: number;
  ceased: number;
  joinedUnknown: number;
  withoutContactDetails: number;
  withoutConsent: number;
}

/** The register of members (docs/product/register.md, section 6.32). */
export const register = {
  heading: 'Register of Members',
  intro:
    'The Incorporated Societies Act 2022 requires it (s 79): name, last known contact details and the day of becoming a member. Former members stay in it for seven years.',
  titleOn: (day: string) => `Register of members on ${day}`,
  on: 'On',
  since: 'Since',
  part: 'Part of the register',
  parts: {
    MEMBERS: 'Members',
    ALL: 'Members and former members',
    JOINED: 'Joined',
    CEASED: 'Membership ended',
  },
  columns: {
    id: 'ID',
    name: 'Full Name',
    address: 'Address',
    contactNumber: 'Phone Number',
    email: 'Email',
    joinedOn: 'Became a Member',
    ceasedOn: 'Membership Ended',
    missing: 'Missing',
  },
  missing: {
    JOINED_ON: 'no day of joining',
    CONTACT_DETAILS: 'no contact details',
    CONSENT: 'no consent',
  },
  unknown: 'unknown',
  counts: ({ members, joined, ceased }: Counts) =>
    `Members: ${grouped(members)}. In the year until this day, ${grouped(joined)} joined, and the membership of ${grouped(ceased)} ended.`,
  gaps: ({ joinedUnknown, withoutContactDetails, withoutConsent }: Counts) =>
    `Missing: day of joining ${grouped(joinedUnknown)}, contact details ${grouped(withoutContactDetails)}, consent ${grouped(withoutConsent)}.`,
  past: 'Names and contact details are those of today, not those of that day.',
  print: 'Print',
  nothingToPrint: 'The list is empty, so there is nothing to print.',
  shown: (count: number, total: number) =>
    count === total
      ? `Entries: ${grouped(total)}`
      : `${grouped(count)} of ${grouped(total)} entries`,
  empty: 'Nobody.',
};
