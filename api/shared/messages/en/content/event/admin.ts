import { description, mapLink, pictureFields } from '../../fieldMessages.ts';
import { formMessages } from '../../../words.ts';

/** The messages of events for volunteers. */
export const admin = {
  kind: 'Event',
  name: 'Events',
  createHeading: 'Create an Event',
  editHeading: 'Edit Event',
  submit: 'Create Event',
  seeIt: 'See the event',
  /** For a past event. */
  past: { note: 'Its day is past, so visitors do not see it on the Events page.' },
  list: {
    heading: 'Manage Events',
    empty: 'There are no events here yet.',
    period: 'Which events',
    periods: { ALL: 'All', UPCOMING: 'Upcoming', PAST: 'Past' },
  },
  times: {
    choose: 'Choose the time',
    chooseEnd: 'Choose the end time',
    words: 'This is no time of day, so calendars show the event as lasting all day.',
    endWords: 'This is no time of day, so calendars show no end.',
    /** Followed by the same times in the Ethiopian clock. */
    understood: (times: string) => `${times} in New Zealand,`,
    beforeDawn: 'This is the night before dawn: the day begins at midnight, as in New Zealand.',
    /** For a time that may be in the morning or the afternoon. */
    withoutHalf: 'Please add AM or PM.',
    /** For a time in Amharic. */
    withoutPart:
      'This is no time by the Ethiopian clock. Please write the hour with its part of the day: morning, day, evening or night.',
  },
  /** The link of an online event. */
  joinLink: {
    label: 'Link to join',
    hint: 'If there is one, such as the address of a video call',
    errors: { invalidUrl: 'Enter a valid URL' },
  },
  sections: { what: 'What and when', where: 'Where', about: 'About it', picture: 'Picture' },
  fields: formMessages({
    title: { label: 'Title', inSentences: 'Event title' },
    date: { label: 'Date', inSentences: 'Event date' },
    time: {
      label: 'Time',
      hint: 'Such as 10:00 AM or 6 to 9 PM, or in Amharic by the Ethiopian clock',
      inSentences: 'Event time',
    },
    endDate: { label: 'Last day', hint: 'Only of an event of several days' },
    endTime: {
      label: 'End time',
      hint: 'If it is known, such as 1:00 PM',
      errors: {
        endBeforeStart:
          'The end cannot be before the start. For an end after midnight, enter the next day as the last day',
      },
    },
    placeType: {
      label: 'Where it takes place',
      values: {
        PHYSICAL: 'At a place',
        ONLINE: 'Online',
        TO_BE_ANNOUNCED: 'Place to be announced',
        CANCELLED: 'Nowhere: it is cancelled',
      },
    },
    location: {
      label: 'Location',
      hint: 'The venue and its address',
      inSentences: 'Event location',
    },
    mapLink: { ...mapLink, errors: { invalidUrl: 'Enter a valid Google Maps URL' } },
    description: {
      ...description('A line break starts a new paragraph.'),
      inSentences: 'Event description',
    },
    image: { label: 'Picture', inSentences: 'Event image' },
    withoutImage: { label: 'No picture: visitors see the logo of the site' },
    ...pictureFields,
  }),
};
