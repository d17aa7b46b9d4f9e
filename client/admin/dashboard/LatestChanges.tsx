import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { ActivityGroup, groupsOf } from '../activity/ActivityGroup.tsx';
import type { DashboardQuery } from './Dashboard.generated.ts';

/** The latest changes of the site that the roles of the account may see. */
export function LatestChanges({ changes }: { changes: DashboardQuery['latestChanges'] }) {
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
