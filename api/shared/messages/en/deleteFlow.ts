/** Deleting a record (docs/product/records.md, section 6.7). */
export const deleteFlow = {
  /** The names of records that are not content; the other kinds have `kind` in content/. */
  kinds: {
    category: 'Category',
    inquiry: 'Inquiry',
    application: 'Membership Application',
  },
  buttonName: (title: string) => `Delete ${title}`,
  title: (kind: string) => `Delete ${kind}`,
  text: (kind: string) => `are you sure you want to delete this ${kind}?`,
  restorable: 'It can then be restored, by “Undo” or under “Deleted Records”.',
  /** Shown if the deletion cannot be undone. */
  final: 'This cannot be undone.',
  action: 'Delete',
  success: (kind: string) => `${kind} has been deleted successfully`,
  /** Why a record was not deleted that another admin has changed. */
  changed: {
    onPage:
      'Somebody else has changed it meanwhile. The page now shows what they have saved: please look ' +
      'at it, and press “Delete” again to delete that.',
    inForm:
      'Somebody else has changed it meanwhile. Please look at their changes at the top of the form, ' +
      'and press “Delete” again to delete it with them.',
    unread:
      'Somebody else has changed it meanwhile. Please load the page again and look at it before you ' +
      'delete it.',
  },
};
