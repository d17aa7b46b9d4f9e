import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useHref } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { searchButton, searchInput } from '../../ui/searchStyle.ts';
import type { DirectoryFilter } from './directoryFilter.ts';
import { useDirectoryMessages } from './messages.ts';

/** The pause in typing after which the server is asked, in milliseconds. */
const pause = 300;

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
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    // Not while the user types: only when the address or a link changes the query.
    if (typed.trim() !== query) setTyped(query);
  }

  const searchNow = useEffectEvent(() => {
    if (typed.trim() !== query) change({ query: typed.trim() });
  });
  useEffect(() => {
    const timer = setTimeout(searchNow, pause);
    return () => clearTimeout(timer);
  }, [typed]);

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
