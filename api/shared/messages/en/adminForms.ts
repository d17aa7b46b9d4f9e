import { plural } from './counts.ts';
import { household, member } from './adminMember.ts';
import { formMessages } from '../words.ts';

export const categoryFields = formMessages({
  categoryName: {
    label: 'Category name',
    hint: '2 to 50 characters',
    errors: {
      tooShort: 'Too short',
      tooLong: 'Too long',
      duplicate: 'There is a category of this name already.',
    },
  },
});
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
  member,
  household,
  directoryCategory: categoryForm('Directory', 'a'),
  resourceCategory: categoryForm('Resource', 'a'),
  culturalCategory: categoryForm('About Ethiopia', 'an'),
  editor: {
    toolbar: 'Formatting',
    strong: 'Bold',
    emphasis: 'Italics',
    link: 'Add a link',
    heading: 'Heading',
    subheading: 'Subheading',
    bullet: 'List',
    number: 'Numbered list',
    quote: 'Quote',
    address: 'Address of the link',
    wrongAddress:
      'Please enter a web address, an email address, a telephone number or a path of this site, such as /events',
    setLink: 'Set link',
    removeLink: 'Remove link',
  },
  saveChanges: 'Save changes',
  saving: 'Saving...',
  created: (kind: string) => `${kind} has been created successfully`,
  saved: (kind: string) => `${kind} has been saved successfully`,
  notShown: 'Visitors do not see it.',
  next: {
    text: 'It is saved. To correct something in it, choose “Edit it”.',
    edit: 'Edit it',
    another: 'Add another',
  },
  correctFields:
    'Please correct the fields that are marked. Nothing has been saved yet, but what you typed is kept.',
  attention: (count: number) => `${plural(count, 'field needs', 'fields need')} attention`,
  toTop: 'Go to the top of the form',
  kept: 'What you typed is still here.',
  noAnswer:
    'No answer came, so it may have been saved. Please send it again once you are connected: the ' +
    'form then finds out first, and nothing is saved twice.',
  notSaved:
    'No answer came, and nothing has been saved. What you typed is still here: please send it again.',
  savedBefore:
    'It was saved before you changed the fields. Look at it in the list before you save again.',
  safeAgain: 'What you typed is still here. You can send it again: nothing is saved twice.',
  settling: 'Finding out whether it has been saved...',
  stalled: 'The upload came to a standstill. Please check your connection and send it again.',
  cancelled: 'The upload was cancelled and nothing was saved. What you typed is still here.',
  missing: 'This is not there (any more). Somebody may have deleted it.',
  uploading: 'Uploading',
  storing: 'Everything has arrived. The file is being stored...',
  cancelUpload: 'Cancel upload',
  leaveUpload: 'A file is still being uploaded. Leave this page and cancel the upload?',
  draft: {
    restored: 'What you typed here before has been brought back. It has not been saved yet.',
    /** @param device the browser, such as “Chrome on Android” */
    continued: (device: string, time: string) =>
      `You continue what you began on ${device}. It was last kept at ${time}, and has not been saved yet.`,
    other: (device: string, time: string) =>
      `Other unsaved values of this form were kept from ${device}, ${time}.`,
    useOther: 'Use them',
    copied: 'This is a copy. It has not been saved yet.',
    unsettled:
      'What you sent before has been brought back. Whether it was saved is not known yet: the form ' +
      'finds out when you send it again, and nothing is saved twice.',
    lostFiles: (names: string) => `Please choose the file again: ${names}`,
    notKept: (names: string) =>
      `This could not be kept while the page was closed. Please choose it again: ${names}`,
    discard: 'Discard',
    discarded: 'What you typed has been discarded.',
    replaced: (labels: string[]) =>
      `The form now shows the newer version instead of what you typed: ${labels.join(', ')}.`,
    undo: 'Bring back what you typed',
  },
  conflict: {
    heading: 'Somebody else has changed this meanwhile',
    by: (account: string, time: string) => `Changed by ${account}, ${time}`,
    open: (account: string) => `${account} has this record open, too.`,
    editor: (account: string) => `${account} has unsaved changes to this record.`,
    editing: (account: string, time: string) =>
      `${account} has unsaved changes to this record, last typed ${time}.`,
    text: 'What you typed is still in the form and has not been saved.',
    taken: (labels: string[]) => `The form now shows what they have changed: ${labels.join(', ')}.`,
    contested: 'You have both changed the following. This is what they have saved:',
    unchanged: 'They have saved it without changing anything.',
    notSaved:
      'Somebody else has changed this meanwhile, so it has not been saved yet. Please look at ' +
      'their changes at the top of the form, then save again.',
    empty: '(empty)',
    picture: 'Their picture',
    video: 'Their video',
    isVideo: 'A video',
    take: 'Use this',
    takeAll: 'Use all of these',
    takeNewer: 'Use the newer version',
  },
  deletedMeanwhile: {
    heading: 'Somebody else has deleted this meanwhile',
    text: 'What you typed is still in the form and has not been saved.',
    restore: 'Restore it',
    restored: 'It has been restored as it was. Save now to add what you typed.',
    addAnew: 'Add it as a new one',
    draft: 'What you typed here is still there. It has not been saved.',
    notSaved:
      'Somebody else has deleted this meanwhile, so it has not been saved. Please choose at the top ' +
      'of the form how to go on.',
    find: 'Look among what was deleted',
  },
  category: {
    choose: 'Please select a category',
    // The words are those of docs/product/fields.md, section 6.6.
    addNew: '+ Add New Category',
    added: (name: string) => `“${name}” has been added and chosen.`,
    backToForm: 'Back to your unfinished form',
    loadFailed: 'The categories could not be loaded.',
    returning: 'When it is added, you return to your unfinished form.',
  },
  media: {
    crop: {
      name: 'Part of the picture that is shown',
      hint: 'Drag the picture, or move it with the arrow keys, until the head is in the frame.',
      zoom: 'Zoom',
    },
    browse: 'Browse',
    takePhoto: 'Take a photo',
    drop: { image: 'Drag a picture here, or', both: 'Drag a picture or video here, or' },
    /** @param limit in megabytes, if known */
    types: {
      image: (limit: string | null) => `JPEG, PNG, WebP, AVIF or GIF${upTo(limit)}.`,
      video: (limit: string | null) => `Videos: MP4, WebM or MOV${upTo(limit)}.`,
    },
    preparing: 'The photo is being made ready...',
    present: 'Shown at present',
    copied: 'A copy of this video is made when you save.',
    removeVideo: 'Remove the video',
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
