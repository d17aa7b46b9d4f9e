import { type AdminKindName, adminKinds } from '../../content/adminKinds.ts';
import { kindConstant } from '../../content/kindConstant.ts';
import { translatedKinds } from '../../content/translation/translatedKinds.tsx';
import type { ActivityKind } from '../../graphql/schemaTypes.generated.ts';
import type { ActivityEntry_ActivityFragment } from './ActivityEntry.generated.ts';

type Entry = Pick<
  ActivityEntry_ActivityFragment,
  'action' | 'kind' | 'recordId' | 'isThere' | 'imported'
>;

/** Pages of one thing, and pages of all of its kind. */
const forms: Partial<Record<ActivityKind, string>> = {
  ...Object.fromEntries(translatedKinds.map(({ kind, editPath }) => [kind, editPath])),
  MEMBER: '/admin/edit-member',
  OFFICER: '/admin/edit-officer',
};
const pages: Partial<Record<ActivityKind, string>> = {
  ACCOUNT: '/admin/accounts',
  ROLE: '/admin/accounts',
  INVITATION: '/admin/accounts',
  SETTINGS: '/admin/settings',
  INTERFACE_TEXT: '/admin/texts',
  FEAST_DATE: '/admin/feast-dates',
};

/** Where an entry leads; null where what it is about is gone. A change leads to the record's history. */
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

/** Where imports are listed, and can be undone. */
function importPageOf(imported: string): string {
  const name = (Object.keys(adminKinds) as AdminKindName[]).find((each) => each === imported);
  return `/admin/import/${name ? adminKinds[name].path : 'show-members'}`;
}
