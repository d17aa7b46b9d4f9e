import { usePageLanguage } from '../messages/createMessages.ts';
import type { Language } from '../messages/languages.ts';
import { useMessages } from '../messages/messages.ts';

interface Translated {
  language: Language;
  isOutdated?: boolean;
}

const style = 'my-4 text-base text-muted';

/** Says of a record that it is in another language than the page, or that it has changed since it was translated. */
export function TranslationNote({ record }: { record: Translated }) {
  const { ui } = useMessages();
  if (record.language !== usePageLanguage())
    return <p className={style}>{ui.notTranslated.record}</p>;
  return record.isOutdated && <p className={style}>{ui.notTranslated.outdated}</p>;
}

/** Says of a list that some of it is in another language than the page. */
export function ListTranslationNote({ records }: { records: Translated[] }) {
  const { ui } = useMessages();
  const page = usePageLanguage();
  if (records.every(({ language }) => language === page)) return null;
  return <p className={style}>{ui.notTranslated.list}</p>;
}
