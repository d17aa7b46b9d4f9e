import { plural } from './counts.ts';
import { countText } from '../countText.ts';
import { formMessages } from '../words.ts';

/** The messages of the admin area, except those of its forms and lists. */
export const admin = {
  /** Replaces the name of the association in the titles of its pages. */
  area: 'Admin',
  needsJavaScript: 'The admin area needs JavaScript. Please switch it on in your browser.',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Please select the text and copy it yourself.',
  /** Replaces the label of a button while its operation runs. */
  busy: 'One moment...',
  /** The accessible name of a button that many rows have. */
  named: (label: string, subject: string) => `${label}: ${subject}`,
  listOf: (names: string[]) => names.join(', '),
  /**
   * A failure, before its reason.
   * @param name the name of the button
   */
  notDone: (name: string) => `“${name}” did not work.`,
  checking: 'One moment: looking whether you are signed in...',
  /** Shown if the time zone of the browser has another time. */
  inAuckland: (time: string) => `${time} in Auckland`,
  notPermitted: {
    heading: 'This is not for your account',
    text: 'Your account has no role for this page. An administrator can give it to you.',
  },
  frame: {
    navigation: 'Sections of the admin area',
    groups: { content: 'Content', people: 'People', website: 'Website' },
    /** The sections whose name in the menu is shorter than on the dashboard. */
    sections: {
      members: 'Members',
      register: 'Register',
      applications: 'Applications',
      categories: 'Categories',
    },
    viewSite: 'View site',
    accountMenu: (email: string) => `Account: ${email}`,
  },
  search: {
    heading: 'Search everything',
    label: 'Search everything',
    groups: { sections: 'Sections', content: 'Content of the site' },
    found: (count: number, query: string) => `${plural(count, 'result')} for “${query}”`,
    nothing: (query: string) => `Nothing was found for “${query}”.`,
    more: 'All of them in their list',
  },
  signIn: {
    welcomeAmharic: 'እንኳን ደህና መጡ',
    heading: 'Sign in',
    intro: 'For the volunteers who look after this website.',
    returning: 'Please sign in to go on. You come back to where you were.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    // docs/product/admin.md, section 6.1.
    failed: 'Login failed',
    tryAgainAt: (time: string) => `You can try again at ${time}.`,
  },
  password: {
    // Screen readers also announce the last word, because they do not show where the button is.
    show: 'Show',
    hide: 'Hide',
    password: 'password',
  },
  dashboard: {
    heading: 'Admin Dashboard',
    signedInAs: 'Signed in as',
    createHeading: 'Add something new',
    unfinishedHeading: 'Unfinished work',
    unfinished: (device: string, time: string) => `kept from ${device}, ${time}`,
    todayHeading: 'What waits today',
    nothingWaits: 'Nothing waits for you.',
    nextEvent: (day: string, title: string) => `Next event: ${day}, ${title}`,
    latestHeading: 'Latest changes',
    nothingChanged: 'Nothing has been changed yet.',
    /** The sections whose name on the dashboard is not `heading` of their own catalogue. */
    manage: {
      categories: 'Manage Categories',
      members: 'Show Members List',
      inquiries: 'Inquiries',
      applications: 'Membership Applications',
      payments: 'Payments',
      outbox: 'Outbox',
      translations: 'Translations',
      pictures: 'Descriptions of Pictures',
      committee: 'Committee',
      settings: 'Settings',
      security: 'Sign-in Security',
      account: 'Your Account',
    },
    waiting: {
      toAnswer: (count: number) => `${String(count)} to answer`,
      undecided: (count: number) => `${String(count)} to decide`,
      fromMembers: (count: number) => `${String(count)} from members`,
      ofAge: (count: number) => `${plural(count, 'child', 'children')} came of age`,
      due: (count: number) => `${String(count)} overdue or due soon`,
      unsent: (count: number) => `${String(count)} not sent`,
      failed: (count: number) => `${String(count)} failed`,
      pending: (count: number) => `${countText(count)} missing or out of date`,
      undescribed: (count: number) => `${String(count)} not described`,
      broken: (count: number) => plural(count, 'broken link'),
      switchedOff: (count: number) => `${String(count)} switched off by the site`,
    },
    backup: {
      none: 'No backup has been made yet.',
      failed: (time: string, reason: string) => `The backup of ${time} failed: ${reason}`,
      overdue: (time: string) => `The last backup is older than a week: it is of ${time}.`,
    },
    clockJump: (from: string, to: string) =>
      `The clock of the site jumped from ${from} to ${to}. The site was off, or its clock is wrong. The site deletes nothing permanently until it has run for one more day.`,
  },
  account: {
    heading: 'Your Account',
    language: {
      heading: 'Language',
      intro: 'The admin area is in this language, on every device where you sign in.',
      label: 'Language of the admin area',
      submit: 'Save language',
      success: 'The admin area is in English now.',
    },
    changePassword: {
      heading: 'Change password',
      fields: formMessages({
        currentPassword: { label: 'Current password' },
        newPassword: {
          label: 'New password',
          hint: 'At least 12 characters. A few words that do not belong together are easy to remember and hard to guess.',
          errors: {
            tooShort: ({ min }) => `The password must have at least ${String(min)} characters`,
            tooLong: ({ max }) => `The password must have at most ${String(max)} characters`,
          },
        },
      }),
      submit: 'Change password',
      success: 'Your password has been changed. You are signed out everywhere else.',
    },
    sessions: {
      heading: 'Where you are signed in',
      intro: 'If you do not know one of these, sign it out and change your password.',
      thisOne: 'This browser',
      unknownDevice: 'Unknown program',
      device: (browser: string, system: string) => `${browser} on ${system}`,
      since: (date: string) => `Signed in ${date}`,
      lastUsed: (date: string) => `Last active ${date}`,
      signOut: 'Sign out',
      signOutName: (device: string, date: string) => `Sign out ${device}, last active ${date}`,
      signOutOthers: 'Sign out everywhere else',
      ended: (device: string) => `${device} has been signed out.`,
      othersEnded: 'You are signed out everywhere else.',
    },
  },
};
