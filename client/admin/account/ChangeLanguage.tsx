import { type SubmitEvent, useContext, useState } from 'react';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { allLanguages, languages } from '../../../api/shared/messages/languages.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { Select } from '../../ui/field/Select.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Section } from '../Section.tsx';
import { useChangeLanguageMutation } from './ChangeLanguage.generated.ts';

/** Changes the language of the admin area, which is saved with the account. */
export function ChangeLanguage() {
  const { language: words } = useAdminMessages().admin.account;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const present = user?.language ?? 'EN';
  const [chosen, setChosen] = useState(present);
  const [outcome, setOutcome] = useState<{ error: unknown } | 'saved' | null>(null);
  const [changeLanguage, { loading }] = useChangeLanguageMutation();
  const failureText = useFailureText();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setOutcome(null);
    try {
      const { data } = await changeLanguage({ variables: { language: chosen } });
      session.changeUser({ language: data?.changeLanguage.language ?? chosen });
      setOutcome('saved');
    } catch (error) {
      setOutcome({ error });
    }
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      <form onSubmit={(event) => void submit(event)} className="mt-6 space-y-6">
        <Select
          label={words.label}
          value={chosen}
          onChange={({ target }) => {
            setChosen(allLanguages.find((each) => each === target.value) ?? present);
            setOutcome(null);
          }}
        >
          {allLanguages.map((each) => (
            <option key={each} value={each} lang={languages[each].tag}>
              {languages[each].name}
            </option>
          ))}
        </Select>
        <SubmitButton disabled={loading}>{loading ? words.submitting : words.submit}</SubmitButton>
        <StatusLine tone={outcome === 'saved' ? 'good' : 'bad'}>
          {outcome === 'saved' && chosen === present && words.success}
          {outcome !== 'saved' && outcome && failureText(outcome.error)}
        </StatusLine>
      </form>
    </Section>
  );
}
