import { KindName } from './KindName.tsx';
import { useMessages } from '../../messages/messages.ts';
import { Day } from '../../ui/text/DayInBothCalendars.tsx';
import { MarkedText } from '../../ui/text/MarkedText.tsx';
import type { SuggestionsProps } from './SearchForm.tsx';
import { useSearchSuggestionsQuery } from './SearchSuggestions.generated.ts';
import { SuggestionList, useAskedWords } from './SuggestionList.tsx';

/** The pages and records that match what is typed. An outdated request is cancelled. */
export function SearchSuggestions(props: SuggestionsProps) {
  const { navigation, layout } = useMessages();
  const asked = useAskedWords(props);
  const { data, previousData } = useSearchSuggestionsQuery({
    variables: { query: asked ?? '' },
    skip: asked === null,
    fetchPolicy: 'no-cache',
  });
  const found = asked === null ? undefined : (data ?? previousData)?.search;
  const all = [
    ...(found?.pages ?? []).map(({ path, title, day }) => ({
      path,
      title,
      kind: day === null ? layout.search.page : navigation.calendar,
      day,
    })),
    ...(found?.edges ?? []).map(({ node, title }) => ({
      path: node.path,
      title,
      kind: <KindName typename={node.__typename} other={layout.search.news} />,
      day: node.__typename === 'Event' ? node.date : null,
    })),
  ];
  const suggestions = all.map(({ path, title, kind, day }) => ({
    path,
    content: (
      <>
        <span className="block">
          <MarkedText segments={title} />
        </span>
        <span className="block text-sm text-muted">
          <span>{kind}</span>
          {day !== null && (
            <>
              {' · '}
              <Day day={day} />
            </>
          )}
        </span>
      </>
    ),
  }));
  return <SuggestionList {...props} suggestions={suggestions} />;
}
