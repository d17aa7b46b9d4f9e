import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { admins, editors, hasRole } from '../../session/roles.ts';
import { nameAndAddress } from '../nameAndAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { AdminHead } from '../../layout/head/AdminHead.tsx';
import { allowed, recordLinks, sectionLinks, type RecordLink } from '../adminLinks.ts';
import { backupProblem } from '../backupProblem.ts';
import { useDashboardQuery, type DashboardQuery } from './Dashboard.generated.ts';
import { SetupReminder } from '../setup/SetupReminder.tsx';
import { UnfinishedWork } from '../../forms/draft/UnfinishedWork.tsx';
import { WaitingWork } from './WaitingWork.tsx';
import { ActivityGroup, groupsOf } from '../activity/ActivityGroup.tsx';
import { Link } from 'react-router-dom';
import { KindIcon } from '../../content/KindIcon.tsx';
import { LinkName } from '../../ui/text/LinkName.tsx';
import { Icon } from '../../ui/Icon.tsx';

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
            links={allowed(sectionLinks, roles)}
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

/** The latest changes of the site that the roles of the account may see. */
function LatestChanges({ changes }: { changes: DashboardQuery['latestChanges'] }) {
  const { dashboard: words } = useAdminMessages().admin;
  const dateTime = useDateTime();
  return (
    <section aria-labelledby="latest-heading" className="self-start">
      <h2 id="latest-heading" className="text-lg font-semibold text-green">
        {words.latestHeading}
      </h2>
      {changes.length === 0 && <p className="mt-1">{words.nothingChanged}</p>}
      <ul className="mt-1 divide-y divide-line border-y border-line empty:hidden">
        {groupsOf(changes).map((entries) => (
          <li key={entries[0].id}>
            <ActivityGroup entries={entries} time={dateTime(entries[0].at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecordCountsProps {
  links: RecordLink[];
  counts: DashboardQuery['recordCounts'] | undefined;
}

const link =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline';

/** A row for each kind: the number of records, the form for a new one, and the list of all. */
function RecordCounts({ links, counts }: RecordCountsProps) {
  const { dashboard: words } = useAdminMessages().admin;
  return (
    <nav aria-labelledby="create-heading">
      <h2 id="create-heading" className="text-lg font-semibold text-green">
        {words.createHeading}
      </h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {links.map(({ type, icon, create, list }) => (
          <li key={type} className="flex items-center gap-x-3 py-1">
            <KindIcon name={icon} className="size-7 text-gold" />
            <span className="w-12 shrink-0 text-end font-heading text-lg font-semibold tabular-nums">
              {counts?.find((each) => each.type === type)?.count}
            </span>
            <span className="flex grow flex-wrap items-center justify-between gap-x-6">
              <Link to={create.to} className={`${link} text-green`}>
                <Icon name="plus" className="size-4" />
                <LinkName link={create} />
              </Link>
              <Link to={list.to} className={link}>
                <LinkName link={list} />
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
