import { Head } from '../../layout/Head.tsx';
import { useMessages } from '../../messages/messages.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageOpening } from '../../ui/PageOpening.tsx';
import { AboutEthiopiaCard } from './AboutEthiopiaCard.tsx';
import {
  CulturalCategoryEntriesDocument,
  useAboutEthiopiaPageQuery,
} from './AboutEthiopia.generated.ts';

export function Component() {
  const { aboutEthiopia, ui } = useMessages();
  const query = useAboutEthiopiaPageQuery();
  return (
    <>
      <Head page="aboutEthiopia" />
      <PageOpening heading={aboutEthiopia.heading}>
        <p>{aboutEthiopia.intro}</p>
      </PageOpening>
      <Loaded query={query}>
        {({ culturalCategories }) => {
          const groups = culturalCategories.filter(({ entries }) => entries.nodes.length > 0);
          return (
            <div className="mx-auto w-full max-w-6xl space-y-24 px-4 pb-24 sm:px-6">
              {groups.length === 0 && <p className="text-lg">{aboutEthiopia.empty}</p>}
              {groups.map(({ id, categoryName, entries }, group) => (
                <section key={id} aria-labelledby={`category-${id}`}>
                  <h2 id={`category-${id}`} className={sectionHeading}>
                    {categoryName}
                  </h2>
                  <ul className="mt-10 space-y-16 sm:mt-14 sm:space-y-24">
                    {entries.nodes.map((item, index) => (
                      <li key={item.id} className="group/item">
                        <AboutEthiopiaCard item={item} eager={group === 0 && index === 0} />
                      </li>
                    ))}
                  </ul>
                  <LoadMore
                    name={ui.loadMoreName(categoryName)}
                    pageInfo={entries.pageInfo}
                    load={(after) =>
                      query.fetchMore({
                        query: CulturalCategoryEntriesDocument,
                        variables: { id, after },
                      })
                    }
                  />
                </section>
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
