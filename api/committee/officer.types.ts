import { RecordVersionInput } from '../content/bulk/bulk.types.ts';
import { computed } from '../content/computed.ts';
import { imageOf, Picture } from '../content/media/picture.ts';
import type { Officer as OfficerRow } from '../generated/prisma/client.ts';
import { Office } from '../generated/prisma/enums.ts';
import * as t from '../graphqlTypes.ts';
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

@t.ObjectType('Officer', 'A current, former or future officer of the association.')
export class Officer extends t.outputFields({
  id: t.id<number>('Identifies this term of office.'),
  version: t.int('The number of the current version. `updateOfficer` requires it.'),
  office: t.field(() => Office, 'The office.'),
  title: t.string('The name of the office in English, if it is `OTHER`.'),
  titleAmharic: t.string('The name of the office in Amharic. Empty if it is not known.'),
  name: t.string('The name of the person, in Latin letters.'),
  nameAmharic: t.string('The name in Ethiopic letters. Empty if it is not known.'),
  from: t.localDate('The first day in office.'),
  until: t.localDate.orNull('The last day in office. Null if it is not known.'),
  image: t.field.orNull(
    () => Picture,
    'The portrait with its sizes. Null if there is none.',
    computed(imageOf),
  ),
}) {}

@t.ObjectType('Committee', 'The current, former and future officers of the association.')
export class Committee extends t.outputFields({
  current: t.field<OfficerRow[]>(
    () => [Officer],
    'The current officers, the longest in office first.',
  ),
  former: t.field<OfficerRow[]>(() => [Officer], 'The former officers, the latest first.'),
  /** Not public: the association announces who was elected. */
  future: t.field.orNull<OfficerRow[]>(() => [Officer], 'The future officers. Null for visitors.'),
}) {}

@t.InputType('OfficeHolderInput', 'An office and the person who holds it.')
class OfficeHolderInput extends t.inputFields({
  office: t.field(() => Office, 'The office.'),
  title: t.string.orNull('Required for the office `OTHER`.'),
  titleAmharic: t.string.orNull('The name of the office in Amharic.'),
  name: t.string('The name of the person, in Latin letters; required.'),
  nameAmharic: t.string.orNull('The name in Ethiopic letters.'),
}) {}

@t.ArgsType()
export class ElectionArgs extends t.inputFields({
  from: t.localDate('The first day in office.'),
  officers: t.field(
    () => [OfficeHolderInput],
    `All officers, at most ${String(maxElectionOfficers)}. Leave the name empty for a vacant office.`,
  ),
  seen: t.field(() => [RecordVersionInput], 'The officers that the sender has seen.'),
}) {}

@t.InputType('OfficerInput', 'The values of an officer.')
export class OfficerInput extends t.inputFields.extending(OfficeHolderInput, {
  from: t.localDate('The first day in office.'),
  until: t.localDate.orNull('The last day in office, not before `from`. Null if it is not known.'),
  endsTermOf: t.id.orNull(
    'The id of the previous holder of the office, whose term then ends on the day before `from`. Otherwise a ' +
      'second holder is refused, except for `OTHER`.',
  ),
}) {}
