import preview from '../../artwork/previews/directory.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { categoriesWithEntries, CategorySection } from '../CategorySection.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { ListHead } from '../ListHead.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import {
  DirectoryCategoryEntriesDocument,
  DirectoryPageDocument,
  useDirectoryPageQuery,
} from './Directory.generated.ts';
import { DirectoryCard } from './DirectoryCard.tsx';
import { useDirectoryMessages } from './messages.ts';
import { ListTranslationNote } from '../TranslationNote.tsx';

export const handle: PageHandle = {
  query: DirectoryPageDocument,
  messages: [useDirectoryMessages],
};

export function Component() {
  const words = useDirectoryMessages();
  const query = useDirectoryPageQuery();
  return (
    <>
      <ListHead
        page={words.head}
        preview={preview}
        list={{ to: '/directory', name: words.listName }}
      />
      <PageHeader heading={words.heading}>
        <p>{words.intro}</p>
      </PageHeader>
      <QueryResult query={query}>
        {({ directoryCategories }) => {
          const categories = categoriesWithEntries(directoryCategories);
          if (categories.length === 0) return <EmptyList>{words.empty}</EmptyList>;
          return (
            <div className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-6">
              <ListTranslationNote records={categories.flatMap(({ entries }) => entries.nodes)} />
              <CategoryLinks categories={categories} />
              <div className="mt-12 space-y-16 lg:mt-14 lg:[&>section]:scroll-mt-44">
                {categories.map((category, group) => (
                  <CategorySection
                    key={category.id}
                    category={category}
                    listClassName="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
                    loadMore={(after) =>
                      query.fetchMore({
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
            </div>
          );
        }}
      </QueryResult>
    </>
  );
}
