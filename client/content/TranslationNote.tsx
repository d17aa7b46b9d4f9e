import { usePageLanguage } from '../messages/createMessages.ts';
import type { Language } from '../../api/shared/messages/languages.ts';
import { useMessages } from '../messages/messages.ts';

export interface Translated {
  language: Language;
  isOutdated?: boolean;
}

const style = 'my-4 text-base text-muted';

/**
 * Says that a record is shown in another language than the page, or has changed since its
 * translation.
 */
export function TranslationNote({ record }: { record: Translated }) {
  const { ui } = useMessages();
  if (record.language !== usePageLanguage())
    return <p className={style}>{ui.notTranslated.record}</p>;
  return record.isOutdated && <p className={style}>{ui.notTranslated.outdated}</p>;
}

/** The records of a search, each with the language in which it is shown. */
export const foundRecords = (edges: { language: Language; node: { isOutdated: boolean } }[]) =>
  edges.map(({ language, node: { isOutdated } }): Translated => ({ language, isOutdated }));

/**
 * Says that some records of a list are in another language than the page, or have changed since
 * their translation.
 */
export function ListTranslationNote({ records }: { records: Translated[] }) {
  const { notTranslated: words } = useMessages().ui;
  const page = usePageLanguage();
  const isMixed = records.some(({ language }) => language !== page);
  const isOutdated = records.some((record) => record.isOutdated);
  return (
    (isMixed || isOutdated) && (
      <p className={style}>
        {isMixed && words.list} {isOutdated && words.listOutdated}
      </p>
    )
  );
}
