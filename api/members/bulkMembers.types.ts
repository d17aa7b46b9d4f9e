import { registerEnumType } from 'type-graphql';
import { inputTypeOf } from '../content/fieldTypes.ts';
import { CeasedReason } from '../generated/prisma/enums.ts';
import { ceasedFields } from '../shared/members/member.fields.ts';

export const MembershipEndInput = inputTypeOf(
  ...(['MembershipEndInput', 'How a membership ended.', ceasedFields, Object] as const),
  { ceasedReason: CeasedReason },
);

export enum ErasureReason {
  MISTAKE = 'MISTAKE',
  DUPLICATE = 'DUPLICATE',
  REQUEST = 'REQUEST',
}
registerEnumType(ErasureReason, {
  name: 'ErasureReason',
  description: 'Why a member is erased. The activity keeps it; it says nothing about the person.',
  valuesConfig: {
    MISTAKE: { description: 'The person never was a member.' },
    DUPLICATE: { description: 'The person was entered twice.' },
    REQUEST: { description: 'The person has a right to be erased.' },
  },
});
