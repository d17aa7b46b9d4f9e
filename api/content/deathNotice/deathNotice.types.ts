import { computed } from '../computed.ts';
import { formattedText } from '../fieldTypes.ts';
import { imageColumns, imageOf, Picture } from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import * as t from '../../graphqlTypes.ts';

@t.ObjectType(
  'DeathNotice',
  'The notice of a death: when and where people meet for the funeral and to mourn, and whom to call.',
)
export class DeathNotice extends t.outputFields.extending(PicturedContent, {
  name: t.string('The name of the person who died.'),
  funeralDay: t.localDate.orNull('The day of the funeral in Auckland. Null if it is not known.'),
  funeralTime: t.string(
    'The time of the funeral as written, such as "10:00 AM". Empty if it is not known.',
  ),
  funeralPlace: t.string('Where the funeral is. Empty if it is not known.'),
  mourningDay: t.localDate.orNull(
    'The day, or the first day, on which people mourn together. Null if there is none.',
  ),
  mourningLastDay: t.localDate.orNull(
    'The last day if people mourn together on several days, otherwise null.',
  ),
  mourningTime: t.string('The time of the mourning as written. Empty if it is not known.'),
  mourningPlace: t.string('Where people mourn. Empty if it is not known.'),
  contactName: t.string('The name of the person whom people can call.'),
  contactTelephone: t.string('The telephone number of that person.'),
  text: t.string(`The text. May be empty. ${formattedText}`),
  familyConsents: t.boolean(
    'Whether the family consents to publishing the notice. False only in drafts.',
  ),
  image: t.field.orNull(
    () => Picture,
    'The portrait. Null if there is none.',
    computed(imageOf, imageColumns),
  ),
}) {}

@t.InputType('ConsentedInput', 'The pictures, and the consent of the family.')
export class ConsentedInput extends t.inputFields.extending(PicturedInput, {
  familyConsents: t.boolean(
    'Whether the family consents to publishing the notice. Must be true except for a draft.',
  ),
}) {}
