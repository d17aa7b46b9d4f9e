import { usePageLanguage } from '../messages/createMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { recordLanguage } from './recordLanguage.ts';

/** Says of a record or of those in a list that they are in another language than the page. */
export function TranslationNote({ of }: { of: 'record' | 'list' }) {
  const { ui } = useMessages();
  if (usePageLanguage() === recordLanguage) return null;
  return <p className="my-4 text-base text-muted">{ui.notTranslated[of]}</p>;
}
