import preview from '../../artwork/previews/resources.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CategorySections } from '../CategorySection.tsx';
import { ListHead } from '../ListHead.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import {
  ResourceCategoryEntriesDocument,
  ResourcesPageDocument,
  useResourcesPageQuery,
} from './Resources.generated.ts';
import { useResourceMessages } from './messages.ts';
import { useLocation } from 'react-router-dom';
import { recordAnchor } from '../../../api/shared/content/slug.rules.ts';
import { useSession } from '../../session/useSession.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';
import { idIn } from '../recordPageHandle.ts';

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

const anchor = `#${recordAnchor('resource', '')}`;

/**
 * The resource that the address of the resources page names, for a signed-in user, if visitors
 * cannot see it. Its code loads only then.
 */
function NamedResource() {
  const { hash } = useLocation();
  const { status } = useSession();
  const id = hash.startsWith(anchor) ? idIn({ record: hash.slice(anchor.length) }) : '0';
  const isWanted = status === 'signedIn' && id !== '0';
  const { Loaded } = useLoadedComponent(isWanted, loadPreview);
  return isWanted && Loaded && <Loaded id={id} key={id} />;
}

const loadPreview = async () => (await import('./ResourcePreview.tsx')).ResourcePreview;
