import type { AdminFailures, FailureValues } from '../../failures.rules.ts';
import type { WordsOf } from '../words.ts';
import { failures } from './failures.ts';

const own: WordsOf<AdminFailures> = {
  signInRequired: 'Please sign in.',
  tokenRefused: 'The API token is invalid, has expired or was revoked.',
  roleRequired: 'Your account may not do this.',
  scopeRequired: 'No scope of the API token allows this.',
  accountDisabled:
    'This account has been switched off. Somebody with the role Admin can switch it on again.',
  lastAdmin: 'Nobody else has the role Admin. Give it to another account first.',
  addressTaken: 'There is an account with this email address already.',
  noMailProvider: 'The website cannot send email, so this is not possible.',
  linkInvalid: 'This link is not right. Open it as it is in the email, or copy all of it.',
  linkUsed: 'This link has been used already. Each is good once.',
  linkReplaced: 'A later link has taken the place of this one. Please use the latest.',
  linkWithdrawn: 'This link is not good any more: it has been withdrawn.',
  linkExpired: 'This link has run out. Please ask for a new one.',
  linkOfAnother:
    'This link is for another account than the one that is signed in here. Sign out first, then open it again: it is still good.',
  wrongCredentials: 'Invalid login credentials',
  secondFactorRequired: 'One more step: prove who you are a second time.',
  signInExpired: 'This sign-in took too long. Please begin again with your password.',
  passkeyRefused: 'This passkey was not accepted. Please try again, or use another way to sign in.',
  secondFactorSetupRequired: 'Every account here needs a second factor. Please set one up first.',
  secondFactorMissing: 'Please set up a second factor of your own first.',
  lastPasskey:
    'This passkey is your only way to sign in. Please choose a password or add another passkey first.',
  confirmationRequired: 'Please confirm that it is you first.',
  totpSetupExpired: 'This QR code is too old. Please begin again.',
  tooManyPasskeys: ({ max }) =>
    `An account can have at most ${String(max)} passkeys. Please remove one that you do not use.`,
  tooManyPreviewLinks: ({ max }) =>
    `A record can have at most ${String(max)} links. Please withdraw one that nobody needs.`,
  notFound: 'This is not there (any more). Somebody may have deleted it.',
  changedMeanwhile: ({ type }) =>
    changedByType[type] ??
    'Somebody else changed this in the meantime. What you typed is still here: open it again in another tab, compare, and save again.',
  restoredMeanwhile: ({ title, category }) =>
    `${title} has been restored already, into the category “${category}”. It stays there.`,
  applicantRegistered: ({ memberId }) =>
    `This application has been registered already, as member ${String(memberId)}. Nothing was changed.`,
  paidMeanwhile: 'Another payment of this fee was recorded or voided meanwhile. Please try again.',
  memberPaid: ({ memberId }) =>
    `Payments of member ${String(memberId)} are recorded, so the acceptance stays. End the membership instead.`,
  memberChanged: ({ memberId }) =>
    `Member ${String(memberId)} has been changed since, so the acceptance stays. End the membership instead.`,
  categoryNotEmpty({ count, names }) {
    const others = count - names.length;
    const list = [...names, ...(others > 0 ? [`${String(others)} more`] : [])].join(', ');
    const entries = `${String(count)} ${count === 1 ? 'entry' : 'entries'}`;
    return `This category still holds ${entries}: ${list}. Move or delete them first.`;
  },
  membershipTypeInUse: ({ count }) =>
    `Members with this type: ${String(count)}, former members included. Set another type for them first.`,
  importFaults: ({ count, lines }) =>
    `Nothing has been added: lines have faults that were not there before (${lines.join(', ')}${count > lines.length ? ', …' : ''}). Please check the file again.`,
  incompleteDrafts: ({ count, titles }) =>
    `Something that visitors need is still missing in: ${titles.join(', ')}${count > titles.length ? ', …' : ''}. Open a draft, choose “Publish now” and save it: the form then marks what is missing.`,
  categoryNotFound: 'This category is not there any more',
  notADonation: 'A donation receipt is only for a donation that is not voided.',
  receiptSettings: ({ missing }) =>
    `A donation receipt needs settings that are missing: ${missing.map((name) => receiptSettings[name] ?? name).join(', ')}. An admin can enter them under “Settings”.`,
  uploadExpired: 'The upload took too long. Please send the file again.',
  uploadInterrupted: 'The upload was interrupted. Please try again.',
  mediaUnavailable: 'The file could not be stored. Nothing was changed; please try again.',
  submissionAbandoned: 'This form was given up before it was saved. Please send it again.',
  submissionUsed: 'This form was saved already, with something else in it.',
  mailMessageBeingSent: 'This email is still being sent. Please look again in a few minutes.',
  mailMessageSent: 'This email has been sent already.',
  notADraft: 'This message is not a draft any more. “Use again” writes a new draft with its texts.',
  responseTooLarge: ({ megabytes }) =>
    `The response would be larger than ${String(megabytes)} MB. Please ask for fewer entries or fields at once.`,
  unstorableText: 'Text cannot hold the character U+0000.',
};

/** Texts for pages that already show the new state, by type. */
const changedByType: Record<string, string> = {
  MembershipApplication:
    'Somebody else changed this application in the meantime. The page now shows it as it is. What you typed is still here: if it is still correct, save again.',
  Payment: 'This payment was already voided. Nothing was changed.',
};

/** The settings that a donation receipt needs. */
const receiptSettings: Record<string, string> = {
  irdNumber: 'IRD number',
  signatoryName: 'authorised person',
  signatoryOffice: 'office of the authorised person',
};

/** Why an operation failed, by reason; the API uses these messages too. */
export const adminFailures: WordsOf<FailureValues> = { ...failures, ...own };
