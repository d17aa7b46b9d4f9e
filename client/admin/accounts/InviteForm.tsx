import { allLanguages, type Language, languages } from '../../../api/shared/messages/languages.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { useCreateInvitationMutation } from './InviteForm.generated.ts';
import type { Tell } from './outcome.ts';
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
  const outcomeOf = useInvitationOutcome();
  const [create] = useCreateInvitationMutation({ fetchPolicy: 'no-cache' });

  async function send(typed: FormData, form: HTMLFormElement) {
    const language = textOf(typed, 'language') as Language;
    const input = { email: textOf(typed, 'email'), roles: rolesIn(typed), language };
    const { data } = await create({ variables: { input } });
    form.reset();
    await reload();
    if (data) tell(outcomeOf(data.createInvitation));
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      <SmallForm words={words} fields={words.fields} send={send} className="mt-6 max-w-xl">
        {(field) => (
          <>
            <Field {...field('email')} type="email" autoComplete="off" required />
            <RoleBoxes {...field('roles')} defaultRoles={['EDITOR']} />
            <Select {...field('language')}>
              {allLanguages.map((each) => (
                <option key={each} value={each} lang={languages[each].tag}>
                  {languages[each].name}
                </option>
              ))}
            </Select>
          </>
        )}
      </SmallForm>
    </Section>
  );
}
