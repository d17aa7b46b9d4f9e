import { useState } from 'react';
import { tokenLifetimes } from '../../../api/shared/accounts/apiToken.rules.ts';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import { textOf } from '../../forms/textOf.ts';
import type { Scope } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBoxes } from '../../ui/field/CheckBoxes.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { useCreateApiTokenMutation } from './ApiTokens.generated.ts';

interface ApiTokenFormProps {
  /** Refetches the list. */
  reload: () => Promise<unknown>;
}

/** Creates a token, and shows its secret once. A failure keeps what was typed. */
export function ApiTokenForm({ reload }: ApiTokenFormProps) {
  const { create: words, fields, scopes } = useAdminMessages().apiTokens;
  const [create] = useCreateApiTokenMutation({ fetchPolicy: 'no-cache' });
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);

  async function send(typed: FormData, form: HTMLFormElement) {
    const input = {
      name: textOf(typed, 'name'),
      scopes: typed.getAll('scopes') as Scope[],
      days: Number(textOf(typed, 'days')),
    };
    const { data } = await create({ variables: { input } });
    if (!data) return;
    const { secret, apiToken } = data.createApiToken;
    setMade({ name: apiToken.name, secret });
    form.reset();
    await reload();
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      {made && <CopyableLink text={words.created(made.name)} link={made.secret} words={words} />}
      <SmallForm words={words} fields={fields} send={send} className="mt-6 max-w-xl">
        {(field) => (
          <>
            <Field {...field('name')} autoComplete="off" required />
            <CheckBoxes {...field('scopes')} options={scopes} />
            <Select {...field('days')} defaultValue="90">
              {tokenLifetimes.map((days) => (
                <option key={days} value={days}>
                  {words.days(days)}
                </option>
              ))}
            </Select>
          </>
        )}
      </SmallForm>
    </Section>
  );
}
