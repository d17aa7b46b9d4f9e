import { usePageLanguage } from '../../messages/createMessages.ts';
import { languageOffer } from '../../../api/shared/messages/languageOffer.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { rememberLanguage } from './preferredLanguage.ts';

interface LanguageNoticeProps {
  /** The language that is offered, and in which the notice is written. */
  language: Language;
  onDecline: () => void;
}

const action =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-3';

/** One line at the lower edge of the window, over the page, so that the page does not move. */
export function LanguageNotice({ language, onDecline }: LanguageNoticeProps) {
  const present = usePageLanguage();
  const { text, accept, decline } = languageOffer[language];
  return (
    <aside
      lang={languages[language].tag}
      aria-label={languages[language].name}
      data-language-notice=""
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface px-4 sm:px-6 print:hidden"
    >
      <p className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-6">
        <span className="py-2">{text}</span>
        <LanguageLink language={language} className={`${action} text-green`}>
          {accept}
        </LanguageLink>
        <button
          type="button"
          className={`${action} text-muted`}
          onClick={() => {
            rememberLanguage(present);
            document.querySelector('main')?.focus({ preventScroll: true });
            onDecline();
          }}
        >
          {decline}
        </button>
      </p>
    </aside>
  );
}
