import { MarkedText } from '../../ui/text/MarkedText.tsx';
import type { SuggestionsProps } from './SearchForm.tsx';
import { useSearchSuggestionsQuery } from './SearchSuggestions.generated.ts';
import { SuggestionList, useAskedWords } from './SuggestionList.tsx';

/** The records that match what is typed. An outdated request is cancelled. */
export function SearchSuggestions(props: SuggestionsProps) {
  const asked = useAskedWords(props);
  const { data, previousData } = useSearchSuggestionsQuery({
    variables: { query: asked ?? '' },
    skip: asked === null,
    fetchPolicy: 'no-cache',
  });
  const edges = asked === null ? [] : ((data ?? previousData)?.search.edges ?? []);
  const suggestions = edges.map(({ node, title }) => ({
    path: node.path,
    content: <MarkedText segments={title} />,
  }));
  return <SuggestionList {...props} suggestions={suggestions} />;
}
