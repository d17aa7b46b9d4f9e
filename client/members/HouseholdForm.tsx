import { householdFields, householdRules } from '../../api/shared/members/household.rules.ts';
import { FieldSections } from '../content/FieldSections.tsx';
import { RecordFormPage } from '../content/RecordFormPage.tsx';
import { FormSection, RecordForm } from '../forms/RecordForm.tsx';
import { type EditedRecord, textValues, useRecordToEdit } from '../forms/formOptions.ts';
import { useRecordForm } from '../forms/useRecordForm.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { ToolLink } from '../ui/ToolLink.tsx';
import {
  type HouseholdForm_HouseholdFragment,
  useHouseholdToEditQuery,
  useUpdateHouseholdMutation,
} from './Household.generated.ts';
import { HouseholdPeople } from './HouseholdPeople.tsx';
import { forgetMembers } from './useMemberOperations.tsx';

const listPath = '/admin/show-members';

/** A household: its name, its address and its people. */
export function Component() {
  const { adminForms, adminLists } = useAdminMessages();
  return (
    <RecordFormPage
      words={adminForms.household}
      query={useHouseholdToEditQuery(useRecordToEdit())}
      recordIn={({ household }) => household}
      nameOf={({ name }) => name}
      list={{ to: listPath, name: adminLists.members.heading }}
      addPath="/admin/add-member"
    >
      {(edited) => <HouseholdForm {...edited} />}
    </RecordFormPage>
  );
}

function HouseholdForm(edited: EditedRecord<HouseholdForm_HouseholdFragment>) {
  const { household: words } = useAdminMessages().adminForms;
  const [update] = useUpdateHouseholdMutation();
  const form = useRecordForm({
    ...edited,
    rules: householdRules,
    labels: words.fields,
    editPath: '/admin/household',
    valuesOf: (from) => textValues(householdRules, from),
    async save(input, present, idempotencyKey, send) {
      if (!present) return null;
      const { id, version } = present;
      const { data } = await update({ variables: { id, version, input, idempotencyKey }, ...send });
      return data?.updateHousehold;
    },
    evict: forgetMembers,
  });
  const list = `${listPath}?only=household%3D${form.record?.id ?? ''}`;
  return (
    <RecordForm form={form} words={words} seeItAt={list}>
      <FieldSections form={form} fields={householdFields} words={words} />
      {form.record && (
        <FormSection heading={words.people}>
          <HouseholdPeople household={form.record} />
          <p>
            <ToolLink to={list}>{words.inList}</ToolLink>
          </p>
        </FormSection>
      )}
    </RecordForm>
  );
}
