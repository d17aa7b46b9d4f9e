/** A label, and what helps to fill the field in. */
interface FieldWords {
  label: string;
  hint?: string;
}

const description = (hint: string): FieldWords => ({ label: 'Description', hint });
const mapLink: FieldWords = {
  label: 'Map link',
  hint: 'Find the place in Google Maps, choose Share, and paste the link here.',
};
const category: FieldWords = {
  label: 'Category',
  hint: 'Adding a new one leads to another page; what you typed is here when you return.',
};
const webAddress = 'A web address, such as example.org/page';

const event = {
  kind: 'Event',
  createHeading: 'Create an Event',
  editHeading: 'Edit Event',
  submit: 'Create Event',
  seeIt: 'See it on the Events page',
  /** Of an event that is over. */
  past: {
    note: 'Its day is past, so visitors do not see it on the Events page.',
    seeIt: 'See it among all events',
  },
  list: {
    heading: 'Manage Events',
    empty: 'There are no events here yet.',
    period: 'Which events',
    periods: { ALL: 'All', UPCOMING: 'Upcoming', PAST: 'Past' },
  },
  sections: { what: 'What and when', where: 'Where', about: 'About it' },
  fields: {
    title: { label: 'Title' },
    date: { label: 'Date' },
    time: { label: 'Time', hint: 'As people say it, such as 10:00 AM or 6 to 9 PM' },
    location: { label: 'Location', hint: 'The venue and its address' },
    mapLink,
    description: description('A line break starts a new paragraph.'),
    image: { label: 'Picture' },
  } satisfies Record<string, FieldWords>,
};

const directory = {
  kind: 'Directory',
  createHeading: 'Create a Directory',
  editHeading: 'Edit Directory',
  submit: 'Create Directory',
  seeIt: 'See it on the Directory page',
  list: { heading: 'Manage Directory', empty: 'There are no directory entries yet.' },
  sections: {
    what: 'The business',
    where: 'Where it is',
    social: 'On social media',
    picture: 'Picture',
  },
  socialHint:
    'Links to its pages and groups, or names such as @name; for WhatsApp a telephone number will do. ' +
    'Leave out what it does not have.',
  fields: {
    name: { label: 'Name' },
    categoryId: category,
    description: description('What it offers. Each line stands for itself.'),
    location: { label: 'Address' },
    mapLink,
    facebook: { label: 'Facebook' },
    instagram: { label: 'Instagram' },
    telegram: { label: 'Telegram' },
    whatsapp: { label: 'WhatsApp' },
    viber: {
      label: 'Viber',
      hint: 'In Viber choose Share → Copy link and paste the link here: Viber has no public address for a number.',
    },
    x: { label: 'X' },
    image: { label: 'Picture' },
  } satisfies Record<string, FieldWords>,
};

const resource = {
  kind: 'Resource',
  createHeading: 'Create a Resource',
  editHeading: 'Edit Resource',
  submit: 'Create Resource',
  seeIt: 'See it on the Resources page',
  list: { heading: 'Manage Resources', empty: 'There are no resources yet.' },
  sections: { what: 'The service' },
  fields: {
    title: { label: 'Title' },
    categoryId: category,
    link: { label: 'Link', hint: webAddress },
    description: description('What it helps with. Each line stands for itself.'),
  } satisfies Record<string, FieldWords>,
};

const post = {
  kind: 'Post',
  createHeading: 'Create a Post',
  editHeading: 'Edit Post',
  submit: 'Create Post',
  seeIt: 'See it on the home page',
  list: { heading: 'Manage Posts', empty: 'There are no posts yet.' },
  sections: { what: 'The post', link: 'A link to read on', picture: 'Picture' },
  linkHint: 'Leave both empty if there is nothing to link to.',
  fields: {
    postTitle: { label: 'Title', hint: 'It is shown in capital letters.' },
    postText: { label: 'Text', hint: 'A line break starts a new paragraph.' },
    postLink: { label: 'Link', hint: webAddress },
    postLinkText: { label: 'Words of the link', hint: 'Such as “Register here”' },
    image: { label: 'Picture' },
  } satisfies Record<string, FieldWords>,
};

const aboutEthiopia = {
  kind: 'About Ethiopia Content',
  createHeading: 'Create About Ethiopia Content',
  editHeading: 'Edit About Ethiopia Content',
  submit: 'Create Content',
  seeIt: 'See it on the About Ethiopia page',
  list: { heading: 'Manage About Ethiopia', empty: 'There is no content about Ethiopia yet.' },
  sections: { what: 'What it tells', media: 'Picture or video' },
  fields: {
    title: { label: 'Title' },
    categoryId: category,
    description: description('A line break starts a new paragraph.'),
    link: { label: 'Link', hint: `To learn more. ${webAddress}` },
    media: { label: 'Picture or video' },
  } satisfies Record<string, FieldWords>,
};

/** In what somebody is like a member who is registered already. */
const similarity = {
  BIRTH_AND_NAME: 'same day of birth and a similar name',
  TELEPHONE: 'same telephone number',
  EMAIL: 'same email',
};
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const member = {
  kind: 'Member',
  createHeading: 'Register a Member',
  editHeading: 'Edit Member',
  submit: 'Register Member',
  seeIt: 'See the Members List',
  sections: { person: 'The person', contact: 'How to reach them', membership: 'Membership' },
  fields: {
    name: { label: 'Full Name' },
    dob: { label: 'Date of Birth', hint: 'By the calendar used in New Zealand' },
    email: { label: 'Email' },
    address: { label: 'Address' },
    contactNumber: { label: 'Contact Number' },
    date: { label: 'Date of registration' },
  } satisfies Record<string, FieldWords>,
  duplicates: {
    found: 'Nothing has been saved yet: somebody like this is registered already.',
    heading: 'Is this the same person?',
    newTab: '(opens in a new tab)',
    born: (day: string) => `Born ${day}`,
    similar: (similarities: (keyof typeof similarity)[]) =>
      sentence(similarities.map((name) => similarity[name]).join(', ')),
    families: 'Families often share a telephone number or an email address.',
    registerAnyway: 'Register anyway',
  },
};

/**
 * What the admin area says of each kind of record: in its form, its list and on the dashboard.
 * `kind` is how its records are called in sentences.
 */
export const adminRecords = { event, directory, resource, post, aboutEthiopia, member };
