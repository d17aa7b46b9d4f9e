import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { useSettled } from '../../ui/useSettled.ts';
import type { SuggestionsProps } from './SearchForm.tsx';

/** The pause in typing after which the server is asked, in milliseconds. */
const pause = 150;

/**
 * The words for which the server is asked while the user types; null if there are too few, or if no
 * suggestions are wanted.
 */
export function useAskedWords({ typed, query }: SuggestionsProps): string | null {
  const asked = useSettled(typed.trim(), pause, query);
  return asked.length > 1 && asked !== query ? asked : null;
}

/** A suggested page. */
export interface Suggestion {
  path: string;
  content: ReactNode;
}

/**
 * The listbox of a search field, a combobox that keeps the focus in the field (ARIA Authoring
 * Practices).
 */
export function SuggestionList(props: SuggestionsProps & { suggestions: Suggestion[] }) {
  const { typed, query, input, setCombobox, suggestions } = props;
  const { search } = useMessages().layout;
  const id = useId();
  const navigate = useNavigate();
  const [closedFor, setClosedFor] = useState<string>(query);
  const [chosen, setChosen] = useState<{ path: string; typed: string } | null>(null);

  const options = closedFor === typed ? [] : suggestions;
  const isOpen = options.length > 0;
  // An option that was active before the text changed is no longer active.
  const active = options.findIndex(({ path }) => path === chosen?.path && typed === chosen.typed);
  const optionId = (index: number) => `${id}-${String(index)}`;

  function open(path: string) {
    setClosedFor(typed);
    void navigate(path);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const path = options[active]?.path;
    if (event.key === 'Enter' && path) open(path);
    else if (event.key === 'Escape' && isOpen) setClosedFor(typed);
    else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // The position before the first option is the field itself.
      const places = options.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = options[((active + 1 + step + places) % places) - 1];
      setChosen(next ? { path: next.path, typed } : null);
    } else return;
    event.preventDefault();
  });
  const onBlur = useEffectEvent(() => setClosedFor(typed));

  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', onKeyDown);
    field?.addEventListener('blur', onBlur);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      field?.removeEventListener('blur', onBlur);
    };
  }, [input]);

  const activeId = isOpen && active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    setCombobox({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeId,
    });
  }, [setCombobox, isOpen, id, activeId]);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && search.suggestionCount(options.length)}
      </p>
      {isOpen && (
        <ul
          id={id}
          role="listbox"
          aria-label={search.suggestions}
          className="absolute inset-x-0 top-full z-40 mt-1 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-md border border-line bg-surface shadow-lg"
        >
          {options.map(({ path, content }, index) => (
            <li
              key={path}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The field must keep the focus: losing it closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(path)}
              className="flex min-h-11 cursor-pointer items-center px-4 py-2 leading-snug hover:bg-line aria-selected:bg-line"
            >
              <span>{content}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
