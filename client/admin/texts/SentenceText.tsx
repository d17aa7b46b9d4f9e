import { useEffect, useRef, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type InterfaceText_ShownFragment as InterfaceText,
  useCheckInterfaceTextMutation,
} from './InterfaceText.generated.ts';
import { pageOf, type WorkOnTexts } from './sentences.ts';
import { TextForm } from './TextForm.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { CheckBox } from '../../ui/field/CheckBox.tsx';

interface SentenceTextProps {
  text: InterfaceText;
  work: WorkOnTexts;
  /** Refetches all messages after another admin has changed one. */
  onConflict: () => Promise<unknown>;
}

/** A catalogue message in one language: as visitors read it, or as a form while it is edited. */
export function SentenceText({ text, work, onConflict }: SentenceTextProps) {
  const { admin, texts: words, translations } = useAdminMessages();
  const [saved, setSaved] = useState('');
  const isEdited = work.isOpen(text);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const page = pageOf(text.key, text.language);
  const name = admin.named(translations.names[text.language], text.texts[0] ?? '');
  return (
    <div role="group" aria-label={translations.names[text.language]} className="min-w-0">
      <h2 className="font-body text-sm font-semibold text-muted">
        {translations.names[text.language]}
      </h2>
      {isEdited ? (
        <TextForm
          text={text}
          onConflict={onConflict}
          onClose={(message) => {
            setSaved(message);
            work.close(text);
          }}
        />
      ) : (
        <>
          {text.texts.map((each, index) => (
            <p key={index} className="mt-1 wrap-anywhere whitespace-pre-line">
              <MultilingualText text={each} />
            </p>
          ))}
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              name={admin.named(words.change, name)}
              ref={opener}
              onClick={() => {
                setSaved('');
                work.open(text);
              }}
              className="min-h-11 px-4 py-1.5"
            >
              {words.change}
            </Button>
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
            <TextMarks text={text} onCheck={() => work.keep(text)} />
          </div>
          <StatusLine tone="good">{saved}</StatusLine>
        </>
      )}
    </div>
  );
}

/** The state of a text: who changed it, and whether a native reader has approved the Amharic. */
function TextMarks({ text, onCheck }: { text: InterfaceText; onCheck: () => void }) {
  const { texts: words } = useAdminMessages();
  const dateTime = useDateTime();
  const { attempt, isBusy, failure } = useAttempt();
  const [check] = useCheckInterfaceTextMutation();
  const { id, version, language, isChanged, isChecked, changedAt, changedBy, formerOriginal } =
    text;

  if (isChanged || formerOriginal) {
    return (
      <p className="text-sm text-muted">
        {changedAt && words.changedAt(dateTime(changedAt), changedBy)}
        {formerOriginal && ` ${words.outdated}`}
        {!isChanged && ` ${words.misfit}`}
      </p>
    );
  }
  if (language !== 'AM') return null;
  return (
    <div>
      <CheckBox
        label={words.isChecked}
        checked={isChecked}
        disabled={isBusy}
        onChange={({ target }) => {
          onCheck();
          const variables = { id, version, isChecked: target.checked };
          void attempt(() => check({ variables }));
        }}
      />
      <StatusLine tone="bad">{failure}</StatusLine>
    </div>
  );
}
