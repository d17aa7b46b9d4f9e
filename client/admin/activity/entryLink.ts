import { type AdminKindName, adminKinds, kindConstant } from '../../content/adminKinds.ts';
import { translatedKinds } from '../../content/translation/translatedKinds.tsx';
import type { ActivityKind } from '../../graphql/schemaTypes.generated.ts';
import type { ActivityEntry_ActivityFragment } from './ActivityEntry.generated.ts';

type Entry = Pick<
  ActivityEntry_ActivityFragment,
  'action' | 'kind' | 'recordId' | 'isThere' | 'imported'
>;

/** Pages of one record, and pages of all records of its kind. */
const forms: Partial<Record<ActivityKind, string>> = {
  ...Object.fromEntries(translatedKinds.map(({ kind, editPath }) => [kind, editPath])),
  MEMBER: '/admin/edit-member',
  APPLICATION: '/admin/applications',
  MEMBER_MESSAGE: '/admin/edit-message',
  HOUSEHOLD: '/admin/household',
  MEMBERSHIP_TYPE: '/admin/edit-membership-type',
  OFFICER: '/admin/edit-officer',
  SITE_PICTURE: '/admin/edit-site-picture',
};
const pages: Partial<Record<ActivityKind, string>> = {
  ACCOUNT: '/admin/accounts',
  ROLE: '/admin/accounts',
  INVITATION: '/admin/accounts',
  API_TOKEN: '/admin/api-tokens',
  WEBHOOK: '/admin/webhooks',
  SETTINGS: '/admin/settings',
  INTERFACE_TEXT: '/admin/texts',
  FEAST_DATE: '/admin/feast-dates',
};

/**
 * The address that an entry links to; null if its target is gone. A change links to the history of
 * the record.
 */
export function linkOf({ action, kind, recordId, isThere, imported }: Entry): string | null {
  if (imported !== null) return importPageOf(imported);
  if (kind === 'SETTINGS') return pages[kind] ?? null;
  if (!isThere) return null;
  const content = contentNamed(kind);
  if (content && action === 'CHANGED') return `/admin/history/${content}/${recordId}`;
  const form = forms[kind];
  return form ? `${form}/${recordId}` : (pages[kind] ?? null);
}

const contentNamed = (kind: ActivityKind) =>
  (Object.keys(adminKinds) as AdminKindName[]).find((name) => kindConstant(name) === kind);

/** The page that lists imports, where they can be undone. */
function importPageOf(imported: string): string {
  const name = (Object.keys(adminKinds) as AdminKindName[]).find((each) => each === imported);
  return `/admin/import/${name ? adminKinds[name].path : 'show-members'}`;
}
