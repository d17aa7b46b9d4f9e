import { SearchForm } from '../../layout/search/SearchForm.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';

const loadSuggestions = async () =>
  (await import('./AdminSearchSuggestions.tsx')).AdminSearchSuggestions;

/** The search field of the admin area. */
export function AdminSearchForm({ query }: { query?: string }) {
  const { search } = useAdminMessages().admin;
  return (
    <SearchForm
      path="/admin/search"
      label={search.label}
      query={query}
      loadSuggestions={loadSuggestions}
    />
  );
}
