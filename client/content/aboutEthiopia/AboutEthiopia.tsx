import preview from '../../artwork/previews/aboutEthiopia.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { categoriesWithEntries, CategorySection } from '../CategorySection.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { ListHead } from '../ListHead.tsx';
import {
  CulturalCategoryEntriesDocument,
  AboutEthiopiaPageDocument,
  useAboutEthiopiaPageQuery,
} from './AboutEthiopia.generated.ts';
import { AboutEthiopiaCard } from './AboutEthiopiaCard.tsx';
import { useAboutEthiopiaMessages } from './messages.ts';
import { ListTranslationNote } from '../TranslationNote.tsx';

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
        {({ culturalCategories }) => {
          const categories = categoriesWithEntries(culturalCategories);
          if (categories.length === 0) return <EmptyList>{words.empty}</EmptyList>;
          return (
            <div className="mx-auto w-full max-w-6xl space-y-24 px-4 pb-24 sm:px-6">
              <ListTranslationNote records={categories.flatMap(({ entries }) => entries.nodes)} />
              {categories.map((category, group) => (
                <CategorySection
                  key={category.id}
                  category={category}
                  listClassName="mt-10 space-y-16 sm:mt-14 sm:space-y-24"
                  loadMore={(after) =>
                    query.fetchMore({
                      query: CulturalCategoryEntriesDocument,
                      variables: { id: category.id, after },
                    })
                  }
                >
                  {category.entries.nodes.map((item, index) => (
                    <li key={item.id} className="group/item">
                      <AboutEthiopiaCard
                        item={item}
                        place={index + 1}
                        eager={group === 0 && index === 0}
                      />
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
