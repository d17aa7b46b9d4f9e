import { inputTypeOf } from '../content/fieldTypes.ts';
import { CeasedReason } from '../generated/prisma/enums.ts';
import { ceasedFields } from '../shared/members/member.fields.ts';
import { enumOf } from '../enumOf.ts';

export const MembershipEndInput = inputTypeOf(
  ...(['MembershipEndInput', 'How a membership ended.', ceasedFields, Object] as const),
  { ceasedReason: CeasedReason },
);

export const ErasureReason = enumOf(
  'ErasureReason',
  'Why a member is erased. The activity keeps it; it says nothing about the person.',
  {
    MISTAKE: 'The person never was a member.',
    DUPLICATE: 'The person was entered twice.',
    REQUEST: 'The person has a right to be erased.',
  },
);
export type ErasureReason = keyof typeof ErasureReason;
