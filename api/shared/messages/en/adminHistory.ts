/** The history of a record, and restoring a former version (docs/product/records.md, section 6.20). */
export const adminHistory = {
  open: 'History',
  openName: (title: string) => `History of ${title}`,
  back: (title: string) => `Edit ${title}`,
  intro:
    'Who changed what, the last change first. Restoring a version gives back its texts and translations, and its picture or file while that is kept, as a new version. Whether visitors see it stays as it is.',
  version: (number: string) => `Version ${number}`,
  present: 'This is the present version.',
  created: 'Created.',
  restored: (number: string) => `Version ${number} was restored.`,
  /** For a version whose author is unknown or has no account any more. */
  unknownPerson: 'Somebody whose account is not known',
  /** For a version whose translation did not change. */
  translation: {
    stillRight: 'The translation was found to be still right.',
    outdatedAgain: 'The translation is out of date again.',
  },
  albumOrder: 'The order of “More pictures” changed.',
  /** A replaced picture, video or document. */
  file: {
    heading: 'Picture or file',
    before: 'Before',
    after: 'After',
    none: 'None.',
    gone: 'No longer kept.',
    notDescribed: 'Without a description.',
    open: { IMAGE: 'Open the picture', VIDEO: 'Open the video', DOCUMENT: 'Open the document' },
    /** @param when `before` or `after` */
    openName: (open: string, when: string, name: string) => `${open} (${when}: ${name})`,
    keptUntil: (date: string) => `Kept until ${date}.`,
  },
  fileStays: 'Its picture or file is no longer kept. Restoring leaves the present one.',
  removal: {
    action: 'Remove former pictures and files now',
    title: 'Remove former pictures and files?',
    text: 'They go for good, and versions that had them can be restored without them only. What the record shows at present stays.',
    success: (title: string) => `Former pictures and files have been removed: ${title}`,
  },
  fields: {
    language: 'Language',
    publishedAt: 'Published from',
    unpublishAt: 'Published until',
    socialMediaPlatforms: 'Social media',
    socialMediaPlatformLinks: 'Links to social media',
  },
  restore: 'Restore',
  restoreName: (number: string) => `Restore version ${number}`,
  success: (number: string) => `Version ${number} has been restored.`,
  /** Shown if its picture or file no longer exists. */
  successWithoutFile: (number: string) =>
    `Version ${number} has been restored, but for its picture or file, which is no longer kept. The present one has stayed.`,
  /** Reasons that need other words here than in a form. */
  reasons: {
    changedMeanwhile:
      'Somebody else changed it in the meantime. The latest version is shown now: restore again if you still want to.',
    incompleteDrafts:
      'This version was a draft and lacks something that visitors need. Open the record, choose “Save as draft” and save it. Then restore the version.',
  } as Record<string, string>,
};
