import { useWatch } from 'react-hook-form';
import { altFields } from '../../api/content/pictureDetails.rules.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { allLanguages, languages } from '../messages/languages.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { remoteChanges } from './merge.ts';
import { MediaThumbnail } from './MediaThumbnail.tsx';
import { noticeBox } from './noticeStyle.ts';
import type { RecordFormState } from './recordFormState.ts';
import { type FormValues, isMedia } from './values.ts';

interface ConflictNoticeProps {
  form: RecordFormState;
  /** What somebody else has saved, and what the form held before anything was typed. */
  conflict: { newer: FormValues; base: FormValues };
  /** Says what a value means to people, where it is not the text itself. */
  display: ((name: string, value: string) => string | undefined) | undefined;
}

/** Shows what somebody else has changed meanwhile beside what was typed, to choose from. */
export function ConflictNotice({ form, conflict, display }: ConflictNoticeProps) {
  const { conflict: words } = useAdminMessages().adminForms;
  // Every field has a value from the start.
  const typed = useWatch({ control: form.control }) as FormValues;
  const { taken, contested } = remoteChanges(conflict.base, typed, conflict.newer);
  const labelOf = (name: string) => form.labels[name]?.label ?? name;
  function shown(name: string, value: FormValues[string]) {
    if (!isMedia(value)) {
      const named = display?.(name, value) ?? form.labels[name]?.values?.[value];
      return named ?? (value || words.empty);
    }
    return value.present ? <MediaThumbnail media={value.present} /> : words.empty;
  }
  /** What they say of a picture that is another one than that of the form. */
  const said = (details: FormValues) =>
    allLanguages.map((language) => {
      const name = altFields[language];
      const text = details[name];
      return (
        typeof text === 'string' &&
        text !== '' && (
          <p key={name} className="mt-2">
            <span className="block text-sm font-semibold">{labelOf(name)}</span>
            <span lang={languages[language].tag}>{text}</span>
          </p>
        )
      );
    });
  return (
    // The focus goes here when saving met the conflict.
    <section data-conflict tabIndex={-1} aria-labelledby="conflict" className={noticeBox}>
      <h2 id="conflict" className="text-xl font-semibold">
        {words.heading}
      </h2>
      <div className="mt-2 max-w-[36em] space-y-2">
        {form.isChanged && <p>{words.text}</p>}
        {taken.length > 0 && <p>{words.taken(taken.map(({ name }) => labelOf(name)))}</p>}
        {contested.length > 0 && <p>{words.contested}</p>}
        {taken.length + contested.length === 0 && <p>{words.unchanged}</p>}
      </div>
      {contested.length > 0 && (
        <>
          <dl className="mt-4 space-y-5">
            {contested.map((change) => (
              <div
                key={change.name}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:flex-nowrap"
              >
                <div className="min-w-0">
                  <dt className="font-semibold">{labelOf(change.name)}</dt>
                  <dd className="whitespace-pre-line text-muted">
                    {shown(change.name, change.value)}
                    {said(change.details)}
                  </dd>
                </div>
                <button
                  type="button"
                  className={`${quietButton} shrink-0`}
                  aria-label={words.takeName(labelOf(change.name))}
                  onClick={() => form.takeRemote([change])}
                >
                  {words.take}
                </button>
              </div>
            ))}
          </dl>
          {contested.length > 1 && (
            <button
              type="button"
              className={`${quietButton} mt-5`}
              onClick={() => form.takeRemote(contested)}
            >
              {words.takeAll}
            </button>
          )}
        </>
      )}
    </section>
  );
}
