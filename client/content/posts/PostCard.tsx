import { CardImage } from '../../ui/picture/CardImage.tsx';
import { CollapsibleText } from '../../ui/text/CollapsibleText.tsx';
import { normaliseLines } from '../../ui/text/normaliseLines.ts';
import { TitleLink } from '../../ui/text/TitleLink.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import type { PostCard_PostFragment } from './PostCard.generated.ts';
import { PostLink } from './PostLink.tsx';

/** The number of characters above which a post is collapsed (docs/product/site.md, section 2.7). */
const limit = 1000;

/** A post. Pictures are on the left and right in turn; the text keeps a readable line length. */
export function PostCard({ post }: { post: PostCard_PostFragment }) {
  const { postTitle, postText, image } = post;
  return (
    <article className="group/post grid items-start gap-x-14 gap-y-7 lg:grid-cols-12">
      {image && (
        <div className="max-w-[550px] lg:sticky lg:top-28 lg:col-span-6 lg:group-even/post:order-last">
          <CardImage
            picture={image}
            title={postTitle}
            sizes="(min-width: 1152px) 33rem, (min-width: 1024px) 46vw, (min-width: 582px) 550px, calc(100vw - 2rem)"
            className="aspect-3/2 rounded-sm"
          />
        </div>
      )}
      <div className={image ? 'lg:col-span-6' : 'lg:col-span-8'}>
        {/* Upper case is set by CSS: screen readers would spell out capitals. */}
        <h3 className="text-[clamp(1.375rem,2.6vw,1.875rem)] leading-snug font-semibold tracking-wide uppercase">
          <TitleLink to={post.path} title={postTitle} />
        </h3>
        <div className="mt-5">
          <CollapsibleText paragraphs={normaliseLines(postText)} limit={limit} title={postTitle} />
        </div>
        <PostLink post={post} />
        <ShareLink path={post.path} title={postTitle} />
        <RecordActions kind="post" id={post.id} version={post.version} title={postTitle} />
      </div>
    </article>
  );
}
