import { pictureFields } from '../../fieldMessages.ts';
import { formMessages } from '../../../words.ts';

const place = 'The name of the place and its address';

/** The messages of death notices for volunteers. */
export const admin = {
  kind: 'Death Notice',
  name: 'Death Notices',
  createHeading: 'Create a Death Notice',
  editHeading: 'Edit Death Notice',
  submit: 'Create Death Notice',
  seeIt: 'See the notice',
  list: {
    heading: 'Manage Death Notices',
    empty: 'There are no death notices yet.',
    lastDay: 'On top of all pages until',
  },
  sections: {
    who: 'Who died',
    funeral: 'Funeral',
    mourning: 'Mourning',
    contact: 'Whom to call',
    about: 'More about the person',
    consent: 'Consent',
    picture: 'Portrait',
  },
  hints: {
    funeral:
      'The notice stands on top of all pages until the last day below is over, or for a week if no day is known. Only the three newest notices stand there.',
    over: 'The last day below is over, so the notice no longer stands on top of the pages.',
    mourning: 'Where people mourn together, if that is known.',
  },
  fields: formMessages({
    name: {
      label: 'Name',
      hint: 'If you can, give it in both scripts.',
      inSentences: 'Name of the person who died',
    },
    funeralDay: { label: 'Day of the funeral', hint: 'As soon as it is known' },
    funeralTime: {
      label: 'Time of the funeral',
      hint: 'Such as 10:00 AM, or in Amharic by the Ethiopian clock',
    },
    funeralPlace: { label: 'Place of the funeral', hint: place },
    mourningDay: { label: 'First day of mourning' },
    mourningLastDay: {
      label: 'Last day of mourning',
      hint: 'Only for several days',
      errors: { endBeforeStart: 'Enter the first day too, and not a day after this one' },
    },
    mourningTime: { label: 'Time of mourning', hint: 'Such as 6 to 9 PM' },
    mourningPlace: { label: 'Place of mourning', hint: place },
    contactName: { label: 'Name of the contact', hint: 'A relative or friend who answers calls' },
    contactTelephone: { label: 'Telephone of the contact' },
    text: { label: 'Text', hint: 'If the family wants one: life, relatives, a prayer' },
    familyConsents: {
      label: 'The family agrees that all of this is published',
      inSentences: 'Consent of the family',
      values: { true: 'Yes', false: 'No' },
      errors: { required: 'Ask the family first. Until it agrees, save the notice as a draft' },
    },
    image: { label: 'Portrait' },
    ...pictureFields,
  }),
};
