import { dayMonthYear } from '../../../../dates/days.ts';
import { sentence } from '../../grammar.ts';
import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

/** The messages of events for visitors. */
export const page = {
  listName: navigation,
  head: {
    title: pageTitle('Upcoming Events'),
    description:
      'Gatherings, holidays and cultural events of the Ethiopian community in Auckland: what is ' +
      'coming up, when it starts and how to get there.',
  },
  heading: 'Upcoming Events',
  emptyHeading: 'No Upcoming Events',
  emptyText: 'Stay tuned for future events!',
  intro: 'Come along, bring your family and friends, and help us celebrate. You are welcome.',
  date: 'Date',
  time: 'Time',
  /** From the first to the last. */
  range: (ends: string[]) => ends.join(' – '),
  lastDay: sentence('to {day} {month}', 'day', 'month'),
  untilLastDay: sentence('{start}, until {end} on the last day', 'start', 'end'),
  /** The start of an event, for search engines and messengers. */
  start: ({ date, time }: { date: string; time: string }) => [dayMonthYear(date), time],
  /** Shown after times of the Ethiopian clock. */
  ethiopianTime: 'Ethiopian time',
  /** Shown after times of New Zealand where those of the Ethiopian clock come first. */
  newZealandTime: 'New Zealand time',
  location: 'Location',
  mapLinkName: sentence('{location}: open on the map', 'location'),
  /** Instead of the place, or before its name. */
  places: {
    ONLINE: 'Online',
    TO_BE_ANNOUNCED: 'Place to be announced',
    CANCELLED: 'Cancelled',
  },
  join: 'Join online',
  joinName: sentence('Join online: {title}', 'title'),
  loadMore: 'Show more events',
  calendar: {
    add: 'Add to calendar',
    addName: sentence('Add to calendar: {title}', 'title'),
    others: 'Other calendars',
    othersName: sentence('Other calendars: {title}', 'title'),
    google: 'Google Calendar',
    outlook: 'Outlook',
    toName: sentence('{calendar}: {title}', 'calendar', 'title'),
    subscribe: 'Subscribe to all events',
    subscribeText: 'Your own calendar then shows all our events, and follows their changes.',
    app: 'Open in your calendar app',
    otherApps: 'Any other calendar takes this address:',
  },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
