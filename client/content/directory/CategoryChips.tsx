import { useLayoutEffect, useRef } from 'react';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { DirectoryFilter } from './directoryFilter.ts';
import { FilterLink } from './FilterLink.tsx';
import { useDirectoryMessages } from './messages.ts';

interface CategoryChipsProps {
  categories: { id: string; categoryName: string }[];
  filter: DirectoryFilter;
  /** Filters by a category; an empty id shows all entries. */
  choose: (category: string) => void;
}

/**
 * Selects a category. It sticks beneath the navigation, except in low windows, and scrolls sideways
 * on narrow ones.
 */
export function CategoryChips({ categories, filter, choose }: CategoryChipsProps) {
  const words = useDirectoryMessages();
  const { category: chosen } = filter;

  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (row.current) showChosen(row.current);
  }, [chosen]);

  const chips = [{ id: '', categoryName: words.allCategories }, ...categories];
  return (
    <nav
      aria-label={words.categories}
      className="z-10 -mx-4 bg-paper py-2 sm:-mx-6 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-20"
    >
      <ul
        ref={row}
        className="flex scroll-px-4 scrollbar-none gap-2 overflow-x-auto px-4 py-1 sm:scroll-px-6 sm:px-6 lg:flex-wrap"
      >
        {chips.map(({ id, categoryName }) => (
          <li
            key={id}
            // Where browsers support it, the row starts at the current chip also without
            // scripts.
            className="shrink-0 has-[[aria-current]]:[scroll-initial-target:nearest]"
          >
            <FilterLink
              filter={{ ...filter, category: id }}
              apply={() => choose(id)}
              aria-current={id === chosen ? 'true' : undefined}
              className="chip flex min-h-10 items-center rounded-full border border-control bg-surface px-3.5 text-sm font-semibold whitespace-nowrap hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper"
            >
              <MultilingualText text={categoryName} />
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the row, so that the current chip is in the middle if it was not visible. */
function showChosen(row: HTMLElement): void {
  const chip = row.querySelector('[aria-current]')?.getBoundingClientRect();
  const { left, right, width } = row.getBoundingClientRect();
  if (!chip || (chip.left >= left && chip.right <= right)) return;
  row.scrollLeft += chip.left - left - (width - chip.width) / 2;
}
