import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { textOf } from '../../forms/textOf.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { PageHandle } from '../../pageHandle.ts';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { InPreferredLanguage } from '../InPreferredLanguage.tsx';
import {
  useForgottenPasswordQuery,
  useRequestPasswordResetMutation,
} from './ForgottenPassword.generated.ts';
import { SmallPage } from './SmallPage.tsx';

export const handle: PageHandle = { messages: [useAdminMessages] };

/** Requests a link to choose a new password (docs/product/admin.md, section 6.1). */
export function Component() {
  const { admin, accounts } = useAdminMessages();
  const { forgotten: words } = accounts;
  const { data } = useForgottenPasswordQuery();
  const cannotMail = data && !data.siteSettings.sendsMail;
  return (
    <InPreferredLanguage>
      <SmallPage heading={words.heading} intro={cannotMail ? words.noMail : words.intro}>
        <noscript>
          <p>{admin.needsJavaScript}</p>
        </noscript>
        {!cannotMail && (
          <div className="noscript:hidden">
            <RequestForm />
          </div>
        )}
        <Link
          to="/admin"
          className="mt-6 inline-flex min-h-11 items-center font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {words.back}
        </Link>
      </SmallPage>
    </InPreferredLanguage>
  );
}

function RequestForm() {
  const { forgotten: words } = useAdminMessages().accounts;
  const failureText = useFailureText();
  const [request, { loading }] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });
  const [outcome, setOutcome] = useState({ tone: 'good' as 'good' | 'bad', text: '' });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = textOf(new FormData(event.currentTarget), 'email');
    setOutcome({ tone: 'good', text: '' });
    try {
      await request({ variables: { email } });
      setOutcome({ tone: 'good', text: words.sent(email) });
    } catch (error) {
      setOutcome({ tone: 'bad', text: failureText(error) });
    }
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="space-y-6">
      <Field type="email" name="email" label={words.email} autoComplete="username" required />
      <div>
        <SubmitButton disabled={loading}>{loading ? words.submitting : words.submit}</SubmitButton>
        <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>
      </div>
    </form>
  );
}
