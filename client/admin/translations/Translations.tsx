import { useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import {
  filterQuery,
  filterVariables,
  isNoted,
  type PendingFilter,
  positionPath,
  readFilter,
} from '../../content/translation/translationQueue.ts';
import { translatedKindOf } from '../../content/translation/translatedKinds.tsx';
import { EditLink } from '../../ui/ToolLink.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { DataTable } from '../../lists/DataTable.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { PendingFilters } from './PendingFilters.tsx';
import { sumOf } from './pendingSums.ts';
import { type TranslationsQuery, useTranslationsQuery } from './Translations.generated.ts';
import { usePendingColumns } from './usePendingColumns.tsx';

/** The translations that are missing or outdated (docs/product/admin.md, section 6.11). */
export function Component() {
  const { pending: words } = useAdminMessages().translations;
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  const query = useTranslationsQuery({
    variables: filterVariables(filter),
    fetchPolicy: 'cache-and-network',
  });
  const shown = { ...query, data: query.data ?? query.previousData };
  const isThrough = isNoted(location.state, 'isThrough');
  const change = (next: PendingFilter) =>
    setParameters(filterQuery(next), { replace: true, preventScrollReset: true });
  return (
    <AdminPage heading={words.heading} note={words.intro}>
      <StatusLine tone="good">{isThrough && words.through}</StatusLine>
      <QueryBoundary query={shown}>
        {(data) => (
          <>
            <PendingFilters
              filter={filter}
              counts={data.pendingTranslationCounts}
              onChange={change}
            />
            <PendingList
              {...data}
              filter={filter}
              load={(after) => query.fetchMore({ variables: { after } })}
            />
          </>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

interface PendingListProps extends TranslationsQuery {
  filter: PendingFilter;
  load: (after: string | null) => Promise<unknown>;
}

function PendingList(props: PendingListProps) {
  const { pendingTranslations, pendingTranslationCounts, filter, load } = props;
  const { pending: words } = useAdminMessages().translations;
  const { ui } = useMessages();
  const list = useRef<HTMLTableSectionElement>(null);
  const columns = usePendingColumns();
  const { nodes, pageInfo } = pendingTranslations;
  const total = sumOf(pendingTranslationCounts, filter);
  const isFiltered = filterQuery(filter) !== '';
  const empty = isFiltered ? words.nothingOfThese : words.nothing;
  return (
    <>
      <p role="status" className="mt-4 text-sm leading-6 text-muted">
        {nodes.length > 0 ? words.shownOf(nodes.length, total) : empty}
      </p>
      {nodes.length > 0 && (
        <Link
          to={positionPath({ filter, position: 1, after: null })}
          className={`${accentButton} mt-4`}
        >
          {words.begin}
        </Link>
      )}
      {nodes.length > 0 && (
        <div className="mt-4 mb-10">
          <DataTable
            label={words.heading}
            columns={columns}
            rows={nodes}
            body={list}
            actions={(pending) => {
              const kind = translatedKindOf(pending);
              if (!kind) return null;
              return <EditLink to={`${kind.editPath}/${pending.recordId}`} title={pending.title} />;
            }}
          />
        </div>
      )}
      <LoadMore pageInfo={pageInfo} load={load} list={list} label={ui.loadMore} />
    </>
  );
}
