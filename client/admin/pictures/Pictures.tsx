import { useRef } from 'react';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { useUndescribedPicturesQuery } from './Pictures.generated.ts';
import { UndescribedPicture } from './UndescribedPicture.tsx';

/** The pictures without a description (docs/product/admin.md, section 6.26). */
export function Component() {
  const { pictures } = useAdminMessages();
  const words = pictures.undescribed;
  const list = useRef<HTMLUListElement>(null);
  const query = useUndescribedPicturesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      query={query}
      heading={words.heading}
      note={query.data?.mediaLibrary.totalCount !== 0 && words.intro}
    >
      {({ mediaLibrary: { nodes, pageInfo, totalCount } }) => (
        <>
          <p role="status" className="leading-6 text-muted">
            {totalCount === 0 ? words.none : words.found(totalCount)}
          </p>
          <ul
            ref={list}
            aria-label={words.list}
            className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-4 empty:hidden"
          >
            {nodes.map((picture) => (
              <li key={picture.id} className="flex outline-offset-2">
                <UndescribedPicture of={picture} />
              </li>
            ))}
          </ul>
          <LoadMore
            pageInfo={pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            list={list}
          />
        </>
      )}
    </QueryPage>
  );
}
