import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { Section } from '../Section.tsx';
import {
  type ApiTokensQuery,
  useApiTokensQuery,
  useCreateApiTokenMutation,
  useRevokeApiTokenMutation,
} from './ApiTokens.generated.ts';
import { useState } from 'react';
import { tokenLifetimes } from '../../../api/shared/accounts/apiToken.rules.ts';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import { textOf } from '../../forms/textOf.ts';
import type { Scope } from '../../graphql/schemaTypes.generated.ts';
import { CheckBoxes } from '../../ui/field/CheckBoxes.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { SmallForm } from '../SmallForm.tsx';

/** The API tokens of programs (docs/product/accounts.md, section 6.27). */
export function Component() {
  const { apiTokens: words } = useAdminMessages();
  const query = useApiTokensQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryPage query={query} heading={words.heading} intro={<p>{words.intro}</p>}>
      {({ apiTokens }) => (
        <div className="space-y-12">
          <Section heading={words.listHeading}>
            {apiTokens.length === 0 && <p className="mt-2 text-muted">{words.none}</p>}
            {apiTokens.length > 0 && (
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {apiTokens.map((token) => (
                  <TokenRow key={token.id} token={token} />
                ))}
              </ul>
            )}
          </Section>
          <ApiTokenForm />
        </div>
      )}
    </QueryPage>
  );
}

/** A token: what it may do, its last use, and the button that revokes it. */
function TokenRow({ token }: { token: ApiTokensQuery['apiTokens'][number] }) {
  const { apiTokens: words } = useAdminMessages();
  const dateTime = useDateTime();
  const [revoke] = useRevokeApiTokenMutation();
  const { id, name, scopes, createdBy, createdAt, expiresAt, lastUsedAt, lastUsedFrom } = token;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <h3 className="font-body text-lg leading-snug font-semibold wrap-anywhere">{name}</h3>
        <p>{scopes.map((scope) => words.scopes[scope]).join(' · ')}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {words.by(createdBy, dateTime(createdAt))}
          <br />
          {lastUsedAt ? words.lastUsed(dateTime(lastUsedAt), lastUsedFrom) : words.neverUsed}
          {!token.isExpired && (
            <>
              <br />
              {words.until(dateTime(expiresAt))}
            </>
          )}
        </p>
        {token.isExpired && (
          <p className="font-semibold text-red">{words.expired(dateTime(expiresAt))}</p>
        )}
      </div>
      <div className={`${toolsStyle} max-sm:w-full`}>
        <ConfirmedButton
          words={words.revoke}
          subject={name}
          run={() => revoke({ variables: { id } })}
        />
      </div>
    </li>
  );
}

/** Creates a token, and shows its secret once. A failure keeps what was typed. */
function ApiTokenForm() {
  const { create: words, fields, scopes } = useAdminMessages().apiTokens;
  const [create] = useCreateApiTokenMutation({ fetchPolicy: 'no-cache' });
  const refresh = useRefresh();
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
    await refresh();
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
