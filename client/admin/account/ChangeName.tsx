import { type SubmitEvent, useContext, useState } from 'react';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useChangeNameMutation } from './ChangeName.generated.ts';

/** Changes the name that colleagues see in place of the email address. */
export function ChangeName() {
  const { changeName: words, fields } = useAdminMessages().accounts;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const [outcome, setOutcome] = useState<{ error: unknown } | 'saved' | null>(null);
  const [changeName, { loading }] = useChangeNameMutation();
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText(fields);

  const failure = outcome && outcome !== 'saved' ? outcome.error : null;
  const nameError = fieldErrorText('name', failureOf(failure).fields['name']);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setOutcome(null);
    try {
      const name = textOf(new FormData(event.currentTarget), 'name');
      const { data } = await changeName({ variables: { name } });
      session.changeUser({ name: data?.changeName.name ?? name });
      setOutcome('saved');
    } catch (error) {
      setOutcome({ error });
    }
  }

  return (
    <section aria-labelledby="name-heading">
      <h2 id="name-heading" className="text-2xl font-semibold tracking-tight sm:text-3xl">
        {words.heading}
      </h2>
      <p className="mt-2 text-muted">{words.intro}</p>
      <form onSubmit={(event) => void submit(event)} className="mt-6 space-y-6">
        <Field
          name="name"
          label={words.heading}
          error={nameError}
          defaultValue={user?.name}
          autoComplete="name"
          maxLength={maxAccountName}
        />
        <SubmitButton disabled={loading}>{loading ? words.submitting : words.submit}</SubmitButton>
        <StatusLine tone={outcome === 'saved' ? 'good' : 'bad'}>
          {outcome === 'saved'
            ? words.success
            : failure !== null && !nameError && failureText(failure)}
        </StatusLine>
      </form>
    </section>
  );
}
