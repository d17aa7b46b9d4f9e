import { member } from '../shared/messages/en/adminMember.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import type { Member } from '../generated/prisma/client.ts';
import { dayToDate } from '../scalars.ts';
import type { MemberValues } from '../shared/members/member.rules.ts';

/** Converts input values to columns. */
export function memberData(values: MemberValues) {
  return {
    ...values,
    dob: dayToDate(values.dob),
    date: dayToDate(values.date),
  };
}

export const memberModel: RecordModel<Member, ReturnType<typeof memberData>> = {
  content: null,
  type: 'Member',
  messages: member.fields,
  rows: (tx) => tx.member,
};
