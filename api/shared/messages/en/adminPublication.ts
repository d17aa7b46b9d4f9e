import { formMessages } from '../words.ts';

/** The messages about the publication of records. */
export const adminPublication = {
  heading: 'Publication',
  hint: 'When visitors see it. Days and times are those of Auckland; editors always see it.',
  /** Added to the hint if Cloudinary stores the files. */
  openFiles:
    'Cloudinary stores the pictures, videos and documents. Anyone who knows the address of a file can open it, even while visitors cannot see the page.',
  /** The publication states of a record. */
  states: {
    DRAFT: 'Draft',
    SCHEDULED: 'Scheduled',
    PUBLISHED: 'Published',
    TAKEN_DOWN: 'Taken down',
  },
  from: (when: string) => `Scheduled for ${when}`,
  until: (when: string) => `Published until ${when}`,
  /** For a saved record that visitors cannot see yet. */
  seenFrom: (when: string) => `Visitors will see it from ${when}.`,
  /** The states of a record, and the options of the form. */
  choices: { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' },
  /** For a time of publication in the past. */
  isPast: 'This time is past, so it is published now.',
  /** The buttons of the form, with which a record becomes scheduled or published. */
  schedule: 'Schedule',
  publish: 'Publish',
  offers: { published: 'Publish now', draft: 'Save as draft', scheduled: 'Publish at' },
  fields: formMessages({
    shown: { label: 'Visitors see it' },
    publishDay: { label: 'Publish on', errors: { required: 'Please choose the day' } },
    publishTime: { label: 'Publish at', hint: 'Without a time: when the day begins' },
    unpublishDay: {
      label: 'Take down on',
      hint: 'Empty: it stays',
      errors: {
        required: 'Please choose the day',
        endBeforeStart: 'It cannot be taken down before it is published',
      },
    },
    unpublishTime: { label: 'Take down at', hint: 'Without a time: when the day ends' },
  }),
  state: 'State',
  all: 'Any state',
  empty: 'None is in this state.',
};
