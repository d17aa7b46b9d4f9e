import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { KindIcon } from '../../content/KindIcon.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useSession } from '../../session/useSession.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useAdminSearchQuery } from './AdminSearch.generated.ts';
import { AdminSearchForm } from './AdminSearchForm.tsx';
import { type FoundGroup, pageSize, useFoundGroups } from './foundGroups.tsx';

/** The results of a search in the admin area (docs/product/admin.md, section 6.17). */
export function Component() {
  const { search: words } = useAdminMessages().admin;
  const [parameters] = useSearchParams();
  const query = (parameters.get('q') ?? '').trim().slice(0, 200);
  const result = useAdminSearchQuery({
    variables: { query, first: pageSize },
    skip: query === '',
    fetchPolicy: 'no-cache',
  });
  const { user } = useSession();
  const groups = useFoundGroups(query, result.data?.adminSearch, user?.roles ?? []);
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <AdminPage heading={words.heading}>
      <div className="md:hidden">
        <AdminSearchForm key={query} query={query} />
      </div>
      {query && (
        <QueryBoundary query={result}>
          {() => (
            <>
              <p role="status" className="mt-4 text-muted">
                <MultilingualText
                  text={total > 0 ? words.found(total, query) : words.nothing(query)}
                />
              </p>
              {groups.map((group) => (
                <Group key={group.name} group={group} />
              ))}
            </>
          )}
        </QueryBoundary>
      )}
    </AdminPage>
  );
}

function Group({ group: { name, entries, more } }: { group: FoundGroup }) {
  const { search: words } = useAdminMessages().admin;
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-lg font-semibold text-green">
        {name}
      </h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {entries.map(({ to, icon, title, facts, detail }) => (
          <li
            key={to}
            className="relative flex min-h-11 items-center gap-3 py-1.5 hover:bg-line/40"
          >
            <KindIcon name={icon} className="size-6 text-muted" />
            <div className="min-w-0">
              <Link
                to={to}
                className="font-semibold decoration-gold decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
              {facts && <p className="text-sm">{facts}</p>}
              {detail && <p className="line-clamp-2 text-sm text-muted">{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <Link
          to={more}
          className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
        >
          {words.more}
        </Link>
      )}
    </section>
  );
}
