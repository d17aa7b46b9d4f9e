import { member } from '../shared/messages/en/adminMember.ts';
import { columnsOfFields } from '../content/fieldTypes.ts';
import { fieldFailure } from '../errors.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import type { Member, Prisma } from '../generated/prisma/client.ts';
import { ceasedFields, memberFields } from '../shared/members/member.fields.ts';
import type { CeasedValues, MemberValues } from '../shared/members/member.rules.ts';

type Columns = Omit<Prisma.MemberCreateInput, 'createdBy'>;

const fields = { ...memberFields, ...ceasedFields };

/** Converts input values to columns. A value that is not known is null. */
export const memberData = (values: Partial<MemberValues & CeasedValues>): Columns =>
  Object.fromEntries(
    Object.entries(columnsOfFields(fields, values)).map(([name, value]) => [
      name,
      value === '' && name in nullable ? null : value,
    ]),
  ) as unknown as Columns;

/** The columns that are null without a value. */
const nullable = {
  language: true,
  channel: true,
  ceasedReason: true,
  householdName: true,
  householdRole: true,
};

export const memberModel: RecordModel<Member, Columns> = {
  content: null,
  type: 'Member',
  messages: member.fields,
  rows: (tx) => tx.member,
  checkChange: (_tx, { joinedOn, ceasedOn }) => {
    if (!joinedOn || !ceasedOn || joinedOn <= ceasedOn) return Promise.resolve();
    const errors = { joinedOn: { code: 'endBeforeStart', values: {} } } as const;
    return Promise.reject(fieldFailure(errors, member.fields));
  },
};
