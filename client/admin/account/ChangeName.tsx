import { useContext } from 'react';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { useChangeNameMutation } from './ChangeName.generated.ts';

/** Changes the name that colleagues see in place of the email address. */
export function ChangeName() {
  const { changeName: words } = useAdminMessages().accounts;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const [changeName] = useChangeNameMutation();

  async function send(typed: FormData) {
    const name = textOf(typed, 'name');
    const { data } = await changeName({ variables: { name } });
    session.changeUser({ name: data?.changeName.name ?? name });
    return words.success;
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      <SmallForm words={words} send={send} className="mt-6">
        {(field) => (
          <Field
            {...field('name')}
            label={words.heading}
            defaultValue={user?.name}
            autoComplete="name"
            maxLength={maxAccountName}
          />
        )}
      </SmallForm>
    </Section>
  );
}
