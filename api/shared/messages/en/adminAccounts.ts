import { formMessages } from '../words.ts';

/** The accounts of the admin area. */
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
    name: { label: 'Name' },
    roles: { label: 'Roles', errors: { required: 'Please choose at least one role' } },
  }),
  you: 'You',
  since: (date: string) => `Since ${date}`,
  lastSignIn: (date: string) => `Last signed in ${date}`,
  neverSignedIn: 'Never signed in yet',
  disabledSince: (date: string) => `Switched off since ${date}`,
  changeRoles: 'Change name and roles',
  changeRolesName: (email: string) => `Change name and roles of ${email}`,
  rolesOf: (email: string) => `Roles of ${email}`,
  rolesSaved: (email: string) => `The name and roles of ${email} have been changed.`,
  /** Before an account is switched off or removed. */
  tokensEnd: (names: string) =>
    `These programs, which it gave access, lose it for good: ${names}. Make new tokens for them, with another account.`,
  disable: {
    action: 'Switch off',
    buttonName: (email: string) => `Switch off ${email}`,
    title: 'Switch off this account?',
    text: 'It is signed out everywhere at once, and cannot sign in until it is switched on again.',
    success: (email: string) => `${email} has been switched off.`,
  },
  enable: {
    action: 'Switch on',
    buttonName: (email: string) => `Switch on ${email}`,
    success: (email: string) => `${email} may sign in again.`,
  },
  remove: {
    action: 'Remove',
    buttonName: (email: string) => `Remove ${email}`,
    title: 'Remove this account?',
    text: 'It is signed out everywhere at once. What it made stays, under its name. This cannot be undone.',
    success: (email: string) => `${email} has been removed.`,
  },
  invite: {
    heading: 'Invite somebody',
    intro: 'The invited person chooses a password by a link that is good once and for 7 days.',
    fields: formMessages({
      email: {
        label: 'Email',
        errors: {
          duplicate: 'There is an account or an open invitation with this address already',
        },
      },
      roles: { label: 'Roles', errors: { required: 'Please choose at least one role' } },
      language: {
        label: 'Language',
        hint: 'Of the email, and of the admin area for the invited person',
      },
    }),
    submit: 'Invite',
    mailed: (email: string) => `The invitation has been sent to ${email}.`,
    waiting: (email: string) =>
      `The email to ${email} could not be sent yet. It is tried again by itself.`,
    link: (email: string) =>
      `Hand this link over to ${email} yourself: the website cannot send email. It disappears when you leave this page.`,
    copy: 'Copy the link',
    send: 'Send the link',
  },
  invitations: {
    heading: 'Open invitations',
    by: (email: string, date: string) => `Invited by ${email}, ${date}`,
    until: (date: string) => `The link is good until ${date}`,
    expired: (date: string) => `The link ran out ${date}`,
    delivery: {
      PENDING: 'The email is waiting to be sent',
      SENT: 'The email has been sent',
      STORED: 'The email was not sent',
      FAILED: 'The email could not be sent',
    },
    sendAgain: 'Send again',
    sendAgainName: (email: string) => `Send again: the invitation of ${email}`,
    withdraw: {
      action: 'Withdraw',
      buttonName: (email: string) => `Withdraw the invitation of ${email}`,
      title: 'Withdraw this invitation?',
      text: 'Its link is not good any more then.',
      success: (email: string) => `The invitation of ${email} has been withdrawn.`,
    },
  },
  changeName: {
    heading: 'Your name',
    intro:
      'Colleagues see this name beside what you do. Without a name they see your email address.',
    submit: 'Save your name',
    success: 'Your name has been saved.',
  },
  changeEmail: {
    heading: 'Email address',
    intro: 'You sign in with it. A new one counts once you open the link that is sent to it.',
    fields: formMessages({
      email: { label: 'New email address', errors: { duplicate: 'This is your address already' } },
      password: { label: 'Your password' },
    }),
    submit: 'Change email address',
    success: (email: string) =>
      `Open the link that has been sent to ${email}, in this browser. Until then your address stays as it is.`,
    noMail:
      'The website cannot send email, so an address cannot be confirmed. Ask a colleague with the role Admin to invite your new address.',
  },
  passwordLink: {
    action: 'Password link',
    buttonName: (email: string) => `Password link for ${email}`,
    mailed: (email: string) => `A link to choose a new password has been sent to ${email}.`,
    link: (email: string) =>
      `Hand this link over to ${email} yourself: with it a new password is chosen, within 30 minutes. It is shown this once.`,
  },
  /** The pages of links in emails. */
  links: {
    opening: 'One moment...',
    refused: 'This link cannot be used',
    toSignIn: 'To the sign-in page',
    incomplete: 'The link is not complete. Open it from the email once more, or copy all of it.',
    invitation: {
      heading: 'Welcome',
      intro: (email: string) =>
        `Choose a password for your account ${email}. You are signed in then.`,
      nameLabel: 'Your name',
      nameHint: 'As your colleagues know you. You may leave it empty.',
      submit: 'Choose password and sign in',
      passkeyIntro:
        'Or without a password: this device keeps a passkey, which you unlock as you unlock the device.',
      usePasskey: 'Use a passkey',
      /** Used if the browser does not report the device. */
      passkeyName: 'My device',
    },
    reset: {
      heading: 'New password',
      intro: (email: string) =>
        `Choose a new password for the account ${email}. It is signed out everywhere then.`,
      submit: 'Save password',
      success: 'Your password has been changed. Please sign in with it.',
    },
    email: {
      heading: 'New email address',
      intro: (email: string) => `You sign in with ${email} once you confirm it.`,
      submit: 'Confirm',
      success: (email: string) => `Your email address is ${email} now.`,
      toAccount: 'To your account',
    },
  },
  forgotten: {
    link: 'Forgotten your password?',
    heading: 'Forgotten password',
    intro: 'You get an email with a link by which you choose a new one.',
    email: 'Email',
    submit: 'Send the link',
    sent: (email: string) =>
      `If there is an account for ${email}, a link is on its way to it. It is good for 30 minutes. Look among unwanted emails, too.`,
    noMail:
      'The website cannot send email. Ask a colleague with the role Admin for a link to choose a new password, or whoever runs the server.',
    back: 'Back to the sign-in page',
  },
  former: {
    heading: 'Removed accounts',
    intro: 'What they made is still there, under their names.',
    removed: (date: string) => `Removed ${date}`,
  },
};
