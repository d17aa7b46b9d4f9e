import {
  type AriaAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { MarkedText } from '../ui/MarkedText.tsx';
import { useSearchSuggestionsQuery } from './SearchSuggestions.generated.ts';

/** How long typing must pause before the server is asked, in milliseconds. */
const pause = 150;

interface SearchSuggestionsProps {
  typed: string;
  /** What the page shows already. */
  query: string;
  input: RefObject<HTMLInputElement | null>;
  /** Takes the attributes that make the field a combobox. */
  setCombobox: (attributes: AriaAttributes & { role: string }) => void;
}

/**
 * The records that the words lead to while they are typed: the listbox of a combobox (ARIA Authoring
 * Practices, with the focus in the field). A request that is out of date is cancelled.
 */
export function SearchSuggestions({ typed, query, input, setCombobox }: SearchSuggestionsProps) {
  const { search } = useMessages().layout;
  const id = useId();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(query);
  const [closedFor, setClosedFor] = useState<string>(query);
  const [chosen, setChosen] = useState<{ path: string; typed: string } | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const isAsking = asked.length > 1 && closedFor !== typed;
  const { data, previousData } = useSearchSuggestionsQuery({
    variables: { query: asked },
    skip: !isAsking,
    fetchPolicy: 'no-cache',
  });
  const options = isAsking ? ((data ?? previousData)?.search.edges ?? []) : [];
  const isOpen = options.length > 0;
  // What was chosen before other words were typed is not any more.
  const active = options.findIndex(
    ({ node }) => node.path === chosen?.path && typed === chosen.typed,
  );
  const optionId = (index: number) => `${id}-${String(index)}`;

  function open(path: string) {
    setClosedFor(typed);
    void navigate(path);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const path = options[active]?.node.path;
    if (event.key === 'Enter' && path) open(path);
    else if (event.key === 'Escape' && isOpen) setClosedFor(typed);
    else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // The place before the first option is the field itself.
      const places = options.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = options[((active + 1 + step + places) % places) - 1];
      setChosen(next ? { path: next.node.path, typed } : null);
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
          className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-line bg-surface shadow-lg"
        >
          {options.map(({ node, title }, index) => (
            <li
              key={node.path}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The focus stays in the field, whose loss of it closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(node.path)}
              className="flex min-h-11 cursor-pointer items-center px-4 py-2 leading-snug hover:bg-line aria-selected:bg-line"
            >
              <span>
                <MarkedText segments={title} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
