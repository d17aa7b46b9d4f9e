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
const webAddress = 'A web address that begins with https://';

/** What each form says that is its own. `kind` is how its records are called in sentences. */
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
  sections: {
    what: 'The business',
    where: 'Where it is',
    social: 'On social media',
    picture: 'Picture',
  },
  socialHint: 'Links to its pages and groups. Leave out what it does not have.',
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
    viber: { label: 'Viber' },
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
  sections: { what: 'What it tells', media: 'Picture or video' },
  fields: {
    title: { label: 'Title' },
    categoryId: category,
    description: description('A line break starts a new paragraph.'),
    link: { label: 'Link', hint: `To learn more. ${webAddress}` },
    media: { label: 'Picture or video' },
  } satisfies Record<string, FieldWords>,
};

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
};

const categoryFields = {
  categoryName: { label: 'Category name', hint: '2 to 50 characters' },
} satisfies Record<string, FieldWords>;
const categoryForm = (of: string, article: 'a' | 'an') => ({
  kind: 'Category',
  createHeading: `Add ${article} ${of} Category`,
  editHeading: `Edit ${of} Category`,
  submit: 'Create Category',
  seeIt: 'See all categories',
  sections: { what: 'The category' },
  fields: categoryFields,
});

const upTo = (limit: string | null) => (limit ? `, up to ${limit} MB` : '');

/** The forms of the admin area. */
export const adminForms = {
  event,
  directory,
  resource,
  post,
  aboutEthiopia,
  member,
  directoryCategory: categoryForm('Directory', 'a'),
  resourceCategory: categoryForm('Resource', 'a'),
  culturalCategory: categoryForm('About Ethiopia', 'an'),
  saveChanges: 'Save changes',
  saving: 'Saving...',
  created: (kind: string) => `${kind} has been created successfully`,
  saved: (kind: string) => `${kind} has been saved successfully`,
  correctFields: 'Please correct the fields that are marked. Nothing has been saved yet.',
  kept: 'What you typed is still here.',
  noAnswer:
    'No answer came. It may have been saved all the same: please look before you send it again.',
  stalled: 'The upload came to a standstill. Please check your connection and send it again.',
  cancelled: 'The upload was cancelled and nothing was saved. What you typed is still here.',
  missing: 'This is not there (any more). Somebody may have deleted it.',
  uploading: 'Uploading',
  storing: 'Everything has arrived. The file is being stored...',
  cancelUpload: 'Cancel upload',
  leaveUpload: 'A file is still being uploaded. Leave this page and cancel the upload?',
  draft: {
    restored: 'What you typed here before has been brought back. It has not been saved yet.',
    lostFiles: (names: string) => `Please choose the file again: ${names}`,
    discard: 'Discard',
    discarded: 'What you typed has been discarded.',
    replaced: 'The form now shows the newer version.',
    undo: 'Bring it back',
  },
  conflict: {
    heading: 'Somebody else has changed this meanwhile',
    text: 'What you typed is still in the form and has not been saved.',
    taken: (labels: string) => `The form now shows what they have changed: ${labels}.`,
    contested: 'You have both changed the following. This is what they wrote:',
    onlyMedia: 'They have changed nothing that differs from it, except perhaps a picture or video.',
    notSaved:
      'Somebody else has changed this meanwhile, so it has not been saved yet. Please look at ' +
      'their changes at the top of the form, then save again.',
    empty: '(empty)',
    take: 'Use this',
    takeName: (label: string) => `Use the newer version of ${label}`,
    takeAll: 'Use all of the newer version',
  },
  category: {
    choose: 'Please select a category',
    // The words are the specification's (section 2).
    addNew: '+ Add New Category',
    added: (name: string) => `“${name}” has been added and chosen.`,
    backToForm: 'Back to your unfinished form',
    loadFailed: 'The categories could not be loaded.',
    returning: 'When it is added, you return to your unfinished form.',
  },
  media: {
    browse: 'Browse',
    browseName: (label: string) => `Browse: ${label}`,
    drop: { image: 'Drag a picture here, or', both: 'Drag a picture or video here, or' },
    /** @param limit in megabytes, where known */
    types: {
      image: (limit: string | null) => `JPEG, PNG, WebP, AVIF or GIF${upTo(limit)}.`,
      video: (limit: string | null) => `Videos: MP4, WebM or MOV${upTo(limit)}.`,
    },
    present: 'Shown at present',
    chosen: (name: string, size: string) => `${name}, ${size}`,
    kilobytes: (size: string) => `${size} kB`,
    megabytes: (size: string) => `${size} MB`,
    remove: (name: string) => `Remove ${name}`,
    removePresent: 'Remove the picture',
    removed: 'The picture will be removed when you save.',
    keepPresent: 'Keep the picture after all',
    noPreview: 'Your browser cannot show this file.',
    imageAlternative: 'Preview',
    videoName: 'Preview of the video',
  },
};
