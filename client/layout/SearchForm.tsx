import { type AriaAttributes, useId, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { searchButton, searchInput } from '../ui/searchStyle.ts';
import { useLoadedComponent } from '../ui/useLoadedComponent.ts';

/** Loaded when somebody goes to the field. */
const loadSuggestions = async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions;

interface SearchFormProps {
  /** What is searched for already. */
  query?: string;
}

/** The field that searches the site. Without scripts the browser opens the page of results itself. */
export function SearchForm({ query = '' }: SearchFormProps) {
  const { search } = useMessages().layout;
  const id = useId();
  const action = useHref('/search');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [isEntered, setIsEntered] = useState(false);
  const [combobox, setCombobox] = useState<AriaAttributes & { role?: string }>({});
  const { Loaded: Suggestions } = useLoadedComponent(isEntered, loadSuggestions);
  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (!typed.trim()) return;
        input.current?.blur();
        void navigate(`/search?${String(new URLSearchParams({ q: typed.trim() }))}`);
      }}
      className="relative flex"
    >
      <label htmlFor={id} className="sr-only">
        {search.label}
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        lang={/\p{Script=Ethiopic}/u.test(typed) ? 'am' : undefined}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setIsEntered(true)}
        placeholder={search.label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={searchInput}
        {...combobox}
      />
      <button type="submit" aria-label={search.submit} className={searchButton}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions {...{ typed, query, input, setCombobox }} />}
    </form>
  );
}
