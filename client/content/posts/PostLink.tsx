import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { PostCard_PostFragment } from './PostCard.generated.ts';

/** The link of a post to further reading, if it has one. */
export function PostLink({ post }: { post: PostCard_PostFragment }) {
  const { postLink, postLinkText } = post;
  if (!postLink) return null;
  const label = postLinkText || postLink.replace(/^https?:\/\/(www\.)?/, '');
  return (
    <p className="lg:mt-4">
      <ExternalLink href={postLink} name={label}>
        <MultilingualText text={label} />
      </ExternalLink>
    </p>
  );
}
