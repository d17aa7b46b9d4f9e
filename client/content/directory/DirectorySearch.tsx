import { useId } from 'react';
import { useHref } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { searchButton, searchInput } from '../../ui/searchStyle.ts';
import { useTypedSearch } from '../../ui/useTypedSearch.ts';
import type { DirectoryFilter } from './directoryFilter.ts';
import { useDirectoryMessages } from './messages.ts';

interface DirectorySearchProps {
  filter: DirectoryFilter;
  change: (changed: Partial<DirectoryFilter>) => void;
}

/** Searches the entries while the user types; without scripts, the server renders the results. */
export function DirectorySearch({ filter, change }: DirectorySearchProps) {
  const words = useDirectoryMessages();
  const id = useId();
  const action = useHref('/directory');
  const { query, category } = filter;
  const [typed, setTyped] = useTypedSearch(query, (text) => change({ query: text }));

  return (
    <form
      role="search"
      aria-label={words.search}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        change({ query: typed.trim() });
      }}
      className="flex max-w-xl print:hidden"
    >
      <label htmlFor={id} className="sr-only">
        {words.search}
      </label>
      <input
        id={id}
        name="q"
        lang={/\p{Script=Ethiopic}/u.test(typed) ? 'am' : undefined}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={words.search}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={searchInput}
      />
      <button type="submit" aria-label={words.submit} className={searchButton}>
        <Icon name="search" />
      </button>
      {category && <input type="hidden" name="category" value={category} />}
    </form>
  );
}
