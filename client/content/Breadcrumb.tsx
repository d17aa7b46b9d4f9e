import { Link } from 'react-router-dom';
import { useRecordPageMessages } from './recordPageMessages.ts';

export interface ListLink {
  to: string;
  name: string;
}

/** The pages above the page of a record, from Home down. */
export function useListsAbove(list: ListLink): ListLink[] {
  const { home } = useRecordPageMessages();
  return list.to === '/' ? [list] : [{ to: '/', name: home }, list];
}

/** Shows the place of a record in the site, with links to the pages above. */
export function Breadcrumb({ list }: { list: ListLink }) {
  const words = useRecordPageMessages();
  return (
    <nav aria-label={words.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted">
        {useListsAbove(list).map(({ to, name }, index) => (
          <li key={to} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
