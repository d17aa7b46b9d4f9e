import { useContext } from 'react';
import type { TranslatedKind } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type DocumentMessages, MessagesContext } from '../../messages/createMessages.ts';
import { constantCase } from '../../../api/shared/constantCase.ts';
import { type AdminKindName, adminKinds, kindConstant } from '../adminKinds.ts';
import { categoryKindNames, categoryKinds } from '../categories/categoryKinds.ts';

/** A kind of record with texts that can be translated. */
interface Translated {
  kind: TranslatedKind;
  /** The address of its form, without the id. */
  editPath: string;
  nameIn: (messages: DocumentMessages) => string;
}

const ofContent = Object.entries(adminKinds).map(
  ([name, { editPath, useMessages }]): Translated => ({
    kind: kindConstant(name as AdminKindName),
    editPath: `/admin/${editPath}`,
    nameIn: (messages) => useMessages.from(messages).kind,
  }),
);

const ofCategories = categoryKindNames.map((name): Translated => ({
  kind: `${constantCase(name)}_CATEGORY` as TranslatedKind,
  editPath: `/admin/${categoryKinds[name].editPath}`,
  nameIn: (messages) => {
    const { adminLists, translations } = useAdminMessages.from(messages);
    return translations.pending.category(adminLists.categories[name]);
  },
}));

/** The kinds of content, and their categories. */
export const translatedKinds: Translated[] = [...ofContent, ...ofCategories];

/** The translated kind of a record, by the name of the kind in the schema. */
export const translatedKindOf = (record: { kind: TranslatedKind }) =>
  translatedKinds.find(({ kind }) => kind === record.kind);

/** The name of the kind of a record. */
export function TranslatedKindName({ record }: { record: { kind: TranslatedKind } }) {
  const messages = useContext(MessagesContext);
  return <>{translatedKindOf(record)?.nameIn(messages)}</>;
}
