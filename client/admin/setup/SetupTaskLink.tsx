import { Link } from 'react-router-dom';
import type { SetupTask } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';

interface SetupTaskLinkProps {
  task: SetupTask;
  /** Whether the task is done; absent in a list of open tasks only. */
  state?: keyof typeof stateStyles;
}

const stateStyles = {
  done: 'border-green text-green',
  open: 'border-red text-red',
  dismissed: 'border-line text-muted',
};

/** A task of setting up: a link to its page, and the reason why it matters. */
export function SetupTaskLink({ task, state }: SetupTaskLinkProps) {
  const { setup: words } = useAdminMessages();
  const { name, hint } = words.tasks[task];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <Link
          to={taskPaths[task]}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          {name}
        </Link>
        {state && (
          <span className={`rounded-full border px-2.5 py-0.5 text-sm ${stateStyles[state]}`}>
            {state === 'done' && <span aria-hidden="true">✓ </span>}
            {words[state]}
          </span>
        )}
      </div>
      <p className="max-w-[44em] text-muted">{hint}</p>
    </>
  );
}

/** The page of each task. Whether mail is sent can only be read there. */
const taskPaths: Record<SetupTask, string> = {
  CONTACT_DETAILS: '/admin/settings',
  BANK_ACCOUNT: '/admin/settings#bankAccountName',
  COMMITTEE: '/admin/committee',
  EXAMPLES: '/admin/examples',
  SECOND_ADMIN: '/admin/accounts',
  SECOND_FACTOR: '/admin/account#second-factor',
  BACKUP: '/admin/handover',
  MAIL: '/admin/settings',
};
