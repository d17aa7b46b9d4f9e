import type {
  ActivityAction,
  ActivityArea,
  ActivityKind,
} from '../../../../client/graphql/schemaTypes.generated.ts';

/** The activity on the site (docs/product/admin.md, section 6.22). */
export const adminActivity = {
  heading: 'Activity',
  intro:
    'What was done on the site, the latest first, with days and times in Auckland. It is kept for some time and then removed; the history of a record stays as long as the record.',
  filters: {
    account: 'Person',
    everybody: 'Everybody',
    /** @param email of a removed account */
    removed: (email: string) => `${email} (removed)`,
    kind: 'Kind',
    from: 'From day',
    until: 'Until day',
    clear: 'Show all',
  },
  areas: {
    CONTENT: 'Content',
    ACCOUNTS: 'Accounts',
    ROLES: 'Roles',
    SIGN_INS: 'Sign-ins',
    SETTINGS: 'Settings',
    MEMBERS: 'Members',
    EXPORTS: 'Downloads',
  } satisfies Record<ActivityArea, string>,
  allAreas: 'Everything',
  /** Shown with the kind after it, as in “Changed: Event”, or alone. */
  actions: {
    CREATED: 'Added',
    CHANGED: 'Changed',
    DELETED: 'Deleted',
    RESTORED: 'Restored',
    SIGNED_IN: 'Signed in',
    DISABLED: 'Switched off',
    ENABLED: 'Switched on again',
    PASSWORD_CHANGED: 'Password changed',
    PASSWORD_LINK_SENT: 'Link for a new password sent',
    ADDRESS_CHANGED: 'Email changed',
    SECOND_FACTOR_ADDED: 'Second factor added',
    SECOND_FACTOR_REMOVED: 'Second factor removed',
    PREVIEW_LINK_CREATED: 'Link for a preview made',
    PREVIEW_LINK_WITHDRAWN: 'Link for a preview withdrawn',
    EXPORTED: 'Downloaded',
    IMPORTED: 'Imported',
    IMPORT_UNDONE: 'Import undone',
  } satisfies Record<ActivityAction, string>,
  /** A kind of content without an entry here has its name from the schema. */
  kinds: {
    EVENT: 'Event',
    ABOUT_ETHIOPIA: 'About Ethiopia',
    RESOURCE: 'Resource',
    DIRECTORY: 'Directory entry',
    POST: 'Post',
    DIRECTORY_CATEGORY: 'Category of the directory',
    RESOURCE_CATEGORY: 'Category of resources',
    CULTURAL_CATEGORY: 'Category of About Ethiopia',
    OFFICER: 'Committee member',
    INTERFACE_TEXT: 'Text of the site',
    FEAST_DATE: 'Feast date',
    ACCOUNT: 'Account',
    INVITATION: 'Invitation',
    ROLE: 'Roles',
    SIGN_IN: 'Sign-in',
    SETTINGS: 'Settings',
    SITE_PICTURE: 'Picture of the site',
    MEMBER: 'Member',
    EXPORT: 'Download',
    CSV_IMPORT: 'Import',
  } satisfies Partial<Record<ActivityKind, string>>,
  /** Exports whose name differs from their kind. */
  exports: {
    backup: 'Backup of everything',
    activity: 'Activity',
    inquiry: 'Inquiries',
    membershipApplication: 'Applications for membership',
    mailMessage: 'Outbox',
    category: 'Categories',
  },
  secondFactorRequired: 'Who needs a second factor',
  did: (action: string, kind: string) => `${action}: ${kind}`,
  nobody: 'Not by an account',
  /** The name of a deleted record is deleted too. */
  gone: (id: string) => `Number ${id}, which is gone`,
  listOf: (names: string[]) => names.join(', '),
  fields: (names: string) => `Fields: ${names}`,
  roles: (names: string) => `Roles: ${names}`,
  entries: (count: number) => `${String(count)} ${count === 1 ? 'entry' : 'entries'}`,
  empty: 'Nothing was done that fits.',
  loadMore: 'Load earlier activity',
  export: {
    cut: (count: number) =>
      `A table of the latest ${String(count)} entries. For earlier ones choose fewer days.`,
    /** The column headers. */
    columns: {
      time: 'Time',
      person: 'Person',
      action: 'What was done',
      kind: 'Kind',
      record: 'Record',
      id: 'ID',
      details: 'Details',
    },
  },
};
