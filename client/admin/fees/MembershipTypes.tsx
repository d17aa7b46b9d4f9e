import { type SubmitEvent, useState } from 'react';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { toolStyle } from '../../content/toolStyle.ts';
import { textOf } from '../../forms/textOf.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import {
  type MembershipTypes_TypeFragment,
  useMembershipTypesQuery,
  useSaveMembershipTypeMutation,
} from './MembershipTypes.generated.ts';

/** The membership types with their fees, and the form that adds or changes one. */
export function MembershipTypes({ year }: { year: number }) {
  const words = useAdminMessages().fees;
  const query = useMembershipTypesQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<MembershipTypes_TypeFragment | null>(null);
  const [saves, setSaves] = useState(0);
  const [save] = useSaveMembershipTypeMutation({
    update: (cache) => evictQueryFields(cache, ['membershipTypes', 'memberFees']),
  });
  const { attempt, isBusy, fields, failure } = useAttempt(() => void query.refetch());
  const labels = words.typeFields;
  const errorText = useFieldErrorText(labels);
  const errorOf = (name: string) => errorText(name, fields[name]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const present = query.data?.membershipTypes.find(({ id }) => id === edited?.id);
    await attempt(async () => {
      const input = {
        ...{ name: textOf(typed, 'name'), amount: textOf(typed, 'amount') },
        fromYear: Number(textOf(typed, 'fromYear')),
        perHousehold: typed.has('perHousehold'),
      };
      const version = present?.version ?? null;
      await save({ variables: { id: edited?.id ?? null, version, input } });
      setEdited(null);
      setSaves(saves + 1);
    });
  }

  return (
    <section aria-labelledby="types-heading" className="mt-10 max-w-xl">
      <h2 id="types-heading" className="text-lg font-semibold">
        {words.types}
      </h2>
      <p className="text-muted">{words.typesHint}</p>
      <QueryBoundary query={query}>
        {({ membershipTypes }) => (
          <ul className="divide-y divide-line">
            {membershipTypes.map((type) => (
              <li key={type.id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="wrap-anywhere">
                  <b>{type.name}</b>
                  {type.perHousehold && `, ${words.household}`}{' '}
                  {type.fees
                    .map((fee) => words.fee(moneyText(fee.amountCents), fee.fromYear))
                    .join(', ')}
                </span>
                <button
                  type="button"
                  className={`${toolStyle} cursor-pointer`}
                  onClick={() => setEdited(type)}
                >
                  <AccessibleLabel name={words.changeName(type.name)}>
                    {words.change}
                  </AccessibleLabel>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <form
        // Another type, and an empty form after saving.
        key={`${edited?.id ?? ''} ${String(saves)} ${String(year)}`}
        method="post"
        noValidate
        aria-label={words.types}
        onSubmit={(event) => void submit(event)}
        className="mt-4 space-y-4"
      >
        <Field
          {...labels.name}
          name="name"
          required
          defaultValue={edited?.name}
          error={errorOf('name')}
        />
        <Field
          {...labels.amount}
          name="amount"
          inputMode="decimal"
          required
          error={errorOf('amount')}
        />
        <Field
          {...labels.fromYear}
          name="fromYear"
          inputMode="numeric"
          required
          defaultValue={year}
          error={errorOf('fromYear')}
        />
        <CheckBox
          {...labels.perHousehold}
          name="perHousehold"
          error={undefined}
          defaultChecked={edited?.perHousehold}
        />
        <SubmitButton disabled={isBusy}>{edited ? words.saveType : words.addType}</SubmitButton>
      </form>
      <StatusLine tone={failure ? 'bad' : 'good'}>
        {failure || (saves > 0 && !isBusy && words.saved)}
      </StatusLine>
    </section>
  );
}
