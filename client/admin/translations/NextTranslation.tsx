import { Navigate, useLocation } from 'react-router-dom';
import { translatedKinds } from '../../content/translation/translatedKinds.tsx';
import {
  filterQuery,
  filterVariables,
  isNoted,
  noting,
  readWay,
  type TranslationWay,
  wayQuery,
} from '../../content/translation/translationWay.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type NextTranslationQuery, useNextTranslationQuery } from './NextTranslation.generated.ts';

/**
 * Finds the next translation that is missing or outdated, and opens its record. Translations that
 * somebody has completed in the meantime are skipped.
 */
export function Component() {
  const { pending, way: words } = useAdminMessages().translations;
  const location = useLocation();
  const way = readWay(location.search) ?? { filter: {}, position: 1, after: null };
  const query = useNextTranslationQuery({
    variables: { ...filterVariables(way.filter), after: way.after },
    fetchPolicy: 'no-cache',
  });
  return (
    <AdminPage heading={pending.heading}>
      <QueryBoundary query={query} loadingText={words.looking}>
        {(data) => {
          const to = addressOf(data, way);
          return to ? (
            <Navigate
              to={to}
              replace
              state={isNoted(location.state, 'isSaved') && noting('isSaved')}
            />
          ) : (
            <Navigate
              to={`/admin/translations${filterQuery(way.filter)}`}
              replace
              state={noting('isThrough')}
            />
          );
        }}
      </QueryBoundary>
    </AdminPage>
  );
}

/** The address where the translation is edited; null if none is left. */
function addressOf(data: NextTranslationQuery, way: TranslationWay): string | null {
  const [next] = data.pendingTranslations.nodes;
  const found = translatedKinds.find(({ kind }) => kind === next?.kind);
  if (!next || !found) return null;
  return `${found.editPath}/${next.recordId}${wayQuery({ ...way, after: next.id })}`;
}
