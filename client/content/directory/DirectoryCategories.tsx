import { EmptyList } from '../EmptyList.tsx';
import { ListTranslationNote } from '../TranslationNote.tsx';
import { categoriesWithEntries, CategorySection } from '../CategorySection.tsx';
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
  const filled = categoriesWithEntries(categories);
  if (filled.length === 0) return <EmptyList>{words.empty}</EmptyList>;
  const isOne = categories.some(({ id }) => id === chosen);
  const shown = isOne ? filled.filter(({ id }) => id === chosen) : filled;
  if (shown.length === 0) return <p role="status">{words.emptyCategory}</p>;
  return (
    <div className="space-y-5 sm:space-y-10">
      <ListTranslationNote records={shown.flatMap(({ entries }) => entries.nodes)} />
      {shown.map((category, group) => (
        <CategorySection
          key={category.id}
          category={category}
          headingClassName={entryHeading}
          listClassName={entryList}
          loadMore={(after) =>
            fetchMore({
              query: DirectoryCategoryEntriesDocument,
              variables: { id: category.id, after },
            })
          }
        >
          {category.entries.nodes.map((entry, index) => (
            <li key={entry.id} className="flex">
              <DirectoryCard entry={entry} eager={group === 0 && index === 0} />
            </li>
          ))}
        </CategorySection>
      ))}
    </div>
  );
}
