import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type Fields,
  type TranslatedName,
  translatedNames,
} from '../../api/shared/content/fields.rules.ts';
import { stripMarkdown } from '../../api/shared/content/markdown.rules.ts';
import type { FileField } from '../../api/shared/media/picture.rules.ts';
import { noticeBox } from '../forms/notice/noticeStyle.ts';
import { FormSection, RecordForm } from '../forms/RecordForm.tsx';
import type { RecordFormMessages } from '../forms/formOptions.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';
import { CheckBox } from '../ui/field/CheckBox.tsx';
import { FieldSections, type FieldSectionsProps } from './FieldSections.tsx';
import { entriesIn } from './picture/album.ts';
import { AlbumField } from './picture/AlbumField.tsx';
import { PictureField } from './picture/PictureField.tsx';
import { PublicationSection } from './publication/PublicationSection.tsx';
import { LanguageSection } from './translation/LanguageSection.tsx';
import type { RecordFormState } from '../forms/recordFormState.ts';
import {
  publicationValues,
  type PublishedRecord,
  useIsPast,
} from './publication/publicationValues.ts';
import { type AdminKindName, kindConstant } from './adminKinds.ts';
import {
  type LastChangesQuery,
  type ReportOpenRecordMutation,
  useLastChangesLazyQuery,
  useReportOpenRecordMutation,
} from './OtherEditors.generated.ts';

interface ContentFormProps<All extends Fields>
  extends
    Pick<ComponentProps<typeof RecordForm>, 'display'>,
    Omit<FieldSectionsProps<All>, 'form' | 'fields' | 'words'> {
  form: ComponentProps<typeof RecordForm>['form'] &
    ComponentProps<typeof LanguageSection<TranslatedName<All>>>['form'] &
    ComponentProps<typeof PublicationSection>['form'] &
    FieldSectionsProps<All>['form'] & {
      lastSaved: { path: string } | null;
      record: { version: number } | null;
    };
  fields: All;
  words: RecordFormMessages & FieldSectionsProps<All>['words'];
  /** The picture or video of a record, in the section `picture`. */
  medium?: FileField;
}

/** The form of a kind of content: its language, fields, picture, and publication. */
export function ContentForm<All extends Fields>(props: ContentFormProps<All>) {
  const { form, fields, words, medium, controls, display, ...rest } = props;
  const isLeftOut = useWatch({ control: form.control, name: 'withoutImage' }) === 'yes';
  const submitText = useSubmitText(form, words.submit);
  const { adminForms, pictures } = useAdminMessages();
  const { conflict } = adminForms;
  const { album } = pictures;
  const dateTime = useDateTime();
  const { editors, change } = useOtherEditors(form);
  const { changedBy, changedAt } = change ?? {};
  function displayed(name: string, value: string) {
    if (name === 'album') return album.count(entriesIn(value).length);
    const isFormatted = fields[name.replace(/Translation$/, '')]?.isFormatted;
    return isFormatted && value ? stripMarkdown(value) : undefined;
  }
  return (
    <>
      {/* Without the times, so that screen readers speak only when the accounts change. */}
      <p role="status" className="sr-only">
        {editors
          .map(({ account, savedAt }) => (savedAt ? conflict.editor : conflict.open)(account))
          .join(' ')}
      </p>
      {editors.map(({ account, savedAt }) => (
        <p key={account} className={`${noticeBox} wrap-anywhere`}>
          {savedAt ? conflict.editing(account, dateTime(savedAt)) : conflict.open(account)}
        </p>
      ))}
      <RecordForm
        form={form}
        words={words}
        seeItAt={form.lastSaved?.path ?? ''}
        submitText={submitText}
        aside={<PublicationSection form={form} />}
        changedBy={changedBy && changedAt ? conflict.by(changedBy, dateTime(changedAt)) : null}
        display={(name, value) => displayed(name, value) ?? display?.(name, value)}
        {...rest}
      >
        <LanguageSection form={form} texts={translatedNames(fields)} />
        <FieldSections form={form} fields={fields} words={words} {...(controls && { controls })} />
        {medium && (
          <FormSection heading={words.sections['picture'] ?? ''}>
            {!isLeftOut && (
              <PictureField
                form={form}
                name={medium.name}
                texts={form.field(medium.name)}
                kinds={medium.kinds}
                isRemovable={!medium.required}
              />
            )}
            {medium.canBeLeftOut && (
              <CheckBox
                label={form.field('withoutImage').label}
                checked={isLeftOut}
                onChange={({ target }) => form.change('withoutImage', target.checked ? 'yes' : '')}
              />
            )}
          </FormSection>
        )}
        {medium && <AlbumField form={form} />}
      </RecordForm>
    </>
  );
}

interface PublishableForm extends Pick<RecordFormState, 'control'> {
  record: PublishedRecord | null;
}

/**
 * The text of the button of a form, which names what it does with the record.
 * @param create the text for a new record that is published at once
 */
function useSubmitText({ control, record }: PublishableForm, create: string): string {
  const { adminForms, publication: words } = useAdminMessages();
  const shown = useWatch({ control, name: 'shown' }) as string;
  const isPast = useIsPast(control);
  if (shown === 'draft') return words.offers.draft;
  if (record && shown === publicationValues(record).shown) return adminForms.saveChanges;
  if (shown === 'scheduled' && !isPast) return words.schedule;
  return record ? words.publish : create;
}

/** The time between two reports while a form is visible, in milliseconds. */
const interval = 30_000;

interface EditedForm {
  kind: AdminKindName;
  record: { id: string; version: number } | null;
  /** Not null if somebody else has changed the record. */
  conflict: object | null;
}

/**
 * Reports again and again that a record is open, and reads who else has it open or has unsaved
 * changes to it, and who saved the version of a conflict.
 */
function useOtherEditors({ kind, record, conflict }: EditedForm) {
  const id = record?.id ?? null;
  const variables = { kind: kindConstant(kind), id: id ?? '' };
  const [report] = useReportOpenRecordMutation({ variables });
  const [editors, setEditors] = useState<ReportOpenRecordMutation['reportOpenRecord']>([]);
  const reportNow = useEffectEvent(() => {
    // A form in the background, or without a connection, stays as it is.
    if (document.visibilityState === 'hidden') return;
    report()
      .then(({ data }) => data && setEditors(data.reportOpenRecord))
      .catch(() => undefined);
  });
  useEffect(() => {
    if (id === null) return undefined;
    reportNow();
    const timer = setInterval(() => reportNow(), interval);
    return () => clearInterval(timer);
  }, [id]);
  const [readChanges] = useLastChangesLazyQuery({ variables, fetchPolicy: 'no-cache' });
  const [changes, setChanges] = useState<LastChangesQuery['revisions']['nodes']>([]);
  const readAuthor = useEffectEvent(() => readChanges());
  const conflictVersion = conflict ? record?.version : undefined;
  useEffect(() => {
    if (conflictVersion === undefined) return;
    readAuthor()
      .then(({ data }) => data && setChanges(data.revisions.nodes))
      .catch(() => undefined);
  }, [conflictVersion]);
  return {
    editors,
    /** Who saved the version of the conflict, and when; undefined until it is known. */
    change: changes.find((each) => each.id.endsWith(`:${String(conflictVersion)}`)),
  };
}
