/** Deleting a record (docs/product.md, section 6.7). */
export const deleteFlow = {
  /** How records that are not content are called; the others have `kind` in content/. */
  kinds: {
    category: 'Category',
    member: 'Member',
    inquiry: 'Inquiry',
    application: 'Membership Application',
  },
  buttonName: (title: string) => `Delete ${title}`,
  title: (kind: string) => `Delete ${kind}`,
  text: (kind: string) => `are you sure you want to delete this ${kind}?`,
  restorable: 'It can then be restored, by “Undo” or under “Deleted Records”.',
  action: 'Delete',
  cancel: 'Cancel',
  deleting: 'Deleting...',
  success: (kind: string) => `${kind} has been deleted successfully`,
  failure: (kind: string) => `${kind} could not be deleted.`,
};
