/** Deleting a record (sections 4 and 8); `kind` is one of `kinds`. */
export const deleteFlow = {
  kinds: {
    aboutEthiopia: 'About Ethiopia Content',
    directory: 'Directory',
    event: 'Event',
    resource: 'Resource',
    post: 'Post',
    // The specification names only those above.
    category: 'Category',
    member: 'Member',
    inquiry: 'Inquiry',
    application: 'Membership Application',
  },
  buttonName: (title: string) => `Delete ${title}`,
  title: (kind: string) => `Delete ${kind}`,
  text: (kind: string) => `are you sure you want to delete this ${kind}?`,
  action: 'Delete',
  cancel: 'Cancel',
  deleting: 'Deleting...',
  success: (kind: string) => `${kind} has been deleted successfully`,
  failure: (kind: string) => `${kind} could not be deleted.`,
};
