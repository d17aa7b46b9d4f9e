import { KindIcon } from '../../content/KindIcon.tsx';
import type { SuggestionsProps } from '../../layout/search/SearchForm.tsx';
import { SuggestionList, useAskedWords } from '../../layout/search/SuggestionList.tsx';
import { useSession } from '../../session/useSession.ts';
import { useAdminSearchQuery } from './AdminSearch.generated.ts';
import { useFoundGroups } from './foundGroups.tsx';

/** The number of suggestions in each group. */
const perGroup = 3;

/** The suggestions that are shown while the user types. */
export function AdminSearchSuggestions(props: SuggestionsProps) {
  const { user } = useSession();
  const asked = useAskedWords(props);
  const { data, previousData } = useAdminSearchQuery({
    variables: { query: asked ?? '', first: perGroup },
    skip: asked === null,
    fetchPolicy: 'no-cache',
  });
  const found = asked === null ? undefined : (data ?? previousData)?.adminSearch;
  const groups = useFoundGroups(asked ?? '', found, user?.roles ?? []);
  const suggestions = groups
    .flatMap(({ entries }) => entries.slice(0, perGroup))
    .map(({ to, icon, title, facts }) => ({
      path: to,
      content: (
        <span className="flex items-center gap-3">
          <KindIcon name={icon} className="size-5 text-muted" />
          <span>
            {title}
            {facts && <span className="block text-sm text-muted">{facts}</span>}
          </span>
        </span>
      ),
    }));
  return <SuggestionList {...props} suggestions={suggestions} />;
}
