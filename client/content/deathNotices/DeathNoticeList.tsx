import { lastDayOf } from '../../../api/shared/content/deathNotice/gatherings.ts';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useRecordFilters } from '../lists/useRecordFilters.ts';
import { useDeathNoticeAdminMessages } from './adminKind.ts';
import { type DeathNoticeListQuery, useDeathNoticeListQuery } from './DeathNoticeList.generated.ts';

const lastDayText = (notice: DeathNoticeListQuery['deathNotices']['nodes'][number]) =>
  dayMonthYear(lastDayOf(notice, notice.publishedAt ? new Date(notice.publishedAt) : null));

export function Component() {
  const { list } = useDeathNoticeAdminMessages();
  const filters = useRecordFilters();
  const query = useDeathNoticeListQuery({ variables: filters.variables });
  return (
    <RecordListPage
      kind="deathNotice"
      query={query}
      filters={filters}
      headers={[list.lastDay]}
      listIn={({ deathNotices }) => deathNotices}
      entryOf={(notice) => ({ title: notice.name, details: [lastDayText(notice)] })}
    />
  );
}
