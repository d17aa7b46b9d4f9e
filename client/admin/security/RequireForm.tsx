import { type SubmitEvent, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useRequireSecondFactorMutation } from './SecurityPolicy.generated.ts';
import { useAttempt } from './useAttempt.ts';
import { useWithConfirmation } from './withConfirmation.ts';

interface RequireFormProps {
  isRequired: boolean;
  reload: () => Promise<unknown>;
}

/** Sets whether every account needs a second factor. */
export function RequireForm({ isRequired, reload }: RequireFormProps) {
  const { policy: words } = useAdminMessages().security;
  const [isChecked, setIsChecked] = useState(isRequired);
  const [isSaved, setIsSaved] = useState(false);
  const withConfirmation = useWithConfirmation();
  const [require] = useRequireSecondFactorMutation();
  const { attempt, isBusy, failure } = useAttempt();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await attempt(async () => {
      await withConfirmation(() => require({ variables: { isRequired: isChecked } }));
      setIsSaved(true);
      await reload();
    });
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="max-w-xl space-y-4">
      <CheckBox
        label={words.require}
        checked={isChecked}
        onChange={({ target }) => {
          setIsChecked(target.checked);
          setIsSaved(false);
        }}
      />
      <p className="text-muted">{words.requireHint}</p>
      <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
      <StatusLine tone={failure ? 'bad' : 'good'}>
        {failure || (isSaved && (isChecked ? words.on : words.off))}
      </StatusLine>
    </form>
  );
}
