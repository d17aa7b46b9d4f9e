import { RecordVersionInput } from '../content/bulk/bulk.types.ts';
import { computed } from '../content/computed.ts';
import { imageOf, Picture } from '../content/media/picture.ts';
import type { Officer as OfficerRow } from '../generated/prisma/client.ts';
import { Office } from '../generated/prisma/enums.ts';
import {
  argsType,
  field,
  id,
  inputType,
  int,
  localDate,
  objectType,
  string,
} from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';
import { maxElectionOfficers } from '../shared/committee/officer.rules.ts';

describeEnum(Office, 'Office', 'An office of the association.', {
  PRESIDENT: 'The president.',
  VICE_PRESIDENT: 'The vice president.',
  GENERAL_SECRETARY: 'The general secretary.',
  HEAD_OF_PUBLIC_RELATIONS: 'The head of public relations.',
  HEAD_OF_FINANCE: 'The head of finance.',
  OTHER: 'A custom office; `title` has its name.',
});

export const Officer = objectType(
  'Officer',
  'A current, former or future officer of the association.',
  {
    id: id<number>('Identifies this term of office.'),
    version: int('The number of the current version. `updateOfficer` requires it.'),
    office: field(() => Office, 'The office.'),
    title: string('The name of the office in English, if it is `OTHER`.'),
    titleAmharic: string('The name of the office in Amharic. Empty if it is not known.'),
    name: string('The name of the person, in Latin letters.'),
    nameAmharic: string('The name in Ethiopic letters. Empty if it is not known.'),
    from: localDate('The first day in office.'),
    until: localDate.orNull('The last day in office. Null if it is not known.'),
    image: field.orNull(
      () => Picture,
      'The portrait with its sizes. Null if there is none.',
      computed(imageOf),
    ),
  },
);

export const Committee = objectType(
  'Committee',
  'The current, former and future officers of the association.',
  {
    current: field<OfficerRow[]>(
      () => [Officer],
      'The current officers, the longest in office first.',
    ),
    former: field<OfficerRow[]>(() => [Officer], 'The former officers, the latest first.'),
    /** Not public: the association announces who was elected. */
    future: field.orNull<OfficerRow[]>(() => [Officer], 'The future officers. Null for visitors.'),
  },
);
export type Committee = InstanceType<typeof Committee>;

const OfficeHolderInput = inputType('OfficeHolderInput', 'An office and the person who holds it.', {
  office: field(() => Office, 'The office.'),
  title: string.orNull('Required for the office `OTHER`.'),
  titleAmharic: string.orNull('The name of the office in Amharic.'),
  name: string('The name of the person, in Latin letters; required.'),
  nameAmharic: string.orNull('The name in Ethiopic letters.'),
});

export const ElectionArgs = argsType({
  from: localDate('The first day in office.'),
  officers: field(
    () => [OfficeHolderInput],
    `All officers, at most ${String(maxElectionOfficers)}. Leave the name empty for a vacant office.`,
  ),
  seen: field(() => [RecordVersionInput], 'The officers that the sender has seen.'),
});
export type ElectionArgs = InstanceType<typeof ElectionArgs>;

export const OfficerInput = inputType(
  'OfficerInput',
  'The values of an officer.',
  {
    from: localDate('The first day in office.'),
    until: localDate.orNull('The last day in office, not before `from`. Null if it is not known.'),
    endsTermOf: id.orNull(
      'The id of the previous holder of the office, whose term then ends on the day before `from`. Otherwise a ' +
        'second holder is refused, except for `OTHER`.',
    ),
  },
  { extends: OfficeHolderInput },
);
export type OfficerInput = InstanceType<typeof OfficerInput>;
