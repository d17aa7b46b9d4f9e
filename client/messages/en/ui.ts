/** Words of the parts that know nothing of what they show. */
export const ui = {
  readMore: 'Read More',
  readMoreName: (title: string) => `Read More: ${title}`,
  showLess: 'Show Less',
  showLessName: (title: string) => `Show Less: ${title}`,
  loadMore: 'Load more',
  loadMoreName: (group: string) => `Load more: ${group}`,
  loading: 'Loading...',
  retry: 'Try again',
  close: 'Close',
  requiredMark: '*',
  requiredName: 'required',
  requiredNote: 'Fields marked with * are required.',
  needsJavaScript: 'This form needs JavaScript. Without it, please call or email us.',
  /** Said of what is in another language than the page. */
  notTranslated: {
    record: 'This has not been translated into English yet.',
    list: 'Some of what follows has not been translated into English yet.',
    outdated: 'The original has changed since this was translated into English.',
  },
  share: {
    open: 'Share',
    name: (title: string) => `Share: ${title}`,
    by: (target: string, title: string) => `${target}: share ${title}`,
    email: 'Email',
    copy: 'Copy link',
    copyName: (title: string) => `Copy link: ${title}`,
    copied: 'The link has been copied.',
    copyFailed: 'Copying did not work. Please select the link:',
  },
  viewer: {
    open: (title: string) => `Open picture in full screen: ${title}`,
    name: (title: string) => `Picture: ${title}`,
    close: 'Close picture',
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
    name: (title: string) => `Video: ${title}`,
    playName: (title: string) => `Play video: ${title}`,
  },
};
