import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/messages.ts';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';
import { altOf } from './altOf.ts';
import { Icon } from '../Icon.tsx';
import { MultilingualText } from '../text/MultilingualText.tsx';
import { SizedImage } from './SizedImage.tsx';
import { useZoom } from './useZoom.ts';
import { maxScale } from './zoom.ts';

interface PictureViewerProps {
  picture: CardImage_PictureFragment;
  title: string;
  onClose: () => void;
}

const control =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-ink hover:text-paper ' +
  'aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:hover:bg-transparent';

const historyState = () => window.history.state as { isViewer?: boolean } | null;

/**
 * Shows a picture in full screen. It can be zoomed with buttons, keys, wheel, fingers or a double
 * click, and closed with its button, Esc, a click beside it or Back (docs/product/site.md, section
 * 2.8).
 */
export function PictureViewer({ picture, title, onClose }: PictureViewerProps) {
  const { viewer } = useMessages().ui;
  const nameId = useId();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const close = () => dialog.current?.close();
  const zoom = useZoom(stage, image, close);

  // Back leaves an entry of the history that the viewer adds, with the state of the page's own entry;
  // the router learns of neither.
  const hasEntry = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    window.history.pushState({ ...historyState(), isViewer: true }, '');
    hasEntry.current = true;
    const leave = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      hasEntry.current = false;
      dialog.current?.close();
    };
    // Before the router, and also after the viewer was closed in another way.
    window.addEventListener('popstate', leave, { capture: true, once: true });
    return () => {
      if (hasEntry.current) window.removeEventListener('popstate', leave, { capture: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else {
      zoom.onKeyDown(event);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={nameId}
      onClose={() => {
        if (hasEntry.current && historyState()?.isViewer) window.history.back();
        hasEntry.current = false;
        onClose();
      }}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden border-0 bg-paper p-0 text-ink backdrop:bg-transparent motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0"
    >
      <div
        ref={stage}
        className="absolute inset-0 grid touch-none place-items-center overflow-hidden select-none"
      >
        <SizedImage
          ref={image}
          picture={picture}
          // When zoomed in, more pixels than the screen width are useful.
          sizes={zoom.scale > 1 ? '400vw' : '100vw'}
          // Without a description its name is the title, which keeps the language of each run.
          {...(picture.alt ? altOf(picture) : { alt: undefined, 'aria-labelledby': titleId })}
          loading="eager"
          decoding="auto"
          draggable={false}
          className={`h-auto max-h-[calc(100dvh-8.5rem)] w-auto max-w-[calc(100vw-2rem)] will-change-transform ${
            zoom.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'
          }`}
        />
      </div>

      <p id={nameId} hidden>
        <MultilingualText text={viewer.name(title)} />
      </p>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between gap-4 p-2 ps-4">
        <p id={titleId} className="truncate rounded-full bg-paper px-3 font-heading text-lg">
          <MultilingualText text={title} />
        </p>
        <button
          type="button"
          aria-label={viewer.close}
          onClick={close}
          className={`${control} pointer-events-auto border border-line bg-surface`}
        >
          <Icon name="close" />
        </button>
      </div>

      <div className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center rounded-full border border-line bg-surface p-1">
        <button
          type="button"
          aria-label={viewer.zoomOut}
          // A disabled button would lose the keyboard focus.
          aria-disabled={zoom.scale <= 1}
          onClick={zoom.zoomOut}
          className={control}
        >
          <Icon name="minus" />
        </button>
        <output className="min-w-14 text-center text-sm tabular-nums">
          {`${String(Math.round(zoom.scale * 100))}%`}
        </output>
        <button
          type="button"
          aria-label={viewer.zoomIn}
          aria-disabled={zoom.scale >= maxScale}
          onClick={zoom.zoomIn}
          className={control}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          aria-label={viewer.resetZoom}
          aria-disabled={zoom.scale === 1}
          onClick={zoom.reset}
          className={control}
        >
          <Icon name="whole" />
        </button>
      </div>
    </dialog>
  );
}
