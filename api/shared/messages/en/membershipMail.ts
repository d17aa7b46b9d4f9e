import { sentence } from './grammar.ts';

/** The notice to an applicant who has become a member, in the language of the form. */
export const membershipMail = {
  subject: 'Your application for membership has been accepted',
  greeting: sentence('Dear {name},', 'name'),
  accepted: 'We have accepted your application for membership. You are a member now. Welcome!',
  replies: 'If your details change, or if you have a question, please reply to this email.',
  otherPerson: 'If you did not apply, somebody typed your address by mistake: please let us know.',
};
