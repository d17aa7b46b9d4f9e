import { Link } from 'react-router-dom';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { PageHandle } from '../../pageHandle.ts';
import { Field } from '../../ui/field/Field.tsx';
import { InPreferredLanguage } from '../InPreferredLanguage.tsx';
import {
  useForgottenPasswordQuery,
  useRequestPasswordResetMutation,
} from './ForgottenPassword.generated.ts';
import { SmallForm } from '../SmallForm.tsx';
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
  const [request] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });

  async function send(typed: FormData) {
    const email = textOf(typed, 'email');
    await request({ variables: { email } });
    return words.sent(email);
  }

  return (
    <SmallForm
      words={words}
      fields={{ email: { label: words.email } }}
      send={send}
      noValidate={false}
    >
      {(field) => <Field {...field('email')} type="email" autoComplete="username" required />}
    </SmallForm>
  );
}
