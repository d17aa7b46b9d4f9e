import { type SubmitEvent, useState } from 'react';
import { tokenLifetimes } from '../../../api/shared/accounts/apiToken.rules.ts';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import type { Scope } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBoxes } from '../../ui/field/CheckBoxes.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import { useCreateApiTokenMutation } from './ApiTokens.generated.ts';

interface ApiTokenFormProps {
  /** Refetches the list. */
  reload: () => Promise<unknown>;
}

/** Creates a token, and shows its secret once. A failure keeps what was typed. */
export function ApiTokenForm({ reload }: ApiTokenFormProps) {
  const { create: words, fields: labels, scopes } = useAdminMessages().apiTokens;
  const fieldErrorText = useFieldErrorText(labels);
  const withConfirmation = useWithConfirmation();
  const [create] = useCreateApiTokenMutation({ fetchPolicy: 'no-cache' });
  const { attempt, isBusy, fields, failure } = useAttempt();
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const errorOf = (name: string) => fieldErrorText(name, fields[name]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const input = {
      name: textOf(typed, 'name'),
      scopes: typed.getAll('scopes') as Scope[],
      days: Number(textOf(typed, 'days')),
    };
    await attempt(async () => {
      const { data } = await withConfirmation(() => create({ variables: { input } }));
      if (!data) return;
      const { secret, apiToken } = data.createApiToken;
      setMade({ name: apiToken.name, secret });
      form.reset();
      await reload();
    });
  }

  return (
    <section aria-labelledby="token-form-heading">
      <h2 id="token-form-heading" className="text-2xl font-semibold">
        {words.heading}
      </h2>
      <p className="mt-2 text-muted">{words.intro}</p>
      {made && <CopyableLink text={words.created(made.name)} link={made.secret} words={words} />}
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 max-w-xl space-y-6"
      >
        <Field {...labels.name} autoComplete="off" required error={errorOf('name')} name="name" />
        <CheckBoxes
          name="scopes"
          legend={labels.scopes.label}
          options={scopes}
          error={errorOf('scopes')}
        />
        <Select name="days" label={labels.days.label} defaultValue="90" error={errorOf('days')}>
          {tokenLifetimes.map((days) => (
            <option key={days} value={days}>
              {words.days(days)}
            </option>
          ))}
        </Select>
        <div>
          <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
          <StatusLine tone="bad">{failure}</StatusLine>
        </div>
      </form>
    </section>
  );
}
