import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { altFields } from '../../../api/shared/content/pictureDetails.rules.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { allLanguages, languages } from '../../../api/shared/messages/languages.ts';
import { type RemoteChange, remoteChanges } from '../draft/merge.ts';
import { type FormValues, isMedia } from '../values.ts';
import { noticeBox } from './noticeStyle.ts';
import type { RecordFormState } from '../recordFormState.ts';
import { Button } from '../../ui/Button.tsx';
import type { PresentMedia } from '../../media/mediaRule.ts';
import { PresentDocument } from '../../ui/field/PickedMedia.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextChanges } from '../../ui/text/TextChanges.tsx';

interface ConflictNoticeProps {
  form: RecordFormState;
  /** Who changed the record, and when. */
  by: string | null;
  /** The values that another admin saved, and the values of the form before the user typed. */
  conflict: { newer: FormValues; base: FormValues };
  /** What somebody else has changed besides the fields. */
  changedElsewhere?: ReactNode;
  /** Formats a value for users, if it is not a text. */
  display: ((name: string, value: string) => string | undefined) | undefined;
}

/** Shows the changes of another admin beside what was typed, so that the user can select. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { form, by, conflict, changedElsewhere, display } = props;
  const { admin, adminForms } = useAdminMessages();
  const { conflict: words } = adminForms;
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
  /** The changed words of a field that the form has taken, for example for a translator. */
  function changedWords({ name, value }: RemoteChange) {
    const [before, now] = [conflict.base[name], value].map(
      (each) => typeof each === 'string' && shown(name, each),
    );
    // Two albums of the same size are shown alike.
    if (typeof before !== 'string' || typeof now !== 'string' || before === now) return null;
    return <TextChanges key={name} label={labelOf(name)} before={before} now={now} />;
  }
  /** The details of a picture, if it is not the picture of the form. */
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
    // It gets the focus when saving detects the conflict.
    <section data-conflict tabIndex={-1} aria-labelledby="conflict" className={noticeBox}>
      <h2 id="conflict" className="text-xl font-semibold">
        {words.heading}
      </h2>
      {by && <p className="mt-1 wrap-anywhere text-muted">{by}</p>}
      <div className="mt-2 max-w-[36em] space-y-2">
        {form.isChanged && <p>{words.text}</p>}
        {taken.length > 0 && <p>{words.taken(taken.map(({ name }) => labelOf(name)))}</p>}
        <dl className="space-y-3 empty:hidden">{taken.map(changedWords)}</dl>
        {contested.length > 0 && <p>{words.contested}</p>}
        {changedElsewhere || (taken.length + contested.length === 0 && <p>{words.unchanged}</p>)}
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
                <Button
                  aria-label={admin.named(words.take, labelOf(change.name))}
                  onClick={() => form.takeRemote([change])}
                  className="shrink-0"
                >
                  {words.take}
                </Button>
              </div>
            ))}
          </dl>
          {contested.length > 1 && (
            <Button onClick={() => form.takeRemote(contested)} className="mt-5">
              {words.takeAll}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/**
 * A thumbnail of the picture or video that another admin saved; a video shows its poster with a
 * mark.
 */
function MediaThumbnail({ media: present }: { media: PresentMedia }) {
  const { url, isVideo, poster, document } = present;
  const { conflict: words } = useAdminMessages().adminForms;
  if (document) return <PresentDocument document={document} />;
  const picture = isVideo ? poster : url;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-3">
      {picture && (
        <img
          src={picture}
          alt={isVideo ? words.video : words.picture}
          className="block max-h-32 max-w-full rounded-sm bg-line"
        />
      )}
      {isVideo && (
        <span className="inline-flex items-center gap-2">
          <Icon name="play" />
          {words.isVideo}
        </span>
      )}
    </span>
  );
}
