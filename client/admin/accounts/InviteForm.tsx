import type { SubmitEvent } from 'react';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { allLanguages, type Language, languages } from '../../../api/shared/messages/languages.ts';
import { useAttempt } from '../security/useAttempt.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { Tell } from './outcome.ts';
import { useCreateInvitationMutation } from './InviteForm.generated.ts';
import { RoleBoxes, rolesIn } from './RoleBoxes.tsx';
import { useInvitationOutcome } from './useInvitationOutcome.ts';

interface InviteFormProps {
  /** Refetches the lists. */
  reload: () => Promise<unknown>;
  tell: Tell;
}

/** Invites a person to create an account. A failure keeps what was typed. */
export function InviteForm({ reload, tell }: InviteFormProps) {
  const { invite: words } = useAdminMessages().accounts;
  const fieldErrorText = useFieldErrorText(words.fields);
  const outcomeOf = useInvitationOutcome();
  const { attempt, isBusy, fields, failure } = useAttempt();
  const withConfirmation = useWithConfirmation();
  const [create] = useCreateInvitationMutation({ fetchPolicy: 'no-cache' });
  const errorOf = (name: string) => fieldErrorText(name, fields[name]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const language = textOf(typed, 'language') as Language;
    const input = { email: textOf(typed, 'email'), roles: rolesIn(typed), language };
    await attempt(async () => {
      const { data } = await withConfirmation(() => create({ variables: { input } }));
      form.reset();
      await reload();
      if (data) tell(outcomeOf(data.createInvitation));
    });
  }

  return (
    <section aria-labelledby="invite-heading">
      <h2 id="invite-heading" className="text-2xl font-semibold">
        {words.heading}
      </h2>
      <p className="mt-2 text-muted">{words.intro}</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 max-w-xl space-y-6"
      >
        <Field
          type="email"
          name="email"
          label={words.fields.email.label}
          autoComplete="off"
          required
          error={errorOf('email')}
        />
        <RoleBoxes
          legend={words.fields.roles.label}
          defaultRoles={['EDITOR']}
          error={errorOf('roles')}
        />
        <Select
          name="language"
          label={words.fields.language.label}
          hint={words.fields.language.hint}
          error={errorOf('language')}
        >
          {allLanguages.map((each) => (
            <option key={each} value={each} lang={languages[each].tag}>
              {languages[each].name}
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
