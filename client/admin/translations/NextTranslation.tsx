import { Navigate, useLocation } from 'react-router-dom';
import { translatedKinds } from '../../content/translation/translatedKinds.tsx';
import {
  filterQuery,
  filterVariables,
  isNoted,
  type Note,
  readPosition,
  type QueuePosition,
  positionQuery,
} from '../../content/translation/translationQueue.ts';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type NextTranslationQuery, useNextTranslationQuery } from './NextTranslation.generated.ts';

/**
 * Finds the next translation that is missing or outdated, and opens its record. Translations that
 * somebody has completed in the meantime are skipped.
 */
export function Component() {
  const { pending, queue: words } = useAdminMessages().translations;
  const location = useLocation();
  const place = readPosition(location.search) ?? { filter: {}, position: 1, after: null };
  const query = useNextTranslationQuery({
    variables: { ...filterVariables(place.filter), after: place.after },
    fetchPolicy: 'no-cache',
  });
  return (
    <QueryPage query={query} loadingText={words.looking} heading={pending.heading}>
      {(data) => {
        const to = addressOf(data, place);
        return to ? (
          <Navigate
            to={to}
            replace
            state={isNoted(location.state, 'isSaved') ? ('isSaved' satisfies Note) : null}
          />
        ) : (
          <Navigate
            to={`/admin/translations${filterQuery(place.filter)}`}
            replace
            state={'isThrough' satisfies Note}
          />
        );
      }}
    </QueryPage>
  );
}

/** The address where the translation is edited; null if none is left. */
function addressOf(data: NextTranslationQuery, place: QueuePosition): string | null {
  const [next] = data.pendingTranslations.nodes;
  const found = translatedKinds.find(({ kind }) => kind === next?.kind);
  if (!next || !found) return null;
  return `${found.editPath}/${next.recordId}${positionQuery({ ...place, after: next.id })}`;
}
