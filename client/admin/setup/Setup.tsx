import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SetupTaskLink } from './SetupTaskLink.tsx';
import { useSetupStepsQuery } from './SetupSteps.generated.ts';

/** The tasks of setting up the site, and their progress (docs/product/admin.md, section 6.19). */
export function Component() {
  const { setup: words } = useAdminMessages();
  const query = useSetupStepsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage heading={words.heading} intro={<p>{words.intro}</p>}>
      <QueryBoundary query={query}>
        {({ setupSteps }) => (
          <>
            {setupSteps.every(({ isDone }) => isDone) && (
              <p className="mb-4 font-semibold text-green">{words.nothingLeft}</p>
            )}
            <ul className="divide-y divide-line border-y border-line">
              {setupSteps.map(({ task, isDone }) => (
                <li key={task} className="py-2">
                  <SetupTaskLink task={task} state={isDone ? 'done' : 'open'} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
