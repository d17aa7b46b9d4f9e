import { PreviewNotice } from '../preview/PreviewNotice.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { type ResourcePreviewQuery, useResourcePreviewQuery } from './ResourcePreview.generated.ts';

/** A resource that visitors do not see, as it will stand among the others. */
export function UnpublishedResource({
  resource,
}: {
  resource: NonNullable<ResourcePreviewQuery['record']>;
}) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-12 sm:px-6">
      <PreviewNotice kind="resource" record={resource} />
      <ResourceCard resource={resource} />
    </div>
  );
}

/** The resource that the address of the page of all names, where visitors do not see it. */
export function ResourcePreview({ id }: { id: string }) {
  const { data } = useResourcePreviewQuery({ variables: { id } });
  const resource = data?.record;
  if (!resource || resource.publication === 'PUBLISHED') return null;
  return <UnpublishedResource resource={resource} />;
}
