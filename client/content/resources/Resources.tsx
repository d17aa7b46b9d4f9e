import preview from '../../artwork/previews/resources.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { categoriesWithEntries, CategorySection } from '../CategorySection.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { ListHead } from '../ListHead.tsx';
import { NamedResource } from './NamedResource.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import {
  ResourceCategoryEntriesDocument,
  ResourcesPageDocument,
  useResourcesPageQuery,
} from './Resources.generated.ts';
import { useResourceMessages } from './messages.ts';
import { ListTranslationNote } from '../TranslationNote.tsx';

export const handle: PageHandle = { query: ResourcesPageDocument, messages: [useResourceMessages] };

export function Component() {
  const words = useResourceMessages();
  const query = useResourcesPageQuery();
  return (
    <>
      <ListHead
        page={words.head}
        preview={preview}
        list={{ to: '/resources', name: words.heading }}
      />
      <PageHeader heading={words.heading}>
        <p>{words.intro}</p>
      </PageHeader>
      <NamedResource />
      <QueryResult query={query}>
        {({ resourceCategories }) => {
          const categories = categoriesWithEntries(resourceCategories);
          if (categories.length === 0) return <EmptyList>{words.empty}</EmptyList>;
          return (
            <div className="mx-auto w-full max-w-6xl space-y-20 px-4 pb-24 sm:px-6">
              <ListTranslationNote records={categories.flatMap(({ entries }) => entries.nodes)} />
              {categories.map((category) => (
                <CategorySection
                  key={category.id}
                  category={category}
                  listClassName="mt-8 grid gap-x-14 gap-y-4 md:grid-cols-2"
                  loadMore={(after) =>
                    query.fetchMore({
                      query: ResourceCategoryEntriesDocument,
                      variables: { id: category.id, after },
                    })
                  }
                >
                  {category.entries.nodes.map((resource) => (
                    <li key={resource.id}>
                      <ResourceCard resource={resource} />
                    </li>
                  ))}
                </CategorySection>
              ))}
            </div>
          );
        }}
      </QueryResult>
    </>
  );
}
