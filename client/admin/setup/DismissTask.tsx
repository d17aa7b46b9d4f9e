import { maxLine } from '../../../api/shared/content/common.rules.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { toolStyle } from '../../ui/toolStyle.ts';
import { textOf } from '../../forms/textOf.ts';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { SmallForm } from '../SmallForm.tsx';
import {
  type SetupSteps_StepFragment,
  useDismissSetupTaskMutation,
} from './SetupSteps.generated.ts';

/** Dismisses an open setup task with a reason, or shows it again. */
export function DismissTask({ step }: { step: SetupSteps_StepFragment }) {
  const { task, dismissal } = step;
  const { admin, setup } = useAdminMessages();
  const { dismiss: words, fields, tasks } = setup;
  const refresh = useRefresh();
  const [dismiss] = useDismissSetupTaskMutation();
  const { name } = tasks[task];

  async function run(reason: string | null) {
    await dismiss({ variables: { task, reason } });
    await refresh();
  }

  if (dismissal === null) {
    return (
      <details>
        <summary className={`${toolStyle} cursor-pointer`}>
          <AccessibleLabel name={admin.named(words.open, name)}>{words.open}</AccessibleLabel>
        </summary>
        <SmallForm
          words={words}
          fields={fields}
          send={(typed) => run(textOf(typed, 'reason'))}
          className="max-w-xl pb-2"
        >
          {(field) => <Field {...field('reason')} maxLength={maxLine} required />}
        </SmallForm>
      </details>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">
        <MultilingualText text={dismissal} />
      </p>
      <AsyncButton name={admin.named(words.undo, name)} label={words.undo} run={() => run(null)} />
    </>
  );
}
