import { Link } from 'react-router-dom';
import { KindIcon } from '../../content/KindIcon.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { LinkName } from '../../ui/text/LinkName.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { RecordLink } from '../adminLinks.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';

interface RecordCountsProps {
  links: RecordLink[];
  counts: DashboardQuery['recordCounts'] | undefined;
}

const link =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline';

/** A row for each kind: the number of records, the form for a new one, and the list of all. */
export function RecordCounts({ links, counts }: RecordCountsProps) {
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
