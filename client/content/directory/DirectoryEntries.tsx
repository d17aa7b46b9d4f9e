import { foundRecords, ListTranslationNote } from '../TranslationNote.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { DirectoryCard } from './DirectoryCard.tsx';
import type { DirectoryFilter } from './directoryFilter.ts';
import type { DirectoryResults_SearchFragment } from './DirectoryEntries.generated.ts';
import { FilterLink } from './FilterLink.tsx';
import { useDirectoryMessages } from './messages.ts';
import { categoriesWithEntries, CategorySections } from '../CategorySection.tsx';
import {
  DirectoryCategoryEntriesDocument,
  type DirectoryPageQuery,
  type useDirectoryPageQuery,
} from './Directory.generated.ts';

type Words = ReturnType<typeof useDirectoryMessages>;

interface DirectoryResultsProps {
  search: DirectoryResults_SearchFragment;
  filter: DirectoryFilter;
  categories: { id: string; categoryName: string }[];
  show: (changed: DirectoryFilter) => void;
}

/** The entries that match the search text, best match first. */
export function DirectoryResults({ search, filter, categories, show }: DirectoryResultsProps) {
  const { edges, match, totalCount } = search;
  const words = useDirectoryMessages();
  const category = categories.find(({ id }) => id === filter.category)?.categoryName;
  const isNothing = totalCount === 0;
  const waysOn: [DirectoryFilter, string][] = [[{ query: '', category: '' }, words.showAll]];
  if (isNothing && category) waysOn.unshift([{ ...filter, category: '' }, words.searchAll]);
  return (
    <>
      <p role="status" className="font-semibold wrap-anywhere">
        <MultilingualText text={foundText(search, filter.query, category, words)} />
      </p>
      {isNothing && <p className="mt-2">{words.nothingHint}</p>}
      {match === 'SOME_WORDS' && !isNothing && <p className="mt-2">{words.someWords}</p>}
      <ListTranslationNote records={foundRecords(edges)} />
      <ul className={entryList}>
        {edges.map(({ cursor, node, ...found }) =>
          node.__typename === 'Directory' ? (
            <li key={cursor} className="flex">
              <DirectoryCard entry={node} found={found} />
            </li>
          ) : null,
        )}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        {waysOn.map(([to, label]) => (
          <FilterLink key={label} filter={to} apply={() => show(to)} className={quietButton}>
            {label}
          </FilterLink>
        ))}
      </p>
    </>
  );
}

/** The number of results, in one category or in all. */
function foundText(
  { edges, totalCount }: DirectoryResults_SearchFragment,
  query: string,
  category: string | undefined,
  words: Words,
): string {
  const shown = edges.length;
  if (!category) {
    if (totalCount === 0) return words.nothing(query);
    return totalCount > shown ? words.countCut(shown, query) : words.count(totalCount, query);
  }
  const { nothing, countCut, count } = words.inCategory;
  if (totalCount === 0) return nothing(query, category);
  return totalCount > shown ? countCut(shown, query, category) : count(totalCount, query, category);
}

interface DirectoryCategoriesProps {
  categories: DirectoryPageQuery['directoryCategories'];
  /** The id of the only category to show; any other value shows all categories. */
  chosen: string;
  fetchMore: ReturnType<typeof useDirectoryPageQuery>['fetchMore'];
}

/** The entries of all categories, or of one. */
export function DirectoryCategories({ categories, chosen, fetchMore }: DirectoryCategoriesProps) {
  const words = useDirectoryMessages();
  const one = categories.find(({ id }) => id === chosen);
  if (one?.entries.nodes.length === 0 && categoriesWithEntries(categories).length > 0)
    return <p role="status">{words.emptyCategory}</p>;
  return (
    <CategorySections
      categories={one ? [one] : categories}
      empty={words.empty}
      className="space-y-5 sm:space-y-10"
      headingClassName={entryHeading}
      listClassName={entryList}
      itemClassName="flex"
      loadMore={(variables) => fetchMore({ query: DirectoryCategoryEntriesDocument, variables })}
    >
      {(entry, _index, isFirst) => <DirectoryCard entry={entry} eager={isFirst} />}
    </CategorySections>
  );
}

/** Class names of a list of cards, and of the heading above it. */
const entryList = 'mt-2 grid gap-2.5 sm:mt-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';
const entryHeading = 'text-xl font-semibold tracking-tight sm:text-3xl';
