import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { interfaceTextRules } from '../../../api/shared/interfaceTexts/interfaceText.rules.ts';
import { fieldErrorOf } from '../../../api/shared/fieldErrors.rules.ts';
import { pasteAsText } from '../../forms/pasteAsText.ts';
import { RestoredNotice } from '../../forms/draft/DraftNotice.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { fieldErrorText } from '../../../api/shared/messages/words.ts';
import { Button } from '../../ui/Button.tsx';
import { accentButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import {
  type InterfaceText_ShownFragment as InterfaceText,
  useUpdateInterfaceTextMutation,
} from './InterfaceText.generated.ts';
import { OriginalText } from './OriginalText.tsx';
import { useTextDraft } from './useTextDraft.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { useAttempt } from '../security/useAttempt.ts';

interface TextFormProps {
  text: InterfaceText;
  onConflict: () => Promise<unknown>;
  /** Closes the form. The message says what was saved, and is empty if nothing was. */
  onClose: (message: string) => void;
}

/** Edits the text of a message in one language. A failure keeps what was typed. */
export function TextForm({ text, onConflict, onClose }: TextFormProps) {
  const { admin, texts: words, fieldErrors, translations } = useAdminMessages();
  const { values, setValues, isTyped, version, isRestored, clearDraft } = useTextDraft(text);
  const isOutdated = version !== text.version;
  const [isConflict, setConflict] = useState(isOutdated);
  /** Whether the version that a colleague saved is shown beside what was typed. */
  const [isMerged, setIsMerged] = useState(isOutdated);
  const [update] = useUpdateInterfaceTextMutation();
  const { id, form, language, original, minItems, maxItems, maxLength } = text;
  const {
    form: element,
    attempt,
    refuse,
    isBusy,
    fields: errors,
    failure,
  } = useAttempt(async ({ code }) => {
    setConflict(code === 'CONFLICT');
    // If the text cannot be read again, the next attempt is refused again.
    if (code === 'CONFLICT')
      await onConflict().then(
        () => setIsMerged(true),
        () => undefined,
      );
  });
  useEffect(() => element.current?.querySelector('textarea')?.focus(), [element]);
  function close(message: string) {
    clearDraft();
    onClose(message);
  }
  const askToDiscard = useDiscardQuestion(() => close(''));

  const focusText = (index: number) =>
    element.current?.querySelectorAll('textarea')[index]?.focus();
  const change = (index: number, value: string) =>
    setValues(values.map((each, place) => (place === index ? value : each)));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setConflict(false);
    const parsed = interfaceTextRules({ form, original, minItems, maxItems, maxLength }).safeParse(
      values,
    );
    if (!parsed.success) {
      const found = parsed.error.issues.map((issue) => [
        String(issue.path[0]),
        fieldErrorOf(issue),
      ]);
      refuse(Object.fromEntries(found) as typeof errors);
      return;
    }
    await attempt(async () => {
      await update({
        variables: { id, version: isMerged ? text.version : version, texts: parsed.data },
      });
      close(words.saved);
    });
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onPaste={pasteAsText}
      className="mt-2"
    >
      <RestoredNotice isRestored={isRestored} />
      <div className="grid gap-4">
        {values.map((value, index) => {
          const error = errors[String(index)];
          return (
            <div key={index}>
              <TextArea
                name={String(index)}
                label={words.labelOf(translations.names[language], form, index)}
                lang={languages[language].tag}
                rows={form === 'LIST' ? 4 : 2}
                value={value}
                error={error && fieldErrorText(error, fieldErrors, { label: words.inSentences })}
                onChange={({ target }) => change(index, target.value)}
              />
              {values.length > minItems && (
                <button
                  type="button"
                  onClick={() => {
                    // The button is removed with its text or with the last but one.
                    focusText(Math.max(0, index - 1));
                    setValues(values.filter((_, place) => place !== index));
                  }}
                  className="min-h-11 cursor-pointer text-green underline"
                >
                  {words.removeItem(index + 1)}
                </button>
              )}
            </div>
          );
        })}
      </div>
      {values.length < maxItems && (
        <button
          type="button"
          onClick={() => setValues([...values, ''])}
          className="min-h-11 cursor-pointer text-green underline"
        >
          {words.addItem}
        </button>
      )}
      <TextPreview texts={values} language={language} />
      <OriginalText
        text={text}
        typed={values}
        onUse={(texts) => {
          focusText(0);
          setValues(texts);
        }}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="submit" disabled={isBusy} className={accentButton}>
          {isBusy ? admin.busy : admin.save}
        </button>
        <Button
          onClick={({ currentTarget }) => (isTyped ? askToDiscard(currentTarget) : close(''))}
        >
          {admin.cancel}
        </Button>
      </div>
      <StatusLine tone="bad">{isConflict ? words.conflict : failure}</StatusLine>
    </form>
  );
}

/** Returns a function that discards what was typed after a confirmation. */
function useDiscardQuestion(discard: () => void): (opener: HTMLElement) => void {
  const { admin, texts } = useAdminMessages();
  const question = useRef(0);
  const { ask, withdraw } = useToaster();
  // The confirmation closes with the form that it is about.
  useEffect(() => () => withdraw(question.current), [withdraw]);
  return (opener) => {
    const confirm = () => Promise.resolve(discard);
    question.current = ask({ ...texts.discard, busy: admin.busy, confirm, opener });
  };
}

const place = /(\{\w+\})/;

/** A preview of the text with marked placeholders; empty if the text has none. */
function TextPreview({ texts, language }: { texts: readonly string[]; language: Language }) {
  const { texts: words } = useAdminMessages();
  if (!texts.some((text) => place.test(text))) return null;
  return (
    <div className="mt-4 text-sm">
      <p className="font-semibold">{words.preview}</p>
      {texts.map((text, index) => (
        <p key={index} lang={languages[language].tag} className="wrap-anywhere">
          {text.split(place).map((part, position) =>
            place.test(part) ? (
              <mark key={position} className="rounded bg-line px-1 text-ink">
                {words.samples[part.slice(1, -1)] ?? part.slice(1, -1)}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      ))}
      <p className="mt-1 text-muted">{words.previewNote}</p>
    </div>
  );
}
