import preview from '../../artwork/previews/aboutEthiopia.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CategorySections } from '../CategorySection.tsx';
import { ListHead } from '../ListHead.tsx';
import {
  CulturalCategoryEntriesDocument,
  AboutEthiopiaPageDocument,
  useAboutEthiopiaPageQuery,
} from './AboutEthiopia.generated.ts';
import { AboutEthiopiaCard } from './AboutEthiopiaCard.tsx';
import { useAboutEthiopiaMessages } from './messages.ts';

export const handle: PageHandle = {
  query: AboutEthiopiaPageDocument,
  messages: [useAboutEthiopiaMessages],
};

export function Component() {
  const words = useAboutEthiopiaMessages();
  const query = useAboutEthiopiaPageQuery();
  return (
    <>
      <ListHead
        page={words.head}
        preview={preview}
        list={{ to: '/about-ethiopia', name: words.listName }}
      />
      <PageHeader heading={words.heading}>
        <p>{words.intro}</p>
      </PageHeader>
      <QueryResult query={query}>
        {({ culturalCategories }) => (
          <CategorySections
            categories={culturalCategories}
            empty={words.empty}
            className="mx-auto w-full max-w-6xl space-y-24 px-4 pb-24 sm:px-6"
            listClassName="mt-10 space-y-16 sm:mt-14 sm:space-y-24"
            itemClassName="group/item"
            loadMore={(variables) =>
              query.fetchMore({ query: CulturalCategoryEntriesDocument, variables })
            }
          >
            {(item, index, isFirst) => (
              <AboutEthiopiaCard item={item} place={index + 1} eager={isFirst} />
            )}
          </CategorySections>
        )}
      </QueryResult>
    </>
  );
}
