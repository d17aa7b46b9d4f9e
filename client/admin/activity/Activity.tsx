import { useMemo, useRef } from 'react';
import { shownInAuckland } from '../../../api/shared/dates/aucklandInstant.ts';
import { timeZone } from '../../../api/shared/dates/days.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { ExportButton } from '../../content/ExportButton.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useLanguageTag } from '../../messages/createMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { useActivityQuery, useExportActivityMutation } from './Activity.generated.ts';
import { ActivityGroup, groupsOf } from './ActivityGroup.tsx';
import { useActivityFilter } from './ActivityFilters.tsx';

/** The activity on the site: who did what, and when (docs/product/admin.md, section 6.22). */
export function Component() {
  const { activity: words, adminLists } = useAdminMessages();
  const { filter, controls } = useActivityFilter();
  const query = useActivityQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const [exportActivity] = useExportActivityMutation();
  const data = query.data ?? query.previousData;
  /** Whether other entries are being loaded. */
  const isLoading = query.loading && !query.data;
  const { ui } = useMessages();
  const inAuckland = useAucklandDay();
  const time = useDateTime('none');
  const list = useRef<HTMLOListElement>(null);
  return (
    <AdminPage
      heading={words.heading}
      note={words.intro}
      actions={
        <ExportButton
          fileName="activity"
          makeTable={(language) => exportActivity({ variables: { filter, language } })}
          cut={words.export.cut}
        />
      }
    >
      {controls}
      <QueryBoundary query={{ ...query, data }}>
        {({ activity: { nodes, pageInfo, totalCount } }) => {
          const groups = groupsOf(nodes);
          const days = groups.map(([{ at }]) => inAuckland(at));
          return (
            <>
              <p role="status" className="text-sm leading-5 text-muted">
                {isLoading ? ui.loading : adminLists.shown(nodes.length, totalCount)}
              </p>
              {nodes.length === 0 && !isLoading && <p className="mt-6 text-lg">{words.empty}</p>}
              <ol
                ref={list}
                aria-busy={isLoading}
                className="mb-8 max-w-[44em] divide-y divide-line"
              >
                {groups.map((entries, index) => {
                  const [first] = entries;
                  const { day = '', dayName } = days[index] ?? {};
                  return (
                    <li key={first.id}>
                      {/* The first entry of each day has a heading with the day. */}
                      {day !== days[index - 1]?.day && (
                        <h2 className="flex flex-wrap gap-x-3 pt-6 pb-2 text-lg font-semibold">
                          {dayName} <EthiopianDate day={day} className="font-normal" />
                        </h2>
                      )}
                      <ActivityGroup entries={entries} time={time(first.at)} />
                    </li>
                  );
                })}
              </ol>
              <LoadMore
                pageInfo={pageInfo}
                load={(after) => query.fetchMore({ variables: { after } })}
                list={list}
              />
            </>
          );
        }}
      </QueryBoundary>
    </AdminPage>
  );
}

/** Formats the day in Auckland of an instant, in the language of the page. */
function useAucklandDay() {
  const tag = useLanguageTag();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' });
    return (instant: string) => {
      const at = new Date(instant);
      return { day: shownInAuckland(at).day, dayName: format.format(at) };
    };
  }, [tag]);
}
