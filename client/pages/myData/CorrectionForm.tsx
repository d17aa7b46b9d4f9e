import { type SubmitEvent, useState } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { fieldErrorText } from '../../../api/shared/messages/words.ts';
import { textsOf } from '../../forms/public/publicFormSubmit.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useOwnDataMessages } from './messages.ts';
import {
  type OwnData_OwnDataFragment,
  type OwnData_OwnMemberFragment,
  useCorrectOwnDataMutation,
} from './OwnData.generated.ts';
import { useOwnFailureText } from './useOwnFailureText.ts';

interface CorrectionFormProps {
  token: string;
  member: OwnData_OwnMemberFragment;
  onSaved: (own: OwnData_OwnDataFragment) => void;
}

/** A member corrects the address and the telephone number. */
export function CorrectionForm({ token, member, onSaved }: CorrectionFormProps) {
  const { opened: words } = useOwnDataMessages();
  const { fieldErrors } = useFormMessages();
  const failureText = useOwnFailureText();
  const [correct, { loading }] = useCorrectOwnDataMutation({ fetchPolicy: 'no-cache' });
  const [outcome, setOutcome] = useState<{ failure?: Failure; text: string }>({ text: '' });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const input = textsOf(new FormData(event.currentTarget), ['address', 'contactNumber']);
    const { id, version } = member;
    setOutcome({ text: '' });
    try {
      const { data } = await correct({ variables: { token, id, version, input } });
      if (data) onSaved(data.correctOwnData);
      setOutcome({ text: words.saved });
    } catch (error) {
      setOutcome({ failure: failureOf(error), text: failureText(error) });
    }
  }

  const field = (name: 'address' | 'contactNumber') => {
    const error = outcome.failure?.fields[name];
    return {
      name,
      label: words.fields[name].label,
      defaultValue: member[name],
      error: error && fieldErrorText(error, fieldErrors, words.fields[name]),
    };
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
      <TextArea
        {...field('address')}
        rows={2}
        maxLength={200}
        autoComplete="street-address"
        required
      />
      <Field {...field('contactNumber')} type="tel" maxLength={200} autoComplete="tel" required />
      <div>
        <SubmitButton aria-disabled={loading || undefined}>
          {loading ? words.saving : words.save}
        </SubmitButton>
        <StatusLine tone={outcome.failure ? 'bad' : 'good'}>{outcome.text}</StatusLine>
      </div>
    </form>
  );
}
