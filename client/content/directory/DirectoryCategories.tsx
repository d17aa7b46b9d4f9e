import { categoriesWithEntries, CategorySections } from '../CategorySection.tsx';
import {
  DirectoryCategoryEntriesDocument,
  type DirectoryPageQuery,
  type useDirectoryPageQuery,
} from './Directory.generated.ts';
import { DirectoryCard } from './DirectoryCard.tsx';
import { entryHeading, entryList } from './entryList.ts';
import { useDirectoryMessages } from './messages.ts';

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
