import { formMessages } from '../words.ts';

/** Who may work in the admin area. */
export const accounts = {
  heading: 'Accounts',
  intro: 'Who may work in this area, and what each may do.',
  listHeading: 'Accounts',
  roles: { ADMIN: 'Admin', EDITOR: 'Editor', REGISTRAR: 'Registrar' },
  roleHints: {
    ADMIN: 'Everything, also accounts, settings and backups',
    EDITOR: 'Content, texts, translations, and inquiries from visitors',
    REGISTRAR: 'Members and applications for membership',
  },
  fields: formMessages({
    roles: { label: 'Roles', errors: { required: 'Please choose at least one role' } },
  }),
  you: 'You',
  since: (date: string) => `Since ${date}`,
  lastSignIn: (date: string) => `Last signed in ${date}`,
  neverSignedIn: 'Never signed in yet',
  disabledSince: (date: string) => `Switched off since ${date}`,
  changeRoles: 'Change roles',
  changeRolesName: (email: string) => `Change roles of ${email}`,
  rolesOf: (email: string) => `Roles of ${email}`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  rolesSaved: (email: string) => `The roles of ${email} have been changed.`,
  disable: {
    action: 'Switch off',
    busy: 'Switching off...',
    buttonName: (email: string) => `Switch off ${email}`,
    title: 'Switch off this account?',
    text: 'It is signed out everywhere at once, and cannot sign in until it is switched on again.',
    success: (email: string) => `${email} has been switched off.`,
    failure: 'The account could not be switched off.',
  },
  enable: {
    action: 'Switch on',
    buttonName: (email: string) => `Switch on ${email}`,
    success: (email: string) => `${email} may sign in again.`,
  },
  remove: {
    action: 'Remove',
    busy: 'Removing...',
    buttonName: (email: string) => `Remove ${email}`,
    title: 'Remove this account?',
    text: 'It is signed out everywhere at once. What it made stays, under its name.',
    success: (email: string) => `${email} has been removed.`,
    failure: 'The account could not be removed.',
  },
  former: {
    heading: 'Removed accounts',
    intro: 'What they made is still there, under their names.',
    removed: (date: string) => `Removed ${date}`,
  },
};
