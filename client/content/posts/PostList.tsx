import { stripMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useRecordFilters } from '../lists/useRecordFilters.ts';
import { usePostAdminMessages } from './adminKind.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const { fields } = usePostAdminMessages();
  const filters = useRecordFilters();
  const query = usePostListQuery({ variables: filters.variables });
  return (
    <RecordListPage kind="post" query={query} filters={filters} headers={[fields.postText.label]}>
      {({ posts: { nodes, ...connection } }) => ({
        entries: nodes.map(({ id, postTitle, postText, image, languages, ...record }) => ({
          id,
          title: postTitle,
          details: [stripMarkdown(postText)],
          picture: image,
          languages,
          record,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
