import { useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { allLanguages, languages } from '../../messages/languages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';
import { pageOf, type TranslatedSentence } from './sentences.ts';
import { TextForm } from './TextForm.tsx';
import { TextMarks } from './TextMarks.tsx';

interface SentenceRowProps {
  sentence: TranslatedSentence;
  onConflict: () => Promise<unknown>;
}

/** A sentence in all languages, side by side; on a phone one under the other. */
export function SentenceRow({ sentence, onConflict }: SentenceRowProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {allLanguages.flatMap((language) => {
        const text = sentence.byLanguage[language];
        return text ? [<SentenceText key={text.id} text={text} onConflict={onConflict} />] : [];
      })}
    </div>
  );
}

/** The text of one language: as visitors read it, and when it is to be changed, as a form. */
function SentenceText({
  text,
  onConflict,
}: {
  text: InterfaceText;
  onConflict: () => Promise<unknown>;
}) {
  const { texts: words, translations } = useAdminMessages();
  const [isEdited, setIsEdited] = useState(false);
  const [saved, setSaved] = useState('');
  const { tag } = languages[text.language];
  const page = pageOf(text.key, text.language);
  const name = `${translations.names[text.language]}: ${text.texts[0] ?? ''}`;
  return (
    <section aria-label={translations.names[text.language]} className="min-w-0">
      <h2 className="font-body text-sm font-semibold text-muted">
        {translations.names[text.language]}
      </h2>
      {isEdited ? (
        <TextForm
          text={text}
          onConflict={onConflict}
          onClose={(message) => {
            setSaved(message);
            setIsEdited(false);
          }}
        />
      ) : (
        <>
          {text.texts.map((each, index) => (
            <p key={index} lang={tag} className="mt-1 wrap-anywhere whitespace-pre-line">
              {each}
            </p>
          ))}
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              type="button"
              onClick={() => {
                setSaved('');
                setIsEdited(true);
              }}
              className={`${quietButton} min-h-11 px-4 py-1.5`}
            >
              <AccessibleLabel name={words.changeName(name)}>{words.change}</AccessibleLabel>
            </button>
            {page !== null && (
              <a
                href={page}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center text-green underline"
              >
                {words.seePage}
              </a>
            )}
            <TextMarks text={text} />
          </div>
          <StatusLine tone="good">{saved}</StatusLine>
        </>
      )}
    </section>
  );
}
