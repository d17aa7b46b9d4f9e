import { sentence } from './grammar.ts';

/** The notice to an applicant who has become a member, in the language of the form. */
export const membershipMail = {
  subject: 'Your application for membership has been accepted',
  greeting: sentence('Dear {name},', 'name'),
  accepted: 'We have accepted your application for membership. You are a member now. Welcome!',
  number: sentence(
    'Your member number is {number}. Please give it as the reference when you pay.',
    'number',
  ),
  replies: 'If your details change, or if you have a question, please reply to this email.',
  ownData: 'On this page you can ask for a link to see and correct what we have stored about you:',
  otherPerson: 'If you did not apply, somebody typed your address by mistake: please let us know.',
};
