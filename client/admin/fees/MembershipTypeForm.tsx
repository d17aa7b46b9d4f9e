import type { ApolloCache } from '@apollo/client';
import { useWatch } from 'react-hook-form';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { membershipTypeRules } from '../../../api/shared/payments/payment.rules.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { RecordFormPage } from '../../content/RecordFormPage.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { useDoubt } from '../../forms/notice/DoubtNotice.tsx';
import { FormSection, RecordForm } from '../../forms/RecordForm.tsx';
import { type EditedRecord, useRecordToEdit } from '../../forms/formOptions.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { Field } from '../../ui/field/Field.tsx';
import {
  type MembershipTypes_TypeFragment,
  useDeleteMembershipTypeMutation,
  useFeesPaidInFullLazyQuery,
  useFeeYearQuery,
  useMembershipTypeToEditQuery,
  useSaveMembershipTypeMutation,
} from './Fees.generated.ts';

const list = '/admin/fees';

const forgetTypes = (cache: ApolloCache) =>
  evictQueryFields(cache, ['membershipTypes', 'memberFees']);

/** Adds a membership type, or edits the one that the address names. */
export function Component() {
  const { typeForm: words, heading } = useAdminMessages().fees;
  const [remove] = useDeleteMembershipTypeMutation({ update: forgetTypes });
  const present = useFeeYearQuery({ variables: { year: null } });
  return (
    <RecordFormPage
      words={words}
      query={useMembershipTypeToEditQuery(useRecordToEdit())}
      recordIn={({ membershipType }) => membershipType}
      nameOf={({ name }) => name}
      list={{ to: list, name: heading }}
      addPath="/admin/add-membership-type"
      actions={({ id, version, name }) => (
        <DeleteButton
          kind={words.kind}
          title={name}
          remove={() => remove({ variables: { id, version } })}
          listPath={list}
        />
      )}
    >
      {(edited) => (
        <QueryBoundary query={present}>
          {({ feeYear }) => <MembershipTypeForm {...edited} present={feeYear.year} />}
        </QueryBoundary>
      )}
    </RecordFormPage>
  );
}

interface MembershipTypeFormProps extends EditedRecord<MembershipTypes_TypeFragment> {
  /** The current year of fees. */
  present: number;
}

function MembershipTypeForm({ present, ...edited }: MembershipTypeFormProps) {
  const { typeForm: words, typeFields } = useAdminMessages().fees;
  const [readPaid] = useFeesPaidInFullLazyQuery({ fetchPolicy: 'no-cache' });
  const { check, notice } = useDoubt(words.doubt);
  const [save] = useSaveMembershipTypeMutation();
  const form = useRecordForm({
    ...edited,
    rules: membershipTypeRules,
    labels: typeFields,
    editPath: '/admin/edit-membership-type',
    // A new amount is the fee from the current year on, because fees of former years stay.
    valuesOf(from) {
      const fees = from?.fees ?? [];
      const fee = fees.find(({ fromYear }) => fromYear <= present) ?? fees.at(-1);
      return {
        name: from?.name ?? '',
        amount: fee ? moneyText(fee.amountCents) : '',
        fromYear: String(Math.max(present, fee?.fromYear ?? 0)),
        perHousehold: from?.perHousehold ? 'yes' : '',
      };
    },
    async save({ amount, ...values }, seen, idempotencyKey, send) {
      const input = { ...values, amount: moneyText(amount) };
      const former = seen?.fees.find(({ fromYear }) => fromYear <= values.fromYear);
      if (former && amount > former.amountCents)
        await check(`${input.amount} ${String(values.fromYear)}`, async () => {
          const { data } = await readPaid({ variables: { year: values.fromYear } });
          return data?.memberFees.totalCount ? words.doubt.text(values.fromYear) : null;
        });
      const { id = null, version = null } = seen ?? {};
      const { data } = await save({ variables: { id, version, input, idempotencyKey }, ...send });
      return data?.saveMembershipType;
    },
    evict: forgetTypes,
  });
  return (
    <RecordForm form={form} words={words} seeItAt={list}>
      <FormSection heading={words.kind}>
        <Field {...form.field('name')} />
        <Field {...form.field('amount')} inputMode="decimal" />
        <Field {...form.field('fromYear')} inputMode="numeric" />
        <CheckBox
          {...form.labels.perHousehold}
          error={undefined}
          checked={useWatch({ control: form.control, name: 'perHousehold' }) === 'yes'}
          onChange={({ target }) => form.change('perHousehold', target.checked ? 'yes' : '')}
        />
      </FormSection>
      {notice}
    </RecordForm>
  );
}
