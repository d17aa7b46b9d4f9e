import { type AriaAttributes, type RefObject, useId, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { Component } from '../../jsx/jsxTypes.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { searchButton, searchInput } from '../../ui/searchStyle.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';

type Combobox = AriaAttributes & { role?: string };

/** The props that a search field passes to its suggestions. */
export interface SuggestionsProps {
  typed: string;
  /** The query that the page shows already. */
  query: string;
  input: RefObject<HTMLInputElement | null>;
  /** Sets the attributes that make the field a combobox. */
  setCombobox: (attributes: Combobox) => void;
}

interface SearchFormProps {
  /** The path of the results page. */
  path: string;
  label: string;
  /** The current query. */
  query?: string | undefined;
  /** Called when the field gets the focus; it must be a stable function. */
  loadSuggestions: () => Promise<Component<SuggestionsProps>>;
}

/** A search field with suggestions. Without scripts the browser opens the results page itself. */
export function SearchForm({ path, label, query = '', loadSuggestions }: SearchFormProps) {
  const { search } = useMessages().layout;
  const id = useId();
  const action = useHref(path);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [isEntered, setIsEntered] = useState(false);
  const [combobox, setCombobox] = useState<Combobox>({});
  const { Loaded: Suggestions } = useLoadedComponent(isEntered, loadSuggestions);
  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (!typed.trim()) return;
        input.current?.blur();
        void navigate(`${path}?${String(new URLSearchParams({ q: typed.trim() }))}`);
      }}
      className="relative flex"
    >
      <label htmlFor={id} className="sr-only">
        {label}
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
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={searchInput}
        {...combobox}
      />
      <button type="submit" aria-label={search.submit} className={searchButton}>
        <Icon name="search" />
      </button>
      {Suggestions && (
        <Suggestions typed={typed} query={query} input={input} setCombobox={setCombobox} />
      )}
    </form>
  );
}
