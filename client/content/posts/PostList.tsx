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
    <RecordListPage
      kind="post"
      query={query}
      filters={filters}
      headers={[fields.postText.label]}
      listIn={({ posts }) => posts}
      entryOf={({ postTitle, postText }) => ({
        title: postTitle,
        details: [stripMarkdown(postText)],
      })}
    />
  );
}
