import {
  TranslatedKindName,
  translatedKindOf,
} from '../../content/translation/translatedKinds.tsx';
import { type Column, RowLink } from '../../lists/DataTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { TranslationsQuery } from './Translations.generated.ts';

type Pending = TranslationsQuery['pendingTranslations']['nodes'][number];

/** The columns of the records whose translation is missing or outdated. */
export function usePendingColumns(): Column<Pending>[] {
  const { adminLists, translations } = useAdminMessages();
  const { pending: words, names } = translations;
  return [
    {
      name: 'title',
      header: adminLists.title,
      card: 'title',
      cell(pending) {
        const kind = translatedKindOf(pending);
        if (!kind) return <MultilingualText text={pending.title} />;
        return <RowLink to={`${kind.editPath}/${pending.recordId}`} title={pending.title} />;
      },
    },
    {
      name: 'kind',
      header: words.kind,
      card: 'detail',
      cell(pending) {
        const kind = translatedKindOf(pending);
        return kind && <TranslatedKindName kind={kind}>{(name) => name}</TranslatedKindName>;
      },
    },
    {
      name: 'state',
      header: words.state,
      card: 'detail',
      cell: ({ language, state }) =>
        (state === 'MISSING' ? words.missing : words.outdated)(names[language]),
    },
  ];
}
