import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../messages/messages.ts';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';
import { Icon } from '../Icon.tsx';
import { MultilingualText } from '../text/MultilingualText.tsx';
import { AccessibleLabel } from '../field/AccessibleLabel.tsx';
import { SizedImage } from './SizedImage.tsx';
import { altOf } from './altOf.ts';
import { useBrowserValue } from '../useBrowserValue.ts';

interface VideoProps {
  /** The address of the video. */
  src: string;
  /** Its poster; a placeholder is drawn if there is none. */
  poster: CardImage_PictureFragment | null;
  title: string;
  /** The `sizes` attribute of the poster. */
  sizes: string;
  className?: string;
}

/**
 * A transparent pixel: without a poster, browsers draw a background over the content behind a
 * video. An SVG would be a document to create, which takes a slow phone 10 ms.
 */
const clear = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/**
 * A video that loads nothing until it is played. Its poster is behind it and shows through until
 * then: as a `poster` it would load at once and in full size. Before the video is played it has our
 * own button, because browsers show a loading ring while nothing is loaded; without scripts it has
 * the browser's controls from the start.
 */
export function Video({ src, poster, title, sizes, className = 'h-50' }: VideoProps) {
  const { video: words } = useMessages().ui;
  const nameId = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  const needsControls = useBrowserValue(() => isStarted, true);

  function play() {
    // The button is removed, so the controls must exist to get the focus.
    flushSync(() => {
      setStarted(true);
    });
    video.current?.focus();
    // The controls show that a video cannot be played.
    video.current?.play().catch(() => undefined);
  }

  return (
    <div className={`relative overflow-hidden bg-deep ${className}`}>
      {poster ? (
        <SizedImage
          picture={poster}
          {...altOf(poster)}
          sizes={sizes}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Drawing />
      )}
      <p id={nameId} hidden>
        <MultilingualText text={words.name(title)} />
      </p>
      <video
        ref={video}
        src={src}
        controls={needsControls}
        preload="none"
        poster={clear}
        playsInline
        aria-labelledby={nameId}
        className="absolute inset-0 size-full object-cover"
      >
        {words.fallback}
      </video>
      {!isStarted && (
        <button
          type="button"
          onClick={play}
          className="group/play absolute inset-0 grid w-full cursor-pointer place-items-center -outline-offset-4 noscript:hidden"
        >
          <span className="grid size-16 place-items-center rounded-full bg-accent text-on-accent shadow-lg group-hover/play:bg-ink group-hover/play:text-paper">
            <Icon name="play" className="size-8 [&_path]:fill-current" />
          </span>
          <AccessibleLabel name={words.playName(title)} />
        </button>
      )}
    </div>
  );
}

/** A strip of film with the woven border, for a video without a poster. */
function Drawing() {
  return (
    <div aria-hidden="true" className="dark absolute inset-0 text-line">
      <svg viewBox="0 0 60 40" preserveAspectRatio="xMidYMid slice" className="size-full">
        <path
          d="M0 6h60M0 34h60M15 6v28M45 6v28"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.6"
        />
        <path d="M1 3h60M1 37h60" stroke="currentColor" strokeWidth="2.4" strokeDasharray="3 3" />
      </svg>
      <div className="tibeb absolute inset-x-0 bottom-0" />
    </div>
  );
}
