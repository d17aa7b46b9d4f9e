import { sentence } from './grammar.ts';

/** What stands below messages to members, and the page on which they unsubscribe. */
export const memberMail = {
  footer:
    'You receive this email because you are a member of our association. If you want no more messages ' +
    'to members, open this page and unsubscribe:',
  feeOwed: sentence(
    'Still to be paid of the fee for {year} by {members}: {amount}',
    'members',
    'year',
    'amount',
  ),
  /** What stands for the year of the fee. */
  feeYear: sentence('{year} ({firstDay} to {lastDay})', 'year', 'firstDay', 'lastDay'),
  bankAccount: sentence(
    'Please pay to {accountName}, {bank}, {accountNumber}, with the member number as reference.',
    'accountName',
    'bank',
    'accountNumber',
  ),
  heading: 'Messages to members',
  question: sentence('Do you want no more messages to members at {email}?', 'email'),
  effect:
    'Emails about your own membership are not affected. If others use this email address too, they get no ' +
    'more messages either.',
  unsubscribe: 'Unsubscribe',
  done: sentence('{email} is unsubscribed. It gets no more messages to members.', 'email'),
  subscribe: 'Subscribe again',
  subscribed: sentence('{email} gets messages to members again.', 'email'),
  invalid:
    'This link is incomplete. Please copy all of it from the email, or ask us to unsubscribe you:',
};
