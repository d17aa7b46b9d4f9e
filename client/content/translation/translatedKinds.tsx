import type { TranslatedKind } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { constantCase } from '../../../api/shared/constantCase.ts';
import { type AdminKindName, adminKinds, kindConstant } from '../adminKinds.ts';
import { categoryKindNames, categoryKinds } from '../categories/categoryKinds.ts';

/** A kind of record with texts that can be translated. */
interface Translated {
  kind: TranslatedKind;
  /** The address of its form, without the id. */
  editPath: string;
  useName: () => string;
}

const ofContent = Object.entries(adminKinds).map(
  ([name, { editPath, useMessages }]): Translated => ({
    kind: kindConstant(name as AdminKindName),
    editPath: `/admin/${editPath}`,
    useName: () => useMessages().kind,
  }),
);

const ofCategories = categoryKindNames.map((name): Translated => ({
  kind: `${constantCase(name)}_CATEGORY` as TranslatedKind,
  editPath: `/admin/${categoryKinds[name].editPath}`,
  useName: () => {
    const { adminLists, translations } = useAdminMessages();
    return translations.pending.category(adminLists.categories[name]);
  },
}));

/** The kinds of content, and their categories. */
export const translatedKinds: Translated[] = [...ofContent, ...ofCategories];

/** The translated kind of a record, by the name of the kind in the schema. */
export const translatedKindOf = (record: { kind: TranslatedKind }) =>
  translatedKinds.find(({ kind }) => kind === record.kind);

interface TranslatedKindNameProps {
  kind: Pick<Translated, 'useName'>;
  /** Formats the name. */
  children?: (name: string) => string;
}

/** The name of a kind. It is a component, because each kind reads its name by its own hook. */
export function TranslatedKindName({ kind, children }: TranslatedKindNameProps) {
  const name = kind.useName();
  return <>{children?.(name) ?? name}</>;
}

/** The name of the kind of a record. */
export function KindOf({ record }: { record: { kind: TranslatedKind } }) {
  const kind = translatedKindOf(record);
  return kind && <TranslatedKindName kind={kind} />;
}
