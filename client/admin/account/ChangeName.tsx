import { type SubmitEvent, useContext, useState } from 'react';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import { useChangeNameMutation } from './ChangeName.generated.ts';

/** Changes the name that colleagues see in place of the email address. */
export function ChangeName() {
  const { changeName: words, fields } = useAdminMessages().accounts;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const [isSaved, setIsSaved] = useState(false);
  const [changeName] = useChangeNameMutation();
  const { attempt, isBusy, fields: errors, failure } = useAttempt();
  const fieldErrorText = useFieldErrorText(fields);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), 'name');
    setIsSaved(false);
    await attempt(async () => {
      const { data } = await changeName({ variables: { name } });
      session.changeUser({ name: data?.changeName.name ?? name });
      setIsSaved(true);
    });
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
          error={fieldErrorText('name', errors['name'])}
          defaultValue={user?.name}
          autoComplete="name"
          maxLength={maxAccountName}
        />
        <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
        <StatusLine tone={isSaved ? 'good' : 'bad'}>{isSaved ? words.success : failure}</StatusLine>
      </form>
    </section>
  );
}
