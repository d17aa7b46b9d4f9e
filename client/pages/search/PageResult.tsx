import { useMessages } from '../../messages/messages.ts';
import { DayInBothCalendars } from '../../ui/text/DayInBothCalendars.tsx';
import { MarkedText } from '../../ui/text/MarkedText.tsx';
import type { PageResult_PageFragment } from './PageResult.generated.ts';
import { ResultArticle } from './ResultArticle.tsx';

/** A found page of the site, or the day of a feast on its page of the calendar. */
export function PageResult({ page }: { page: PageResult_PageFragment }) {
  const { navigation, layout } = useMessages();
  const { path, title, excerpt, day } = page;
  return (
    <ResultArticle
      kind={day === null ? layout.search.page : navigation.calendar}
      path={path}
      title={title}
      time={
        day !== null && (
          <p className="mt-1 flex flex-wrap gap-x-3">
            <DayInBothCalendars day={day} />
          </p>
        )
      }
      excerpt={excerpt.length > 0 && <MarkedText segments={excerpt} />}
    />
  );
}
