import { useNavigate } from 'react-router-dom';
import {
  offices,
  officerRules,
  portraitField,
} from '../../../api/shared/committee/officer.rules.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { RecordFormPage } from '../../content/RecordFormPage.tsx';
import { displayDays } from '../../forms/displayDays.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { MediaField } from '../../forms/media/MediaField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { createSave } from '../../forms/submission/createSave.ts';
import { storedPicture } from '../../forms/media/storedPicture.ts';
import { textValues } from '../../forms/textValues.ts';
import { useMediaRule } from '../../forms/media/useMediaRule.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { PictureCrop } from '../../ui/picture/PictureCrop.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { useDeleteOfficerMutation } from './CommitteeList.generated.ts';
import {
  type OfficerForm_OfficerFragment,
  useCreateOfficerMutation,
  useOfficerToEditQuery,
  useUpdateOfficerMutation,
} from './OfficerForm.generated.ts';
import { EndTermOf } from './EndTermOf.tsx';

/** Creates an officer, or edits the one that the address names. */
export function Component() {
  const { officer: words } = useAdminMessages();
  const navigate = useNavigate();
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
      actions={({ id, version, name }) => (
        <DeleteButton
          kind={words.kind}
          title={name}
          remove={() => remove({ variables: { id, version } })}
          onDeleted={() => void navigate(list.to)}
        />
      )}
    >
      {(edited) => <OfficerForm {...edited} />}
    </RecordFormPage>
  );
}

function OfficerForm(edited: EditedRecord<OfficerForm_OfficerFragment>) {
  const { officer: words, adminForms } = useAdminMessages();
  const [create] = useCreateOfficerMutation();
  const [update] = useUpdateOfficerMutation();
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
    save: createSave(create, update, ({ image: { file: image, keep }, ...input }, present) => ({
      input: { ...input, until: input.until || null },
      image,
      ...(present && { removeImage: !keep && !image }),
    })),
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
              key={`${source.name} ${String(source.size)} ${String(source.lastModified)}`}
              source={source}
              hint={adminForms.media.crop.hint}
              onCropped={onCropped}
            />
          )}
        />
      </FormSection>
      <FormSection heading={words.sections.office}>
        <Select {...field('office')}>
          {offices.map((office) => (
            <option key={office} value={office}>
              {words.offices[office]}
            </option>
          ))}
        </Select>
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
