import preview from '../../artwork/previews/resources.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CategorySections } from '../CategorySection.tsx';
import { ListHead } from '../ListHead.tsx';
import { NamedResource } from './NamedResource.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import {
  ResourceCategoryEntriesDocument,
  ResourcesPageDocument,
  useResourcesPageQuery,
} from './Resources.generated.ts';
import { useResourceMessages } from './messages.ts';

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
        {({ resourceCategories }) => (
          <CategorySections
            categories={resourceCategories}
            empty={words.empty}
            className="mx-auto w-full max-w-6xl space-y-20 px-4 pb-24 sm:px-6"
            listClassName="mt-8 grid gap-x-14 gap-y-4 md:grid-cols-2"
            loadMore={(variables) =>
              query.fetchMore({ query: ResourceCategoryEntriesDocument, variables })
            }
          >
            {(resource) => <ResourceCard resource={resource} />}
          </CategorySections>
        )}
      </QueryResult>
    </>
  );
}
