import { useWatch } from 'react-hook-form';
import type { PublicationValues } from '../../../api/shared/content/publication.rules.ts';
import { FormSection } from '../../forms/RecordForm.tsx';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useUploadLimits } from '../../forms/media/useUploadLimits.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import type { FieldTexts } from '../../ui/field/fieldParts.ts';
import { Select } from '../../ui/field/Select.tsx';
import type { AdminKindName } from '../adminKinds.ts';
import { PreviewLinks } from '../preview/PreviewLinks.tsx';
import { type PublishedRecord, useIsPast, usePublicationText } from './publicationValues.ts';

interface PublicationSectionProps {
  form: Pick<RecordFormState, 'control' | 'change'> & {
    kind: AdminKindName;
    record: (PublishedRecord & { id: string }) | null;
    field: (name: keyof PublicationValues) => FieldTexts & { name: string };
  };
}

/**
 * The section of a form that sets when visitors see the record: its state, and the planned changes.
 */
export function PublicationSection({ form }: PublicationSectionProps) {
  const { control, kind, record, field, change } = form;
  const { publication: words } = useAdminMessages();
  const describe = usePublicationText();
  const limits = useUploadLimits();
  const shown = useWatch({ control, name: 'shown' }) as string;
  const isPast = useIsPast(control);
  const isPublic = record?.publication === 'PUBLISHED' || record?.publication === 'TAKEN_DOWN';
  const offers = { ...words.offers, ...(isPublic && { published: words.choices.published }) };
  return (
    <FormSection
      heading={words.heading}
      hint={limits?.hidesFiles === false ? `${words.hint} ${words.openFiles}` : words.hint}
    >
      {record && <p className="font-semibold">{describe(record)}</p>}
      <Select
        {...field('shown')}
        value={shown}
        options={offers}
        onChange={({ target }) => change('shown', target.value)}
      />
      {shown === 'scheduled' && (
        <div className={pair}>
          <DateField {...field('publishDay')} required />
          <Field type="time" {...field('publishTime')} />
        </div>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {isPast && words.isPast}
      </p>
      <div className={pair}>
        <DateField {...field('unpublishDay')} />
        <Field type="time" {...field('unpublishTime')} />
      </div>
      {record && record.publication !== 'PUBLISHED' && <PreviewLinks kind={kind} id={record.id} />}
    </FormSection>
  );
}

const pair = 'grid items-start gap-x-8 gap-y-6 @md:grid-cols-2';
