/** The history of a record, and restoring a former version (docs/product.md, section 6.20). */
export const adminHistory = {
  open: 'History',
  openName: (title: string) => `History of ${title}`,
  back: (title: string) => `Edit ${title}`,
  intro:
    'Who changed what, the last change first. Restoring a version gives back its texts and translations as a new version. Its picture or file, and whether visitors see it, stay as they are.',
  version: (number: string) => `Version ${number}`,
  present: 'This is the present version.',
  created: 'Created.',
  /** Of a version whose author was not noted, or is no longer there. */
  unknownPerson: 'Somebody whose account is not known',
  otherFiles: 'The picture or file was changed.',
  fields: {
    language: 'Language',
    publishedAt: 'Published from',
    unpublishAt: 'Published until',
    socialMediaPlatforms: 'Social media',
    socialMediaPlatformLinks: 'Links to social media',
  },
  restore: 'Restore',
  restoreName: (number: string) => `Restore version ${number}`,
  restoring: 'Restoring...',
  success: (number: string) => `Version ${number} has been restored.`,
  failure: (number: string) => `Version ${number} could not be restored.`,
  loadMore: 'Load earlier versions',
};
