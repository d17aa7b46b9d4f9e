import type { Api, GraphQLResponse } from './api.ts';

export const inquiry = {
  name: 'አበበ ቢቂላ',
  title: 'ጥያቄ & question',
  email: 'abebe@example.org',
  message: 'ሰላም! ስለ እንቁጣጣሽ በዓል መረጃ እፈልጋለሁ።\n\nThank you <3',
};

export const application = {
  name: 'ጽጌ ማርያም',
  dob: '1990-05-01',
  email: 'tsige@example.org',
  address: '1 Example Street\nAuckland',
  contactNumber: '021 555 0100',
  date: '2020-11-21',
  agreement: true,
};

/** A ticket that is old enough for a person to have filled in the form. */
export function ticketOf({ services }: Api): string {
  const present = services.now();
  const { formTickets } = services;
  return formTickets.issue(new Date(present.getTime() - 10_000));
}

const send =
  'mutation ($i: InquiryInput!, $p: FormProofInput!) { sendInquiry(input: $i, proof: $p) { isCopySent delivery } }';
const apply =
  'mutation ($i: MembershipApplicationInput!, $p: FormProofInput!) { applyForMembership(input: $i, proof: $p) { isCopySent delivery isRegistered } }';

type Proof = { ticket?: string; trap?: string };

export function sendInquiry(
  api: Api,
  input: object = {},
  proof: Proof = {},
): Promise<GraphQLResponse> {
  return api.query(send, { i: { ...inquiry, ...input }, p: { ticket: ticketOf(api), ...proof } });
}

export function applyForMembership(api: Api, input: object = {}, proof: Proof = {}) {
  return api.query(apply, {
    i: { ...application, ...input },
    p: { ticket: ticketOf(api), ...proof },
  });
}
