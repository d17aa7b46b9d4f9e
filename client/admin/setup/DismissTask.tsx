import { type SubmitEvent, useRef } from 'react';
import { maxLine } from '../../../api/shared/content/common.rules.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { toolStyle } from '../../ui/toolStyle.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import {
  type SetupSteps_StepFragment,
  useDismissSetupTaskMutation,
} from './SetupSteps.generated.ts';

/** Dismisses an open setup task with a reason, or shows it again. */
export function DismissTask({ step }: { step: SetupSteps_StepFragment }) {
  const { task, dismissal } = step;
  const refresh = useRefresh();
  const { admin, setup } = useAdminMessages();
  const { dismiss: words, fields, tasks } = setup;
  const fieldErrorText = useFieldErrorText(fields);
  const [dismiss] = useDismissSetupTaskMutation();
  const { form, attempt, fields: errors, failure } = useAttempt();
  const container = useRef<HTMLDivElement>(null);
  const { name } = tasks[task];

  const run = (reason: string | null) =>
    attempt(async () => {
      await dismiss({ variables: { task, reason } });
      await refresh();
      // The pressed button is gone.
      container.current?.focus();
    });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(textOf(new FormData(event.currentTarget), 'reason'));
  }

  return (
    <div ref={container} tabIndex={-1}>
      {dismissal === null ? (
        <details>
          <summary className={`${toolStyle} cursor-pointer`}>
            <AccessibleLabel name={admin.named(words.open, name)}>{words.open}</AccessibleLabel>
          </summary>
          <form ref={form} noValidate onSubmit={submit} className="max-w-xl space-y-3 pb-2">
            <Field
              name="reason"
              label={fields.reason.label}
              error={fieldErrorText('reason', errors['reason'])}
              maxLength={maxLine}
              required
            />
            <button type="submit" className={quietButton}>
              {words.submit}
            </button>
          </form>
        </details>
      ) : (
        <>
          <p className="wrap-anywhere">
            <MultilingualText text={dismissal} />
          </p>
          <AsyncButton
            name={admin.named(words.undo, name)}
            label={words.undo}
            run={() => run(null)}
          />
        </>
      )}
      <StatusLine tone="bad">{failure}</StatusLine>
    </div>
  );
}
