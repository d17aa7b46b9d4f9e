import { useMessages } from '../messages/messages.ts';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';
import { SizedImage } from './SizedImage.tsx';

interface VideoProps {
  /** The address of the video. */
  src: string;
  /** Its still picture. */
  poster: CardImage_PictureFragment | null;
  title: string;
  /** How wide it is shown, as of an `img`. */
  sizes: string;
  className?: string;
}

/**
 * One clear pixel: without any poster, browsers lay a ground of their own over what is behind a
 * video. An SVG would be a document to make, which keeps a slow phone from its work for 10 ms.
 */
const clear = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/**
 * A video that loads nothing until it is played. Its still picture lies behind it, which shows
 * through until then: as a `poster` it would be loaded at once and in its full size.
 */
export function Video({ src, poster, title, sizes, className = 'h-50' }: VideoProps) {
  const { aboutEthiopia } = useMessages();
  return (
    <div className={`relative bg-line ${className}`}>
      {poster && (
        <SizedImage
          picture={poster}
          sizes={sizes}
          className="absolute inset-0 size-full rounded-[inherit] object-cover"
        />
      )}
      <video
        src={src}
        controls
        preload="none"
        poster={poster ? clear : undefined}
        playsInline
        aria-label={aboutEthiopia.videoName(title)}
        className="absolute inset-0 size-full rounded-[inherit] object-cover"
      >
        {aboutEthiopia.videoFallback}
      </video>
    </div>
  );
}
