import type { AttemptLimit } from './attempts.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * The limits of attempts, for all processes together. A network is what `networkOf` returns; several
 * volunteers may share one. `api/inquiry/formSettings.ts` has the configured limits of public forms.
 */
export const limits = {
  /** Failed sign-ins with any password. */
  signInsFromNetwork: { limit: 30, seconds: quarterHour },
  /** Failed sign-ins to one account from one network, or on one device that has signed in to it. */
  signInsToAccountFromNetwork: { limit: 10, seconds: quarterHour },
  /** Failed sign-ins to one account from all networks, on devices that have never signed in to it. */
  signInsToAccount: { limit: 100, seconds: quarterHour },
  /** Failed attempts with one kind of code: on one device that has signed in, or on all others. */
  codes: { limit: 10, seconds: quarterHour },
  /** The limit is low, because three of a million codes of an app are valid at any time. */
  codesInDay: { limit: 50, seconds: day },
  passkeyOptionsForNetwork: { limit: 100, seconds: quarterHour },
  /** Failed sign-ins with a passkey. */
  passkeysFromNetwork: { limit: 30, seconds: quarterHour },
  /** Attempts to enter the password of the session's own account, counted by purpose. */
  ownPassword: { limit: 10, seconds: quarterHour },
  linkRequestsFromNetwork: { limit: 20, seconds: quarterHour },
  linkRequestsOfEmailFromNetwork: { limit: 3, seconds: quarterHour },
  linkRequestsOfEmail: { limit: 10, seconds: quarterHour },
  /** Uses of links. Each hashes a password, which is expensive on purpose. */
  linksFromNetwork: { limit: 30, seconds: quarterHour },
  /** Links that admins send to one account. */
  passwordResetsToAccount: { limit: 5, seconds: quarterHour },
  invitationsByAdmin: { limit: 30, seconds: hour },
  /** Changes of members with the links of one email address. */
  ownDataChangesOfEmail: { limit: 20, seconds: hour },
  /** High, because many people in one hall may open a link, and messengers open it first. */
  previewsFromNetwork: { limit: 300, seconds: quarterHour },
  /** Mail messages of the site itself to one applicant. */
  copiesToApplicant: { limit: 3, seconds: day },
  copiesToAll: { limit: 30, seconds: hour },
  requestsOfToken: { limit: 600, seconds: 60 },
} satisfies Record<string, AttemptLimit>;
