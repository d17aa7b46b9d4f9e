import { plural } from './counts.ts';

/** The library of uploaded pictures, videos and documents. */
export const mediaLibrary = {
  open: {
    image: 'Choose from earlier pictures',
    both: 'Choose from earlier pictures and videos',
    document: 'Choose from earlier documents',
  },
  intro: 'What you choose is copied. It stays here whatever becomes of the other page.',
  close: 'Close',
  search: 'Search by the words of the page',
  list: 'What was uploaded before',
  video: 'Video',
  document: 'PDF',
  found: (count: number) => plural(count, 'file'),
  none: 'Nothing found.',
  copying: 'It is being copied...',
  gone: 'This one has been removed meanwhile. Please choose another one.',
  failed: 'It could not be copied. Please check your connection and choose it again.',
  notOpened: 'The list could not be opened. Please try again.',
};
