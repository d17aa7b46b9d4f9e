import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { articleData } from '../recordData.ts';
import { RecordPage } from '../RecordPage.tsx';
import { postKind } from './kind.ts';
import { usePostMessages } from './messages.ts';
import { PostLink } from './PostLink.tsx';
import { PostPageDocument, usePostPageQuery } from './PostPage.generated.ts';

export const handle = recordPageHandle(postKind, PostPageDocument, [usePostMessages]);

/** The page of a post, which Home lists. */
export function Component() {
  const words = usePostMessages();
  const query = usePostPageQuery(useRecordPageOptions());
  return (
    <RecordPage kind="post" query={query} list={{ to: '/', name: words.listName }}>
      {(post) => ({
        title: post.postTitle,
        text: post.postText,
        pictured: post,
        after: <PostLink post={post} />,
        structuredData: (data) => ({
          '@type': 'BlogPosting',
          ...articleData(post.postTitle, data),
        }),
      })}
    </RecordPage>
  );
}
