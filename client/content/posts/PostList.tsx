import { stripMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { RecordListPage } from '../lists/RecordListPage.tsx';
import { usePostAdminMessages } from './adminKind.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const { fields } = usePostAdminMessages();
  return (
    <RecordListPage
      kind="post"
      useQuery={usePostListQuery}
      headers={[fields.postText.label]}
      listIn={({ posts }) => posts}
      entryOf={({ postTitle, postText }) => ({
        title: postTitle,
        details: [stripMarkdown(postText)],
      })}
    />
  );
}
