import { PreviewNotice } from '../preview/PreviewNotice.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { type ResourcePreviewQuery, useResourcePreviewQuery } from './ResourcePreview.generated.ts';

/** A resource that visitors cannot see, in the layout of the resources page. */
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

/** The resource that the address of the resources page names, if visitors cannot see it. */
export function ResourcePreview({ id }: { id: string }) {
  const { data } = useResourcePreviewQuery({ variables: { id } });
  const resource = data?.record;
  if (!resource || resource.publication === 'PUBLISHED') return null;
  return <UnpublishedResource resource={resource} />;
}
