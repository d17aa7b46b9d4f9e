import { contentKinds } from '../content/contentKinds.ts';
import { constantCase } from '../shared/constantCase.ts';

/** The areas by which the activity page filters. */
export const areas = {
  CONTENT: 'Records of content, categories, officers, interface texts and feast dates.',
  ACCOUNTS: 'Accounts, invitations, passwords, second factors and API tokens.',
  ROLES: 'Roles of accounts.',
  SIGN_INS: 'Sign-ins.',
  SETTINGS: 'The settings, the pictures of the site, webhooks, and the policy for second factors.',
  MEMBERS:
    'Members of the association, decisions on applications, households, fees, payments, donation ' +
    'receipts and messages.',
  EXPORTS: 'Backups and lists that were downloaded.',
} as const;

export type Area = keyof typeof areas;

const contentNames = contentKinds.map(({ name }) => name);

export const categoryNames = ['directoryCategory', 'resourceCategory', 'culturalCategory'];

/** The kinds by area: those in the table `activity`, content and applications. */
export const kindsIn: Record<Area, readonly string[]> = {
  CONTENT: [...contentNames, ...categoryNames, 'officer', 'interfaceText', 'feastDate'],
  ACCOUNTS: ['account', 'invitation', 'apiToken'],
  ROLES: ['role'],
  SIGN_INS: ['signIn'],
  SETTINGS: ['settings', 'sitePicture', 'webhook'],
  MEMBERS: [
    'member',
    'application',
    'household',
    'membershipType',
    'payment',
    'donationReceipt',
    'memberMessage',
  ],
  EXPORTS: ['export'],
};

/** An import of a CSV file. It belongs to the area of the records that it adds. */
export const importKind = 'csvImport';

/** Every kind, by its name in the schema. */
export const activityKinds = Object.fromEntries(
  [...Object.values(kindsIn).flat(), importKind].map((kind) => [constantCase(kind), kind]),
);

export const actions = {
  CREATED: 'Created, or invited.',
  CHANGED: 'Changed.',
  DELETED: 'Deleted, withdrawn, or revoked.',
  RESTORED: 'Restored after a deletion.',
  SIGNED_IN: 'Signed in.',
  DISABLED: 'Disabled.',
  ENABLED: 'Enabled again.',
  PASSWORD_CHANGED: 'The password was changed.',
  PASSWORD_LINK_SENT:
    'A link to choose a new password was created, and sent if the site sends email.',
  ADDRESS_CHANGED: 'The email address was changed.',
  SECOND_FACTOR_ADDED: 'A passkey or an authenticator app was added.',
  SECOND_FACTOR_REMOVED: 'A passkey or an authenticator app was removed.',
  PREVIEW_LINK_CREATED: 'A preview link was created.',
  PREVIEW_LINK_WITHDRAWN: 'A preview link was withdrawn.',
  LEAVING_REQUESTED: 'A member asked to leave the association.',
  LEAVING_WITHDRAWN: 'That request was taken back, or removed by a volunteer.',
  EXPORTED: 'Downloaded.',
  IMPORTED: 'A CSV file was imported.',
  IMPORT_UNDONE: 'An import of a CSV file was undone.',
} as const;

export type Action = keyof typeof actions;
