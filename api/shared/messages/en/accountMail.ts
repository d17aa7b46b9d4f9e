/** Emails about accounts, in the language of the account. */
export const accountMail = {
  invitation: {
    subject: 'You are invited to look after our website',
    opening: (by: string) =>
      `${by} invites you to help to look after the website of the association.`,
    link: (roles: string) =>
      `With this link you choose your password (${roles}). It is good once, and for 7 days:`,
    closing:
      'If you did not expect this, you need not do anything: without the link nobody gets in.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    opening: (email: string) => `Somebody asked for a new password for the account ${email}.`,
    link: 'With this link you choose it. It is good once, and for 30 minutes:',
    closing:
      'If it was not you, you need not do anything: your password stays as it is, and without the link nobody can change it.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    opening: (email: string) =>
      `The password of the account ${email} has been changed by a link that was sent to this address. It is signed out everywhere.`,
    closing:
      'If it was not you, somebody else can read your email: change the password of your mailbox, then ask for a new password at the sign-in page, and tell the other admins.',
  },
  emailConfirmation: {
    subject: 'Confirm your new email address',
    opening:
      'This address is to be the one of an account for the website of the association. Open this link where you are signed in to it. It is good once, and for one day:',
    closing:
      'If you do not know of it, you need not do anything: nothing changes without the link.',
  },
  emailChangeAsked: {
    subject: 'A new email address for your account',
    opening: (email: string) =>
      `Somebody asked to change the email address of your account to ${email}. It changes only when the new address is confirmed.`,
    closing:
      'If it was not you, somebody knows your password: change it now, and tell the other admins.',
  },
  emailChanged: {
    subject: 'The email address of your account has been changed',
    opening: (email: string) =>
      `The email address of your account is ${email} from now on. This address is not used any more.`,
    closing: 'If it was not you, tell the other admins at once.',
  },
  newDevice: {
    subject: 'Somebody signed in to your account on a new device',
    opening: 'Somebody signed in to your account on a device that was not used for it before.',
    account: 'Account',
    time: 'Time in Auckland',
    device: 'Device',
    unknownDevice: 'Unknown program',
    address: 'Network address',
    closing:
      'If it was not you, sign in, change your password (which signs out all other devices), and tell the other admins.',
  },
};
