import { Link } from 'react-router-dom';
import { stripMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { CardImage } from '../../ui/picture/CardImage.tsx';
import { CollapsibleText } from '../../ui/text/CollapsibleText.tsx';
import { DayInBothCalendars } from '../../ui/text/DayInBothCalendars.tsx';
import { TitleLink } from '../../ui/text/TitleLink.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import type { PostCard_PostFragment } from './PostCard.generated.ts';
import { usePostMessages } from './messages.ts';
import { PostLink } from './PostLink.tsx';

/** The number of characters above which a post is collapsed (docs/product/site.md, section 2.7). */
const limit = 1000;

/** The number of characters that surely fit in the lines that small screens show. */
const preview = 140;

/**
 * A post. On small screens it is a card with a few lines of the text. On others pictures are on the
 * left and right in turn; the text keeps a readable line length.
 */
export function PostCard({ post }: { post: PostCard_PostFragment }) {
  const { ui } = useMessages();
  const words = usePostMessages();
  const { postTitle, postText, publishedOn, image, albumCount } = post;
  const { length } = stripMarkdown(postText);
  return (
    <article className="group/post grid items-start gap-x-14 gap-y-4 max-lg:max-w-[550px] max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-3 lg:grid-cols-12">
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
        {publishedOn && (
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <DayInBothCalendars day={publishedOn} />
          </p>
        )}
        {/* Upper case is set by CSS: screen readers would spell out capitals. */}
        <h3 className="text-[clamp(min(1.25rem,6.2vw),2.6vw,1.875rem)] leading-snug font-semibold tracking-wide uppercase">
          <TitleLink to={post.path} title={postTitle} />
        </h3>
        <div className="mt-2 lg:mt-5">
          <CollapsibleText
            text={postText}
            limit={limit}
            title={postTitle}
            clamp="max-lg:scripted:line-clamp-4"
          />
          {/* A shorter text than that has no button: its page shows the rest. */}
          {length > preview && length <= limit && (
            <Link to={post.path} className="read-more lg:hidden">
              <AccessibleLabel name={ui.readMoreName(postTitle)}>{ui.readMore}</AccessibleLabel>
            </Link>
          )}
        </div>
        {!image && albumCount > 0 && (
          <Link to={post.path} className="read-more inline-flex">
            {words.pictures} {albumCount}
          </Link>
        )}
        <PostLink post={post} />
        <ShareLink path={post.path} title={postTitle} />
        <RecordActions kind="post" id={post.id} version={post.version} title={postTitle} />
      </div>
    </article>
  );
}
