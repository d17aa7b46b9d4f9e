import { computed } from '../computed.ts';
import { formattedText } from '../fieldTypes.ts';
import { imageColumns, imageOf, Picture } from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import { boolean, field, inputType, localDate, objectType, string } from '../../graphqlTypes.ts';

export const DeathNotice = objectType(
  'DeathNotice',
  'The notice of a death: when and where people meet for the funeral and to mourn, and whom to call.',
  {
    name: string('The name of the person who died.'),
    funeralDay: localDate.orNull('The day of the funeral in Auckland. Null if it is not known.'),
    funeralTime: string(
      'The time of the funeral as written, such as "10:00 AM". Empty if it is not known.',
    ),
    funeralPlace: string('Where the funeral is. Empty if it is not known.'),
    mourningDay: localDate.orNull(
      'The day, or the first day, on which people mourn together. Null if there is none.',
    ),
    mourningLastDay: localDate.orNull(
      'The last day if people mourn together on several days, otherwise null.',
    ),
    mourningTime: string('The time of the mourning as written. Empty if it is not known.'),
    mourningPlace: string('Where people mourn. Empty if it is not known.'),
    contactName: string('The name of the person whom people can call.'),
    contactTelephone: string('The telephone number of that person.'),
    text: string(`The text. May be empty. ${formattedText}`),
    familyConsents: boolean(
      'Whether the family consents to publishing the notice. False only in drafts.',
    ),
    image: field.orNull(
      () => Picture,
      'The portrait. Null if there is none.',
      computed(imageOf, imageColumns),
    ),
  },
  { implements: PicturedContent },
);

export const ConsentedInput = inputType(
  'ConsentedInput',
  'The pictures, and the consent of the family.',
  {
    familyConsents: boolean(
      'Whether the family consents to publishing the notice. Must be true except for a draft.',
    ),
  },
  { extends: PicturedInput },
);
