import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SetupTaskLink } from './SetupTaskLink.tsx';
import { useSetupStepsQuery } from './SetupSteps.generated.ts';

/**
 * The open tasks of setting up, on the dashboard, until there are none. If they cannot be loaded,
 * the page Setting up shows the error.
 */
export function SetupReminder() {
  const { setup: words } = useAdminMessages();
  const { data } = useSetupStepsQuery({ fetchPolicy: 'cache-and-network' });
  const left =
    data?.setupSteps.filter(({ isDone, dismissal }) => !isDone && dismissal === null) ?? [];
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="setup-heading" className="mt-6 border-s-4 border-gold ps-5">
      <h2 id="setup-heading" className="text-lg font-semibold text-green">
        {words.leftHeading}
      </h2>
      <ul className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {left.map(({ task }) => (
          <li key={task}>
            <SetupTaskLink task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}
