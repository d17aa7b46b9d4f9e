import { useWatch } from 'react-hook-form';
import {
  offices,
  officerRules,
  portraitField,
} from '../../../api/shared/committee/officer.rules.ts';
import { isDay } from '../../../api/shared/content/common.rules.ts';
import { dayMonthYear, daysLater } from '../../../api/shared/dates/days.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { RecordFormPage } from '../../content/RecordFormPage.tsx';
import {
  createSave,
  displayDays,
  type EditedRecord,
  textValues,
  useRecordToEdit,
} from '../../forms/formOptions.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection, RecordForm } from '../../forms/RecordForm.tsx';
import { MediaField } from '../../forms/media/MediaField.tsx';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { pictureVariables, storedPicture, useMediaRule } from '../../forms/media/storedPicture.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { identityOf } from '../../media/identityOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { PictureCrop } from '../../ui/picture/PictureCrop.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { useCommitteeListQuery, useDeleteOfficerMutation } from './CommitteeList.generated.ts';
import {
  type OfficerForm_OfficerFragment,
  useCreateOfficerMutation,
  useOfficerToEditQuery,
  useUpdateOfficerMutation,
} from './OfficerForm.generated.ts';
import { useOfficerTexts } from './useOfficerTexts.ts';

/** Creates an officer, or edits the one that the address names. */
export function Component() {
  const { officer: words } = useAdminMessages();
  const { nameOf } = useOfficerTexts();
  const [remove] = useDeleteOfficerMutation({
    update: (cache) => evictQueryFields(cache, ['committee']),
  });
  const list = { to: '/admin/committee', name: words.list.heading };
  return (
    <RecordFormPage
      words={words}
      query={useOfficerToEditQuery(useRecordToEdit())}
      recordIn={({ officer }) => officer}
      list={list}
      addPath="/admin/add-officer"
      back={list}
      nameOf={(officer) => nameOf(officer)}
      actions={({ id, version, ...officer }) => (
        <DeleteButton
          kind={words.kind}
          title={nameOf(officer)}
          remove={() => remove({ variables: { id, version } })}
          listPath={list.to}
        />
      )}
    >
      {(edited) => <OfficerForm {...edited} />}
    </RecordFormPage>
  );
}

function OfficerForm(edited: EditedRecord<OfficerForm_OfficerFragment>) {
  const { officer: words, adminForms } = useAdminMessages();
  const form = useRecordForm({
    ...edited,
    rules: officerRules.extend({ image: useMediaRule(portraitField) }),
    labels: words.fields,
    dependents: { office: ['title'], from: ['until'] },
    editPath: '/admin/edit-officer',
    valuesOf: (from) => ({
      ...textValues(officerRules, from && { ...from, endsTermOf: '' }),
      ...(!from && { office: 'PRESIDENT' }),
      image: storedPicture(from),
    }),
    save: createSave(
      useCreateOfficerMutation()[0],
      useUpdateOfficerMutation()[0],
      ({ until, ...values }, present) =>
        pictureVariables({ ...values, until: until || null }, present),
    ),
    evict: (cache) => evictQueryFields(cache, ['committee']),
  });
  const { field } = form;
  const display = (name: string, value: string) =>
    name === 'office'
      ? words.offices[offices.find((office) => office === value) ?? 'OTHER']
      : displayDays('from', 'until')(name, value);
  return (
    <RecordForm form={form} words={words} seeItAt="/about" display={display}>
      <FormSection heading={words.sections.portrait}>
        <MediaField
          form={form}
          name="image"
          texts={field('image')}
          kinds={portraitField.kinds}
          hasDrawings={false}
          editor={(source, onCropped) => (
            <PictureCrop
              key={identityOf(source)}
              source={source}
              hint={adminForms.media.crop.hint}
              onCropped={onCropped}
            />
          )}
        />
      </FormSection>
      <FormSection heading={words.sections.office}>
        <Select {...field('office')} options={words.offices} />
        <Field {...field('title')} />
        <Field lang="am" {...field('titleAmharic')} />
      </FormSection>
      <FormSection heading={words.sections.person}>
        <Field {...field('name')} />
        <Field lang="am" {...field('nameAmharic')} />
      </FormSection>
      <FormSection heading={words.sections.term}>
        <DateField {...field('from')} />
        <EndTermOf form={form} id={edited.record?.id} />
        <DateField {...field('until')} />
      </FormSection>
    </RecordForm>
  );
}

interface EndTermOfProps {
  form: RecordFormState;
  /** The id of the officer in the form; undefined for a new one. */
  id: string | undefined;
}

/** Offers to end the term of the person who holds the office when a new term begins. */
function EndTermOf({ form, id }: EndTermOfProps) {
  const { officer: words } = useAdminMessages();
  const { nameOf } = useOfficerTexts();
  const [office, from, endsTermOf] = useWatch({
    control: form.control,
    name: ['office', 'from', 'endsTermOf'],
  }) as string[];
  const { data } = useCommitteeListQuery({ fetchPolicy: 'cache-and-network' });
  if (!data || !from || !isDay(from) || office === 'OTHER') return null;
  const { current, future } = data.committee;
  const former = [...current, ...(future ?? [])].find(
    (other) =>
      other.office === office &&
      other.id !== id &&
      other.from < from &&
      (other.until === null || other.until >= from),
  );
  return (
    former && (
      <CheckBox
        label={words.endTermOf(nameOf(former), dayMonthYear(daysLater(from, -1)))}
        checked={endsTermOf === former.id}
        onChange={({ target }) => form.change('endsTermOf', target.checked ? former.id : '')}
      />
    )
  );
}
