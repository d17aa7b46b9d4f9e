import { entries, grouped, shownOf } from './counts.ts';

/** The list pages of the admin area. */
export const adminLists = {
  edit: 'Edit',
  editName: (title: string) => `Edit ${title}`,
  /** The menu of a row. */
  menuOf: (title: string) => `More for ${title}`,
  copy: 'Copy',
  copyName: (title: string) => `Copy ${title}`,
  find: 'Find',
  picture: 'Picture',
  title: 'Title',
  languages: 'Languages',
  action: 'Action',
  /** @param total the number of all entries, including those that are not shown yet */
  shown: (count: number, total: number) => shownOf(count, total, 'entry', 'entries'),
  nothingFound: (words: string) => `Nothing here matches “${words}”.`,
  reloadFailed: 'The list could not be loaded again.',
  sortBy: 'Sort by',
  /** The orders of content; PLACE is the order for visitors. */
  orders: {
    LISTED: 'As listed',
    NEWEST: 'Created, latest first',
    OLDEST: 'Created, earliest first',
    CHANGED_LAST: 'Changed, latest first',
    CHANGED_FIRST: 'Changed, earliest first',
    TITLE: 'Title, A to Z',
    TITLE_DESCENDING: 'Title, Z to A',
    STATE: 'State, drafts first',
    STATE_DESCENDING: 'State, drafts last',
    PLACE: 'Day or category, ascending',
    PLACE_DESCENDING: 'Day or category, descending',
  },
  noCategory: 'No category',
  video: 'Video',
  categories: {
    heading: 'Manage Categories',
    intro: 'A category can be deleted once it is empty: move or delete its entries first.',
    directory: 'Directory',
    resource: 'Resources',
    cultural: 'About Ethiopia',
    create: 'Add a category',
    empty: 'There are no categories yet.',
    name: 'Category',
    entries: 'Entries',
    holds: (count: number) => (count === 0 ? 'Empty' : entries(count)),
    /** @param count at least one */
    restorable: (count: number) =>
      count === 1
        ? '1 deleted record was in this category. Once the category is deleted, it can be restored into another one only.'
        : `${grouped(count)} deleted records were in this category. Once the category is deleted, they can be restored into another one only.`,
  },
  members: {
    // The texts, including the four dots, are those of docs/product/records.md, section 6.3.
    heading: 'Members List',
    loading: 'Loading....',
    columns: {
      id: 'ID',
      name: 'Full Name',
      email: 'Email',
      dob: 'Date of Birth',
      address: 'Address',
      contactNumber: 'Phone Number',
      date: 'Registered Date',
    },
    create: 'Register a Member',
    search: 'Search by name, email, phone, ID or year of birth',
    status: 'Which members',
    statuses: { MEMBER: 'Members', CEASED: 'Former members', ALL: 'All' },
    filterAndSort: 'Filter and sort',
    filters: {
      language: 'Any language',
      channel: 'Any way to be reached',
      cameOfAge: 'Any age',
      owesFeeOf: 'Any fee',
      household: 'Any household',
      reach: 'Any messages',
    },
    reach: {
      label: 'Messages',
      values: {
        MAIL: 'Messages by email',
        PAPER: 'Messages on paper or by telephone',
        UNSUBSCRIBED: 'Unsubscribed',
      } as Record<string, string>,
    },
    owesFee: (year: string) => `Owing the fee ${year}`,
    cameOfAge: {
      label: 'Age',
      values: { true: 'Children who came of age' } as Record<string, string>,
      hint: 'They are 18 or older, so they need a consent of their own. Ask them, record it, and change their role in the household.',
    },
    nothingMatches: 'No member matches these filters.',
    /** @param reason why the membership ended */
    ended: (day: string, reason: string) => `Membership ended on ${day}: ${reason}`,
    sortBy: 'Sort by',
    orders: {
      NEWEST: 'ID, latest first',
      OLDEST: 'ID, first first',
      NAME: 'Name, A to Z',
      NAME_DESCENDING: 'Name, Z to A',
      DATE: 'Registered, earliest first',
      DATE_DESCENDING: 'Registered, latest first',
    },
    shown: (count: number, total: number) => shownOf(count, total, 'member'),
    empty: 'No members have been registered yet.',
    nothingFound: (words: string) => `No member matches “${words}”.`,
    /** What members did with the link to their own data. */
    reports: {
      heading: 'From the members themselves',
      leaving: 'asks to leave.',
      corrected: (before: string, present: string) => `changed “${before}” to “${present}”.`,
      ofHousehold: (household: string) => `This is the address of the household ${household}.`,
      done: 'Done',
      doneWith: (name: string, text: string) => `Done: ${name} ${text}`,
      removal: {
        action: 'Remove the request',
        title: 'Remove this request to leave?',
        text: 'This does not end the membership. To end it, open the member and choose “End membership”.',
        success: (name: string) => `The request of ${name} was removed.`,
      },
    },
  },
};
