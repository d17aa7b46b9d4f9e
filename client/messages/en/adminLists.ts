/** The list pages of the admin area. */
export const adminLists = {
  edit: 'Edit',
  editName: (title: string) => `Edit ${title}`,
  find: 'Find',
  /** @param more whether there are yet more than those */
  shown: (count: number, more: boolean) => {
    const entries = `${String(count)} ${count === 1 ? 'entry' : 'entries'} shown`;
    return more ? `${entries}, more follow` : entries;
  },
  nothingFound: (words: string) => `Nothing here matches “${words}”.`,
  reloadFailed: 'The list could not be loaded again.',
  noCategory: 'No category',
  video: 'Video',
  categories: {
    heading: 'Manage Categories',
    intro: 'A category can be deleted once it is empty: move or delete its entries first.',
    directory: 'Directory',
    resource: 'Resources',
    cultural: 'About Ethiopia',
    create: 'Add a category',
    createName: (group: string) => `Add a category: ${group}`,
    empty: 'There are no categories yet.',
    /** @param more whether it holds yet more than that */
    holds: (count: number, more: boolean) => {
      if (count === 0) return 'Empty';
      return `${String(count)}${more ? '+' : ''} ${count === 1 ? 'entry' : 'entries'}`;
    },
  },
  members: {
    // The texts, also the four dots, are those of docs/product.md, section 6.3.
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
      action: 'Action',
    },
    create: 'Register a Member',
    search: 'Search by name, email, phone, ID or year of birth',
    sortBy: 'Sort by',
    shown: (count: number, more: boolean) => {
      const members = `${String(count)} ${count === 1 ? 'member' : 'members'}`;
      return more ? `${members} shown, more follow` : `${members} shown`;
    },
    empty: 'No members have been registered yet.',
    nothingFound: (words: string) => `No member matches “${words}”.`,
    loadMore: 'Load more members',
  },
};
