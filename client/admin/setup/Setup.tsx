import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DismissTask } from './DismissTask.tsx';
import { SetupTaskLink } from './SetupTaskLink.tsx';
import { type SetupSteps_StepFragment, useSetupStepsQuery } from './SetupSteps.generated.ts';

/** The tasks of setting up the site, and their progress (docs/product/admin.md, section 6.19). */
export function Component() {
  const { setup: words } = useAdminMessages();
  const query = useSetupStepsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage query={query} heading={words.heading} intro={<p>{words.intro}</p>}>
      {({ setupSteps }) => (
        <>
          {setupSteps.every(({ isDone, dismissal }) => isDone || dismissal !== null) && (
            <p className="mb-4 font-semibold text-green">{words.nothingLeft}</p>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {setupSteps.map((step) => (
              <li key={step.task} className="py-2">
                <SetupTaskLink task={step.task} state={stateOf(step)} />
                {!step.isDone && <DismissTask step={step} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryPage>
  );
}

function stateOf({ isDone, dismissal }: SetupSteps_StepFragment) {
  if (isDone) return 'done';
  return dismissal === null ? 'open' : 'dismissed';
}
