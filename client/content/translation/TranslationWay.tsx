import { Link, useLocation } from 'react-router-dom';
import { countLimit } from '../../../api/content/countLimit.rules.ts';
import { noticeBox } from '../../forms/noticeStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import {
  filterQuery,
  filterVariables,
  isNoted,
  placeOnWay,
  readWay,
  type TranslationWay as Way,
} from './translationWay.ts';
import { useTranslationsLeftQuery } from './TranslationWay.generated.ts';

/** The position in the translation queue, with the link to the next translation. */
export function TranslationWay() {
  const location = useLocation();
  const way = readWay(location.search);
  return way && <Place way={way} isSaved={isNoted(location.state, 'isSaved')} />;
}

function Place({ way, isSaved }: { way: Way; isSaved: boolean }) {
  const { way: words } = useAdminMessages().translations;
  const { filter, position, after } = way;
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
        <Link to={placeOnWay({ ...way, position: position + 1 })} className={quietButton}>
          {words.skip}
        </Link>
        <Link to={`/admin/translations${filterQuery(filter)}`} className={quietButton}>
          {words.end}
        </Link>
      </div>
    </nav>
  );
}
