import { contentKinds } from '../content/contentKinds.ts';
import { constantCase } from '../content/contentKindEnum.ts';

/** The areas by which the activity page filters. */
export const areas = {
  CONTENT: 'Records of content, categories, officers, texts of the site and feast dates.',
  ACCOUNTS: 'Accounts, invitations, passwords and second factors.',
  ROLES: 'What accounts may do.',
  SIGN_INS: 'Who signed in.',
  SETTINGS: 'The settings, and who needs a second factor.',
  MEMBERS: 'Members of the association.',
  EXPORTS: 'Backups and lists that were downloaded.',
} as const;

export type Area = keyof typeof areas;

export const contentNames = contentKinds.map(({ name }) => name);

export const categoryNames = ['directoryCategory', 'resourceCategory', 'culturalCategory'];

/** The kinds in the table `activity`, by area. */
export const kindsIn: Record<Area, readonly string[]> = {
  CONTENT: [...contentNames, ...categoryNames, 'officer', 'interfaceText', 'feastDate'],
  ACCOUNTS: ['account', 'invitation'],
  ROLES: ['role'],
  SIGN_INS: ['signIn'],
  SETTINGS: ['settings'],
  MEMBERS: ['member'],
  EXPORTS: ['export'],
};

/** An import of a CSV file. It belongs to the area of the records that it adds. */
export const importKind = 'csvImport';

/** Every kind, by its name in the schema. */
export const activityKinds = Object.fromEntries(
  [...Object.values(kindsIn).flat(), importKind].map((kind) => [constantCase(kind), kind]),
);

export const actions = {
  CREATED: 'Added, or invited.',
  CHANGED: 'Changed.',
  DELETED: 'Deleted, or withdrawn.',
  RESTORED: 'Restored after it was deleted.',
  SIGNED_IN: 'Signed in.',
  DISABLED: 'Switched off.',
  ENABLED: 'Switched on again.',
  PASSWORD_CHANGED: 'Given another password.',
  PASSWORD_LINK_SENT: 'Sent a link to choose another password.',
  ADDRESS_CHANGED: 'Given another email address.',
  SECOND_FACTOR_ADDED: 'Given a passkey or an authenticator app.',
  SECOND_FACTOR_REMOVED: 'Rid of a passkey or an authenticator app.',
  PREVIEW_LINK_CREATED: 'Given a link by which somebody sees it before visitors do.',
  PREVIEW_LINK_WITHDRAWN: 'Rid of such a link.',
  EXPORTED: 'Downloaded.',
  IMPORTED: 'Added from a CSV file, with all of its records.',
  IMPORT_UNDONE: 'Deleted again what a CSV file had added.',
} as const;

export type Action = keyof typeof actions;
