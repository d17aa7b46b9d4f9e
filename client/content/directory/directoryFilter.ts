import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { writeAddress } from '../../ui/writeAddress.ts';

/** The filter of the directory; empty values show all entries. */
export interface DirectoryFilter {
  /** The search text. */
  query: string;
  /** The id of its category. */
  category: string;
}

/** The filter in an address. The API refuses longer queries. */
export const filterIn = (search: URLSearchParams): DirectoryFilter => ({
  query: (search.get('q') ?? '').trim().slice(0, 200),
  category: search.get('category') ?? '',
});

export function addressOf({ query, category }: DirectoryFilter): string {
  const search = new URLSearchParams({ ...(query && { q: query }), ...(category && { category }) });
  return search.size > 0 ? `/directory?${String(search)}` : '/directory';
}

/** The variables of the search query. */
export const variablesOf = ({ query, category }: DirectoryFilter) => ({
  query,
  categoryId: category || null,
});

/**
 * The filter in the address. A change replaces the address without a navigation, so the focus
 * stays.
 */
export function useDirectoryFilter(): [
  DirectoryFilter,
  (changed: Partial<DirectoryFilter>) => void,
] {
  const { key, search } = useLocation();
  const present = () => filterIn(new URLSearchParams(search));
  const [state, setState] = useState(() => ({ key, filter: present() }));
  // The router has navigated within the page.
  if (state.key !== key) setState({ key, filter: present() });
  const change = (changed: Partial<DirectoryFilter>) => {
    const filter = { ...state.filter, ...changed };
    setState({ key, filter });
    writeAddress({ q: filter.query || null, category: filter.category || null });
  };
  return [state.filter, change];
}
