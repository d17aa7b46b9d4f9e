import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { DirectoryPageQuery, DirectorySearchQuery } from './Directory.generated.ts';
import type { DirectoryResults_SearchFragment } from './DirectoryEntries.generated.ts';
import type { DirectoryFilter } from './directoryFilter.ts';
import { useDirectoryMessages } from './messages.ts';

interface DirectoryStatusProps {
  data: DirectoryPageQuery | DirectorySearchQuery;
  filter: DirectoryFilter;
}

/** Says what is shown, also to somebody who does not see that it has changed. */
export function DirectoryStatus({ data, filter }: DirectoryStatusProps) {
  const words = useDirectoryMessages();
  const one = data.directoryCategories.find(({ id }) => id === filter.category);
  const status = (text: string, style = 'font-semibold wrap-anywhere') => (
    <p role="status" className={style}>
      <MultilingualText text={text} />
    </p>
  );
  if ('search' in data)
    return status(foundText(data.search, filter.query, one?.categoryName, words));
  const name = one?.categoryName ?? words.allCategories;
  const listed = data.directoryCategories.filter(({ id }) => !one || id === one.id);
  const shown = listed.flatMap(({ entries }) => entries.nodes).length;
  if (shown === 0) return status(one ? words.emptyCategory : '');
  // The number of all entries is not read.
  const isCut = listed.some(({ entries }) => entries.pageInfo.hasNextPage);
  return status(isCut ? name : words.shown(shown, name), 'sr-only');
}

/** The number of results, in one category or in all. */
function foundText(
  { edges, totalCount }: DirectoryResults_SearchFragment,
  query: string,
  category: string | undefined,
  words: ReturnType<typeof useDirectoryMessages>,
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
