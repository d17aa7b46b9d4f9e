import { useLayoutEffect, useRef } from 'react';
import preview from '../../artwork/previews/directory.jpg';
import { Head } from '../../layout/head/Head.tsx';
import type { PageHandle } from '../../pageHandle.ts';
import { pageHeading } from '../../ui/headingStyle.ts';
import { SharedDrawings } from '../../ui/picture/Drawing.tsx';
import { iconPaths } from '../../ui/Icon.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { socialPaths } from '../../ui/SocialIcon.tsx';
import { categoriesWithEntries } from '../CategorySection.tsx';
import { ListHead } from '../ListHead.tsx';
import {
  DirectoryPageDocument,
  type DirectoryPageQuery,
  DirectorySearchDocument,
  type DirectorySearchQuery,
  useDirectoryPageQuery,
  useDirectorySearchQuery,
} from './Directory.generated.ts';
import { DirectoryCategories, DirectoryResults } from './DirectoryEntries.tsx';
import {
  addressOf,
  type DirectoryFilter,
  filterIn,
  useDirectoryFilter,
  variablesOf,
} from './directoryFilter.ts';
import { DirectorySearch } from './DirectorySearch.tsx';
import { DirectoryStatus } from './DirectoryStatus.tsx';
import { useDirectoryMessages } from './messages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { FilterLink } from './FilterLink.tsx';

type Data = DirectoryPageQuery | DirectorySearchQuery;
type Category = Data['directoryCategories'][number];

export const handle: PageHandle = {
  query: (search) => (filterIn(search).query ? DirectorySearchDocument : DirectoryPageDocument),
  variables(_params, search) {
    const filter = filterIn(search);
    return filter.query ? variablesOf(filter) : {};
  },
  parameters: { q: 'free', category: 'bounded' },
  address(_params, search, data) {
    const filter = filterIn(search);
    const isThere = (data as Data).directoryCategories.some(({ id }) => id === filter.category);
    return addressOf({ ...filter, category: isThere ? filter.category : '' });
  },
  messages: [useDirectoryMessages],
};

/** The drawings of the cards. */
const drawings = [
  iconPaths.pin,
  iconPaths.telephone,
  iconPaths.share,
  iconPaths.outward,
  ...Object.values(socialPaths),
];

/**
 * The directory of businesses and institutions, filtered by category and search text
 * (docs/product/pages.md, section 3.5).
 */
export function Component() {
  const words = useDirectoryMessages();
  const [filter, change] = useDirectoryFilter();
  const isSearch = filter.query !== '';
  const page = useDirectoryPageQuery({ skip: isSearch });
  const search = useDirectorySearchQuery({ variables: variablesOf(filter), skip: !isSearch });
  const entries = useRef<HTMLDivElement>(null);
  // The former entries stay until there are new ones.
  const former: (Data | undefined)[] = [search.previousData, page.previousData];
  const [present, before] = isSearch ? [search, former] : [page, former.reverse()];
  const data: Data | undefined = present.data ?? before.find(Boolean);

  function show(changed: Parameters<typeof change>[0]) {
    change(changed);
    // If the visitor has scrolled further, the entries start again below the categories.
    if ((entries.current?.getBoundingClientRect().top ?? 0) < 0) entries.current?.scrollIntoView();
  }

  return (
    <>
      {isSearch ? (
        <Head page={words.head} preview={preview} indexedIn={[]} />
      ) : (
        <ListHead
          page={words.head}
          preview={preview}
          list={{ to: '/directory', name: words.listName }}
        />
      )}
      <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 sm:pb-24 [&_*]:scroll-mt-40">
        <header className="pt-4 pb-3 sm:pt-10 sm:pb-6">
          <h1 className={pageHeading}>{words.heading}</h1>
          <p className="mt-2 max-w-[44em] text-[0.9375rem] leading-snug text-muted sm:text-lg">
            {words.intro}
          </p>
        </header>
        <QueryResult query={{ ...present, data }}>
          {(shown) => (
            <>
              <DirectorySearch filter={filter} change={change} />
              <CategoryChips
                categories={categoriesWithEntries<Category>(shown.directoryCategories)}
                filter={filter}
                choose={(category) => show({ category })}
              />
              <div ref={entries} tabIndex={-1} className="mt-2 sm:mt-4">
                <DirectoryStatus data={shown} filter={filter} />
                <SharedDrawings paths={drawings}>
                  {'search' in shown ? (
                    <DirectoryResults
                      search={shown.search}
                      filter={filter}
                      categories={shown.directoryCategories}
                      show={(changed) => {
                        // The focused link is removed with the entries.
                        entries.current?.focus({ preventScroll: true });
                        show(changed);
                      }}
                    />
                  ) : (
                    <DirectoryCategories
                      categories={shown.directoryCategories}
                      chosen={filter.category}
                      fetchMore={page.fetchMore}
                    />
                  )}
                </SharedDrawings>
              </div>
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

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
function CategoryChips({ categories, filter, choose }: CategoryChipsProps) {
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
