import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { admins, editors, hasRole } from '../../session/roles.ts';
import { nameAndAddress } from '../nameAndAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { AdminHead } from '../../layout/head/AdminHead.tsx';
import { allowed, manageLinks, recordLinks } from '../adminLinks.ts';
import { backupProblem } from '../backupProblem.ts';
import { useDashboardQuery } from './Dashboard.generated.ts';
import { LatestChanges } from './LatestChanges.tsx';
import { RecordCounts } from './RecordCounts.tsx';
import { SetupReminder } from '../setup/SetupReminder.tsx';
import { UnfinishedWork } from '../../forms/draft/UnfinishedWork.tsx';
import { WaitingWork } from './WaitingWork.tsx';

/**
 * The start page of the admin area (docs/product/admin.md, section 6.2): pending work, links to add
 * records, counts, and the latest changes.
 */
export function Component() {
  const dateTime = useDateTime();
  const { dashboard: words } = useAdminMessages().admin;
  const { user } = useSession();
  const roles = user?.roles ?? [];
  const { pendingCounts, formDrafts, latestChanges, backup, clockJump, events, recordCounts } =
    useDashboardQuery({
      variables: { isAdmin: hasRole(roles, admins), isEditor: hasRole(roles, editors) },
      fetchPolicy: 'cache-and-network',
    }).data ?? {};
  const problems = [
    clockJump && words.clockJump(dateTime(clockJump.from), dateTime(clockJump.to)),
    backup && backupProblem(backup, words.backup, dateTime),
  ];
  return (
    <>
      <AdminHead title={words.heading} />
      <div className="mx-auto w-full max-w-6xl px-4 pt-3 pb-24 sm:px-6">
        <header>
          <h1 className="text-xl font-semibold tracking-tight sm:text-2xl">{words.heading}</h1>
          <p className="text-muted">
            {words.signedInAs}{' '}
            <strong className="font-semibold text-ink">{user && nameAndAddress(user)}</strong>
          </p>
          <StatusLine tone="bad">{problems.filter(Boolean).join(' ')}</StatusLine>
        </header>
        {formDrafts && <UnfinishedWork drafts={formDrafts} />}
        {hasRole(roles, admins) && <SetupReminder />}
        {pendingCounts && (
          <WaitingWork
            pendingCounts={pendingCounts}
            links={allowed(manageLinks, roles)}
            event={events?.nodes[0]}
          />
        )}
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_4fr]">
          <RecordCounts links={allowed(recordLinks, roles)} counts={recordCounts} />
          {latestChanges && <LatestChanges changes={latestChanges} />}
        </div>
      </div>
    </>
  );
}
