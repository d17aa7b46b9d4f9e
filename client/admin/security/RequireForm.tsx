import { type SubmitEvent, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useRequireSecondFactorMutation } from './SecurityPolicy.generated.ts';
import { useFactorAttempt } from './useFactorAttempt.ts';

interface RequireFormProps {
  isRequired: boolean;
  isConfirmed: boolean;
  reload: () => Promise<unknown>;
}

/** Decides whether every account needs a second factor. */
export function RequireForm({ isRequired, isConfirmed, reload }: RequireFormProps) {
  const { policy: words } = useAdminMessages().security;
  const [isChecked, setIsChecked] = useState(isRequired);
  const [isSaved, setIsSaved] = useState(false);
  const [require] = useRequireSecondFactorMutation();
  const { attempt, isBusy, failure } = useFactorAttempt(reload);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await attempt(async () => {
      await require({ variables: { isRequired: isChecked } });
      setIsSaved(true);
      await reload();
    });
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="max-w-xl space-y-4">
      <CheckBox
        label={words.require}
        checked={isChecked}
        disabled={!isConfirmed}
        onChange={({ target }) => {
          setIsChecked(target.checked);
          setIsSaved(false);
        }}
      />
      <p className="text-muted">{words.requireHint}</p>
      {isConfirmed && (
        <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
      )}
      <StatusLine tone={failure ? 'bad' : 'good'}>
        {failure || (isSaved && (isChecked ? words.on : words.off))}
      </StatusLine>
    </form>
  );
}
