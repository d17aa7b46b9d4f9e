import type { ApolloCache } from '@apollo/client';
import { type AdminKindName, adminKinds } from '../../content/adminKinds.ts';
import { evictRecords } from '../../content/evictRecords.ts';
import type { AdminKind } from '../../content/contentKind.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import type { ImportKind } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { FormMessages } from '../../../api/shared/messages/words.ts';

/** What can be imported from a CSV file. */
export interface ImportedKind {
  /** Its name in the schema; null for members, which have their own operations. */
  constant: ImportKind | null;
  /** The address of its list. */
  listPath: string;
  /** The address of the form of a record, without its id. */
  editPath: string;
  /** The messages for its list, its form fields and the field that names a record. */
  useWords: () => { list: string; fields: FormMessages; titleLabel: string };
  evict: (cache: ApolloCache) => void;
}

const members: ImportedKind = {
  constant: null,
  listPath: '/admin/show-members',
  editPath: '/admin/edit-member',
  useWords() {
    const { adminForms, adminLists } = useAdminMessages();
    const { fields } = adminForms.member;
    return { list: adminLists.members.heading, fields, titleLabel: fields.name.label };
  },
  evict: (cache) => evictQueryFields(cache, ['members', 'memberImports']),
};

/**
 * The imported kind for a path: members if the path is empty; undefined if the kind has no import.
 */
export function importedKind(path: string | undefined): ImportedKind | undefined {
  if (path === undefined) return members;
  const names = Object.keys(adminKinds) as AdminKindName[];
  const name = names.find((each) => adminKinds[each].path === path);
  const kind: AdminKind | undefined = name && adminKinds[name];
  if (!name || !kind?.importKind) return undefined;
  return {
    constant: kind.importKind,
    listPath: `/admin/${path}`,
    editPath: `/admin/${kind.editPath}`,
    useWords() {
      const { list, fields } = kind.useMessages();
      const { label = '' } = fields['name'] ?? fields['title'] ?? {};
      return { list: list.heading, fields, titleLabel: label };
    },
    evict(cache) {
      evictRecords(cache, name);
      evictQueryFields(cache, ['imports']);
    },
  };
}
