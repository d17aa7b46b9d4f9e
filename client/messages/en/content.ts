import { pageTitle } from './heads.ts';

const events = {
  heading: 'Upcoming Events',
  emptyHeading: 'No Upcoming Events',
  emptyText: 'Stay tuned for future events!',
  intro: 'Come along, bring your family and friends, and help us celebrate. You are welcome.',
  date: 'Date',
  time: 'Time',
  location: 'Location',
  mapLinkName: (location: string) => `${location}: open on the map`,
  loadMore: 'Show more events',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  monthsShort: [
    ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ],
  ethiopianMonthsAmharic: [
    ...['መስከረም', 'ጥቅምት', 'ኅዳር', 'ታኅሣሥ', 'ጥር', 'የካቲት', 'መጋቢት'],
    ...['ሚያዝያ', 'ግንቦት', 'ሰኔ', 'ሐምሌ', 'ነሐሴ', 'ጳጉሜን'],
  ],
  ethiopianDateAmharic: (day: number, month: string, year: number) =>
    `${month} ${day} ቀን ${year} ዓ.ም.`,
};

const aboutEthiopia = {
  heading: 'About Ethiopia',
  intro:
    'Ethiopia is a land of many peoples, languages and faiths, with its own alphabet, its own ' +
    'calendar and a long history. Here we share some of the traditions we grew up with and keep ' +
    'alive in Auckland.',
  videoFallback: 'Your browser does not support the video tag.',
  videoName: (title: string) => `Video: ${title}`,
  playName: (title: string) => `Play video: ${title}`,
  learnMore: 'Learn more',
  learnMoreAbout: (title: string) => `about ${title}`,
  empty: 'There is nothing to show here yet. Please come back soon.',
};

const directory = {
  heading: 'Directory',
  intro:
    'Restaurants, shops, places of worship and services for the Ethiopian community in Auckland. ' +
    'When you visit one of them, you support the people behind it.',
  categories: 'Categories of the directory',
  mapLink: 'View on map',
  mapLinkName: (business: string) => `View on map: ${business}`,
  socialLinkName: (platform: string, business: string) => `${business} on ${platform}`,
  empty: 'There are no entries in the directory yet. Please come back soon.',
};

const resources = {
  heading: 'Resources',
  intro:
    'Useful places to start, whether you are settling in, looking for work or helping somebody ' +
    'who is. Each link opens the website of the organisation that offers the service.',
  visit: 'Visit Resource',
  visitName: (title: string) => `Visit Resource: ${title}`,
  empty: 'There are no resources here yet. Please come back soon.',
};

const posts = {
  loadMore: 'Load more posts',
  imageAlternative: (title: string) => `Picture for the post “${title}”`,
};

/** The sentences of content, by kind. */
export const content = { events, aboutEthiopia, directory, resources, posts };

/** What the navigation calls the pages of content. */
export const contentNavigation = {
  events: 'Events',
  aboutEthiopia: 'About Ethiopia',
  resources: 'Resources',
  directory: 'Directory',
};

/** Title and description (110 to 160 characters) of the pages of content, by their navigation key. */
export const contentHeads = {
  events: {
    title: pageTitle('Upcoming Events'),
    description:
      'Gatherings, holidays and cultural events of the Ethiopian community in Auckland: what is ' +
      'coming up, when it starts and how to get there.',
  },
  aboutEthiopia: {
    title: pageTitle('About Ethiopia'),
    description:
      'Discover Ethiopia in words, pictures and video: its cultural and religious traditions, ' +
      'its celebrations and the heritage we keep in Auckland.',
  },
  resources: {
    title: pageTitle('Resources'),
    description:
      'Helpful links for Ethiopians settling in Auckland: public services, everyday information ' +
      'and job sites, gathered by subject in one place.',
  },
  directory: {
    title: pageTitle('Directory'),
    description:
      'Ethiopian restaurants, shops with Ethiopian items, religious institutions, barbershops ' +
      'and garages in Auckland, with addresses and maps.',
  },
};
