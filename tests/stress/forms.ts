import { createFormTickets } from '../../api/inquiry/formTickets.ts';
import { application, inquiry } from '../support/forms.ts';
import { askApi, type Member } from './ask.ts';
import { type Run, sessionSecret } from './stage.ts';

const send = `mutation ($input: InquiryInput!, $proof: FormProofInput!) {
  sendInquiry(input: $input, proof: $proof) { isCopySent } }`;
const apply = `mutation ($input: MembershipApplicationInput!, $proof: FormProofInput!) {
  applyForMembership(input: $input, proof: $proof) { isCopySent } }`;

/** A ticket as old as if a person had filled in the form. */
export const agedTicket = () =>
  createFormTickets(sessionSecret, () => new Date()).issue(new Date(Date.now() - 10_000));

/** Sends an inquiry or an application: both are kept, whether their mail message goes out at once or not. */
export async function sendForm(run: Run, number: number, member: Member): Promise<void> {
  const { notes, stage, ledger, ticket } = run;
  const isInquiry = number % 2 === 0;
  const key = `${isInquiry ? 'Inquiry' : 'Applicant'} ${String(number)}`;
  const [mutation, input] = isInquiry
    ? [send, { ...inquiry, title: key }]
    : [apply, { ...application, name: key }];
  ledger.begin(key, 'kept');
  const outcome = await askApi(notes, stage, member, mutation, { input, proof: { ticket } });
  if (outcome && ('data' in outcome || outcome.code === 'MAIL_FAILED')) {
    ledger.done(key, 'kept');
    notes.count(
      `forms ${'data' in outcome ? 'acknowledged' : 'kept, their mail message to go later'}`,
    );
  } else {
    notes.count(`forms ${outcome ? `refused with ${outcome.code}` : 'left unanswered'}`);
  }
}
