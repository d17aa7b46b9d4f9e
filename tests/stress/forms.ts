import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { application, inquiry } from '../support/forms.ts';
import { askApi, type Member } from './ask.ts';
import type { Run } from './stage.ts';

const send = `mutation ($input: InquiryInput!, $proof: FormProofInput!) {
  sendInquiry(input: $input, proof: $proof) { isCopySent } }`;
const apply = `mutation ($input: MembershipApplicationInput!, $proof: FormProofInput!) {
  applyForMembership(input: $input, proof: $proof) { isCopySent } }`;

/** A ticket that is old enough to send forms with. */
export async function openForm({ notes, stage, member }: Omit<Run, 'ticket'>): Promise<string> {
  const outcome = await askApi(notes, stage, member(0), '{ formOpening { ticket } }');
  const { formOpening } = z
    .object({ data: z.object({ formOpening: z.object({ ticket: z.string() }) }) })
    .parse(outcome).data;
  await sleep(2_100);
  return formOpening.ticket;
}

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
