import { Head } from '../../layout/Head.tsx';
import { useMessages } from '../../messages/messages.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageOpening } from '../../ui/PageOpening.tsx';
import { categoryAnchor, CategoryLinks } from './CategoryLinks.tsx';
import { DirectoryCategoryEntriesDocument, useDirectoryPageQuery } from './Directory.generated.ts';
import { DirectoryCard } from './DirectoryCard.tsx';

export function Component() {
  const { directory, ui } = useMessages();
  const query = useDirectoryPageQuery();
  return (
    <>
      <Head page="directory" />
      <PageOpening heading={directory.heading}>
        <p>{directory.intro}</p>
      </PageOpening>
      <Loaded query={query}>
        {({ directoryCategories }) => {
          const groups = directoryCategories.filter(({ entries }) => entries.nodes.length > 0);
          if (groups.length === 0) {
            return (
              <p className="mx-auto w-full max-w-6xl px-4 pb-24 text-lg sm:px-6">
                {directory.empty}
              </p>
            );
          }
          return (
            <div className="mx-auto grid w-full max-w-6xl gap-12 px-4 pb-24 sm:px-6 lg:grid-cols-[15rem_1fr] lg:gap-16">
              <CategoryLinks categories={groups} />
              <div className="space-y-16">
                {groups.map(({ id, categoryName, entries }, group) => (
                  <section
                    key={id}
                    id={categoryAnchor(id)}
                    tabIndex={-1}
                    aria-labelledby={`${categoryAnchor(id)}-name`}
                    className="outline-none"
                  >
                    <h2 id={`${categoryAnchor(id)}-name`} className={sectionHeading}>
                      {categoryName}
                    </h2>
                    <ul className="mt-6 grid gap-6 sm:grid-cols-2">
                      {entries.nodes.map((entry, index) => (
                        <li key={entry.id} className="flex">
                          <DirectoryCard entry={entry} eager={group === 0 && index < 2} />
                        </li>
                      ))}
                    </ul>
                    <LoadMore
                      name={ui.loadMoreName(categoryName)}
                      pageInfo={entries.pageInfo}
                      load={(after) =>
                        query.fetchMore({
                          query: DirectoryCategoryEntriesDocument,
                          variables: { id, after },
                        })
                      }
                    />
                  </section>
                ))}
              </div>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
