import { lastDayOf } from '../../../api/shared/content/deathNotice/gatherings.ts';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useDeathNoticeAdminMessages } from './adminKind.ts';
import { type DeathNoticeListQuery, useDeathNoticeListQuery } from './DeathNoticeList.generated.ts';

const lastDayText = (notice: DeathNoticeListQuery['deathNotices']['nodes'][number]) =>
  dayMonthYear(lastDayOf(notice, notice.publishedAt ? new Date(notice.publishedAt) : null));

export function Component() {
  const { list } = useDeathNoticeAdminMessages();
  return (
    <RecordListPage
      kind="deathNotice"
      useQuery={useDeathNoticeListQuery}
      headers={[list.lastDay]}
      listIn={({ deathNotices }) => deathNotices}
      entryOf={(notice) => ({ title: notice.name, details: [lastDayText(notice)] })}
    />
  );
}
