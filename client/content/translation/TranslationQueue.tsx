import { Link, useLocation } from 'react-router-dom';
import { countLimit } from '../../../api/shared/content/countLimit.rules.ts';
import { noticeBox } from '../../forms/notice/noticeStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import {
  filterQuery,
  filterVariables,
  isNoted,
  positionPath,
  type QueuePosition,
  readPosition,
} from './translationQueue.ts';
import { useTranslationsLeftQuery } from './TranslationQueue.generated.ts';

/** The position in the translation queue, with the link to the next translation. */
export function TranslationQueue() {
  const location = useLocation();
  const place = readPosition(location.search);
  return place && <Place place={place} isSaved={isNoted(location.state, 'isSaved')} />;
}

function Place({ place, isSaved }: { place: QueuePosition; isSaved: boolean }) {
  const { queue: words } = useAdminMessages().translations;
  const { filter, position, after } = place;
  const { data } = useTranslationsLeftQuery({
    variables: { ...filterVariables(filter), after },
    fetchPolicy: 'network-only',
  });
  const left = data?.pendingTranslationCounts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={words.name} className={noticeBox}>
      <p role="status" className="font-semibold">
        {isSaved && words.saved}{' '}
        {left !== undefined && words.progress(position, Math.min(position + left, countLimit))}
      </p>
      <p className="mt-1 text-muted">{words.hint}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Link to={positionPath({ ...place, position: position + 1 })} className={quietButton}>
          {words.skip}
        </Link>
        <Link to={`/admin/translations${filterQuery(filter)}`} className={quietButton}>
          {words.end}
        </Link>
      </div>
    </nav>
  );
}
