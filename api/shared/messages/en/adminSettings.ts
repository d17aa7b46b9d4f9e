import { formMessages } from '../words.ts';
import { pictureFields } from './fieldMessages.ts';

/** The settings that the committee edits. */
export const settings = {
  // A form of records needs these three.
  kind: 'Settings',
  saved: 'The settings have been saved successfully',
  createHeading: 'Settings',
  editHeading: 'Settings',
  submit: 'Save changes',
  seeIt: 'See the Contact page',
  seeBank: 'See the page Support Us',
  intro:
    'What you save here is on every page at once, in both languages. What is left empty is not shown.',
  sections: {
    contact: 'How to reach us',
    social: 'Groups and pages',
    bank: 'Bank account',
    dueDates: 'Due dates',
    receipts: 'Donation receipts',
    forms: 'What visitors send',
  },
  hints: {
    contact: 'Shown on Contact Us and at the foot of every page.',
    social: 'Paste the link to the group or page.',
    bank: 'Shown on Support Us. Check every digit: visitors copy it from the page.',
    dueDates:
      'Not shown to visitors. The page Due Dates counts from these days. A meeting or an annual return that was so late that the next balance date had passed would count for the next year: enter that balance date instead of its day.',
    receipts:
      'Only for an association that Inland Revenue has approved as a donee organisation. Receipts are refused until these are filled in; the charities number is optional.',
  },
  doubt: {
    found: 'Nothing has been saved yet: please answer the question above.',
    heading: 'Save it anyway?',
    bankAccount: (number: string) =>
      `${number} is not a New Zealand account number. Please compare each digit with a statement of the bank.`,
    balanceDate: (count: number) =>
      `The years of fees change with it, but payments of fees keep the number of their year (recorded: ${String(count)}). So members who have paid can be listed as owing, and be reminded. Check the page Fees after the change.`,
    anyway: 'Save it anyway',
  },
  fields: formMessages({
    phoneNumber: {
      label: 'Telephone number',
      hint: 'With the country’s code, such as +64 9 000 0000',
    },
    contactEmail: { label: 'Email' },
    officeLocation: { label: 'Address of the office' },
    facebookUrl: { label: 'Facebook' },
    telegramUrl: { label: 'Telegram' },
    whatsappUrl: { label: 'WhatsApp' },
    viberUrl: { label: 'Viber' },
    bankAccountName: { label: 'Account name' },
    bankName: { label: 'Bank' },
    bankAccountNumber: { label: 'Account number' },
    balanceDate: {
      label: 'Balance date',
      hint: 'The last day of the financial year, which is also the year of fees: day and month, such as 31-03',
      errors: { invalidDate: 'Enter a day and month that every year has, such as 31-03' },
    },
    lastGeneralMeeting: { label: 'Last annual general meeting' },
    lastAnnualReturn: { label: 'Last annual return' },
    lastOfficerNotice: { label: 'Last notice of officers to the Companies Office' },
    irdNumber: {
      label: 'IRD number of the association',
      hint: 'Eight or nine digits',
      errors: { invalid: 'This is not an IRD number. Please check each digit.' },
    },
    charitiesNumber: {
      label: 'Charities registration number',
      hint: 'Such as CC12345',
      errors: { invalid: 'A charities registration number is CC and five digits' },
    },
    signatoryName: { label: 'Authorised person who signs' },
    signatoryOffice: { label: 'Office of the authorised person', hint: 'Such as Treasurer' },
    inquiryRetentionDays: {
      label: 'Days for which an inquiry is kept',
      hint: 'Counted from when it was mailed, read or answered. The form tells visitors.',
    },
    formerMemberRetentionMonths: {
      label: 'Months for which the contact details of a former member are kept',
      hint: 'Counted from the end of the membership. Names and dates are kept for seven years, as the law requires.',
    },
    saveMembershipApplications: {
      label: 'Who applies for membership',
      inSentences: 'What happens with applications',
    },
  }),
  applications: {
    off: 'is registered by a volunteer',
    on: 'is on the members list at once',
  },
  pictures: {
    kind: 'Picture of the site',
    createHeading: 'Picture of the Site',
    editHeading: 'Picture of the Site',
    submit: 'Save changes',
    seeIt: 'See the home page',
    heading: 'Pictures of the site',
    hint:
      'Each replaces a picture that came with the site. On a wide screen the welcome covers the ' +
      'left half of the picture of Home.',
    places: {
      HERO: 'At the top of Home',
      DARK_HERO: 'At the top of Home, in the dark theme',
      LOGO: 'Logo',
      DARK_LOGO: 'Logo on dark ground',
    },
    bundled: 'The picture that came with the site',
    /** The dark theme and dark ground. */
    same: 'No picture of its own',
    replace: 'Replace',
    restore: {
      action: 'Restore the original',
      title: 'Restore the original picture',
      text: 'The picture is removed, and the page looks as it did without it.',
      note: 'This cannot be undone.',
      success: (place: string) => `The original picture has been restored: ${place}`,
    },
    fields: formMessages({ image: { label: 'Picture' }, ...pictureFields }),
  },
  server: {
    heading: 'Set on the server',
    hint: 'These can only be changed by whoever runs the server, and go before what is saved here.',
    siteUrl: 'Address of this website',
    mail: 'Mail',
    mailFrom: (address: string) => `Sent from ${address}`,
    noMail: 'Not set up: every message is kept in the Outbox, and nothing is mailed.',
    inbox: 'The association’s inbox',
    inboxIsContact: 'The email address above',
  },
};
