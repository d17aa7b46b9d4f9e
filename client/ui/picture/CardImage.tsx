import { useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useReachability } from '../../graphql/reachability.ts';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';
import { AccessibleLabel } from '../field/AccessibleLabel.tsx';
import { SizedImage } from './SizedImage.tsx';
import { altOf } from './altOf.ts';
import { useLinkButton } from '../useLinkButton.ts';
import type { PictureViewer } from './PictureViewer.tsx';

interface CardImageProps {
  picture: CardImage_PictureFragment;
  /** The title of the picture's record. */
  title: string;
  /** The pictures of the record, which the viewer goes through; by default this one. */
  pictures?: CardImage_PictureFragment[];
  /** The accessible name besides the description of the picture. */
  name?: string;
  /** The `sizes` attribute; by default for the width of a card. */
  sizes?: string;
  /**
   * Class names of its height, 200 px by default (docs/product/site.md, section 2.8), or of another
   * shape.
   */
  className?: string;
  hoverZoom?: boolean;
  /** Whether it fills its shape, or is shown whole at its own height. */
  fit?: 'cover' | 'whole';
  /** Whether the picture is visible when the page opens. */
  eager?: boolean;
}

/**
 * A picture that opens in full screen. Before scripts run it is a link to the full picture; then it
 * becomes a button in the same place, and the code of the full-screen view loads on first use.
 */
export function CardImage({
  picture,
  title,
  pictures = [picture],
  name,
  sizes = '(min-width: 582px) 550px, calc(100vw - 2rem)',
  className = 'h-50',
  hoverZoom = true,
  fit = 'cover',
  eager = false,
}: CardImageProps) {
  const { ui } = useMessages();
  const { run } = useReachability();
  const trigger = useRef<HTMLAnchorElement>(null);
  const [OpenViewer, setOpenViewer] = useState<typeof PictureViewer>();

  async function open() {
    try {
      const module = await run(() => import('./PictureViewer.tsx'));
      setOpenViewer(() => module.PictureViewer);
    } catch {
      // If only that code cannot be loaded, the picture itself is the best alternative.
      if (trigger.current) window.location.assign(picture.url);
    }
  }

  const button = useLinkButton(() => void open());

  return (
    <>
      <a
        ref={trigger}
        href={picture.url}
        {...button}
        aria-haspopup={button.role && 'dialog'}
        className={`picture-link ${fit === 'cover' ? 'bg-line' : ''} ${className}`}
      >
        <SizedImage
          picture={picture}
          {...altOf(picture)}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          className={`${fit === 'cover' ? 'size-full object-cover' : 'h-auto max-h-[min(38rem,80vh)] w-full object-contain object-left'} ${
            hoverZoom ? 'zooms' : ''
          }`}
        />
        <AccessibleLabel name={name ?? ui.viewer.open(title)} />
      </a>
      {OpenViewer && (
        <OpenViewer
          picture={picture}
          pictures={pictures}
          title={title}
          onClose={(link) => {
            setOpenViewer(undefined);
            // Safari does not focus a clicked link, so the dialog could not restore the focus.
            (link ?? trigger.current)?.focus({ preventScroll: !link });
          }}
        />
      )}
    </>
  );
}
