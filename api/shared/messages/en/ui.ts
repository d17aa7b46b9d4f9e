import { sentence } from './grammar.ts';
/** The messages of the generic components. */
export const ui = {
  readMore: 'Read More',
  readMoreName: sentence('Read More: {title}', 'title'),
  showLess: 'Show Less',
  showLessName: sentence('Show Less: {title}', 'title'),
  loadMore: 'Load more',
  loadMoreName: sentence('Load more: {group}', 'group'),
  loading: 'Loading...',
  retry: 'Try again',
  requiredMark: '*',
  requiredName: 'required',
  requiredNote: 'Fields marked with * are required.',
  /** For a record that is shown in another language than the page. */
  notTranslated: {
    record: 'This has not been translated into English yet.',
    list: 'Some of what follows has not been translated into English yet.',
    outdated: 'The original has changed since this was translated into English.',
    listOutdated: 'Some of what follows has changed since it was translated into English.',
  },
  /** Shown before an excerpt from the text of a record in another language than the page. */
  foundIn: {
    EN: 'Found in the English text:',
    AM: 'Found in the Amharic text:',
  },
  share: {
    open: 'Share',
    name: sentence('Share: {title}', 'title'),
    by: sentence('{target}: share {title}', 'target', 'title'),
    email: 'Email',
    copy: 'Copy link',
    copyName: sentence('Copy link: {title}', 'title'),
    copied: 'The link has been copied.',
    copyFailed: 'Copying did not work. Please select the link:',
  },
  viewer: {
    open: sentence('Open picture in full screen: {title}', 'title'),
    name: sentence('Picture: {title}', 'title'),
    close: 'Close picture',
    previous: 'Previous picture',
    next: 'Next picture',
    position: sentence('{number} of {count}', 'number', 'count'),
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    resetZoom: 'Reset zoom',
  },
  toast: {
    region: 'Notifications',
    close: 'Close notification',
  },
  video: {
    fallback: 'Your browser does not support the video tag.',
    name: sentence('Video: {title}', 'title'),
    playName: sentence('Play video: {title}', 'title'),
  },
};
