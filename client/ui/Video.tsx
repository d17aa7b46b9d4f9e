import { useMessages } from '../messages/messages.ts';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';

interface VideoProps {
  /** The address of the video. */
  src: string;
  /** Its still picture. */
  poster: CardImage_PictureFragment | null;
  title: string;
  className?: string;
}

/** A video that loads nothing but its still picture until it is played. */
export function Video({ src, poster, title, className = 'h-50' }: VideoProps) {
  const { aboutEthiopia } = useMessages();
  return (
    <video
      src={src}
      controls
      preload="none"
      playsInline
      poster={poster?.url}
      width={poster?.width ?? undefined}
      height={poster?.height ?? undefined}
      aria-label={aboutEthiopia.videoName(title)}
      className={`w-full bg-line object-cover ${className}`}
    >
      {aboutEthiopia.videoFallback}
    </video>
  );
}
