import { Link, useSearchParams } from 'react-router-dom';
import { Head } from '../layout/head/Head.tsx';
import { SiteSearchForm } from '../layout/search/SiteSearchForm.tsx';
import { useEventMessages } from '../content/events/messages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { SearchPageDocument, useSearchPageQuery } from './Search.generated.ts';
import { useSearchMessages } from './search/messages.ts';
import { NothingFound } from './search/NothingFound.tsx';
import { PageResult } from './search/PageResult.tsx';
import { SearchResult } from './search/SearchResult.tsx';
import { foundRecords, ListTranslationNote } from '../content/TranslationNote.tsx';

/** The query in an address. The API refuses longer queries. */
const variablesIn = (search: URLSearchParams) => ({
  query: (search.get('q') ?? '').trim().slice(0, 200),
  after: search.get('after') || null,
});

export const handle: PageHandle = {
  query: SearchPageDocument,
  variables: (_params, search) => variablesIn(search),
  parameters: { q: 'free', after: 'free' },
  messages: [useSearchMessages, useEventMessages],
};

/** The search results of the site (docs/product/pages.md, section 3.10). */
export function Component() {
  const words = useSearchMessages();
  const [parameters] = useSearchParams();
  const variables = variablesIn(parameters);
  const { query, after } = variables;
  const result = useSearchPageQuery({ variables });
  const address = (more: Record<string, string> = {}) =>
    `/search?${String(new URLSearchParams({ q: query, ...more }))}`;
  const first = (
    <Link to={address()} className={quietButton}>
      {words.first}
    </Link>
  );
  return (
    <>
      <Head
        page={{ title: query ? words.titleOf(query) : words.title, description: words.description }}
        indexedIn={[]}
      />
      <PageHeader heading={words.heading}>
        <p>{words.intro}</p>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-6">
        <div className="max-w-xl">
          <SiteSearchForm key={query} query={query} />
        </div>
        {query && result.error && after && (
          <div role="alert" className="mt-8 space-y-4">
            <p>{words.pageGone}</p>
            {first}
          </div>
        )}
        {query && !(result.error && after) && (
          <QueryResult query={result}>
            {({ search: { pages, edges, pageInfo, match, totalCount, pageCount, isCut } }) => {
              const count = totalCount + (isCut ? 0 : pageCount);
              if (count === 0) return <NothingFound query={query} />;
              return (
                <section aria-label={words.results} className="mt-8">
                  <p role="status" className="font-semibold">
                    <MultilingualText text={(isCut ? words.countCut : words.count)(count, query)} />
                  </p>
                  <ListTranslationNote records={foundRecords(edges)} />
                  {pages.length > 0 && (
                    <ul className="mt-2 divide-y divide-line border-b border-line">
                      {pages.map((page) => (
                        <li key={page.path}>
                          <PageResult page={page} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {match === 'SOME_WORDS' && (
                    <p className="mt-2">{pages.length > 0 ? words.someElse : words.someWords}</p>
                  )}
                  <ol className="mt-2 divide-y divide-line">
                    {edges.map((edge) => (
                      <li key={edge.cursor}>
                        <SearchResult edge={edge} />
                      </li>
                    ))}
                  </ol>
                  <p className="mt-8 flex flex-wrap gap-4">
                    {pageInfo.hasPreviousPage && first}
                    {pageInfo.hasNextPage && (
                      <Link
                        to={address({ after: pageInfo.endCursor ?? '' })}
                        className={quietButton}
                      >
                        {words.more}
                      </Link>
                    )}
                  </p>
                </section>
              );
            }}
          </QueryResult>
        )}
      </div>
    </>
  );
}
