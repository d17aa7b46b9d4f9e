import { useMessages } from '../../messages/messages.ts';
import { SearchForm } from './SearchForm.tsx';

const loadSuggestions = async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions;

/** The search field of the site. */
export function SiteSearchForm({ query }: { query?: string }) {
  const { search } = useMessages().layout;
  return (
    <SearchForm
      path="/search"
      label={search.label}
      query={query}
      loadSuggestions={loadSuggestions}
    />
  );
}
