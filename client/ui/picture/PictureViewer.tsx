import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';
import { SizedImage } from './SizedImage.tsx';
import { altOf } from './altOf.ts';
import { Icon } from '../Icon.tsx';
import { MultilingualText } from '../text/MultilingualText.tsx';
import { useZoom } from './useZoom.ts';
import { maxScale } from './zoom.ts';

interface PictureViewerProps {
  /** The picture that is shown first. */
  picture: CardImage_PictureFragment;
  /** The pictures that it goes through. */
  pictures: CardImage_PictureFragment[];
  title: string;
  /** @param link that of the picture shown last, if it is not the one that opened the viewer */
  onClose: (link?: HTMLElement) => void;
}

const control =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-ink hover:text-paper ' +
  'aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:hover:bg-transparent';

const steps = [
  { name: 'previous', by: -1, place: 'start-2 rotate-90' },
  { name: 'next', by: 1, place: 'end-2 -rotate-90' },
] as const;

/** The link on the page that opens a picture. */
const linkTo = ({ url }: CardImage_PictureFragment) =>
  [...document.querySelectorAll<HTMLElement>('.picture-link')].find(
    (link) => link.getAttribute('href') === url,
  );

const historyState = () => window.history.state as { isViewer?: boolean } | null;

/**
 * Shows pictures in full screen, one at a time. A picture can be zoomed with buttons, keys, wheel,
 * fingers or a double click. Buttons, keys and swipes lead to the others. The viewer is closed with
 * its button, Esc, a click beside the picture or Back (docs/product/site.md, section 2.8).
 */
export function PictureViewer({ picture: first, pictures, title, onClose }: PictureViewerProps) {
  const { viewer } = useMessages().ui;
  const nameId = useId();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const close = () => dialog.current?.close();
  const [index, setIndex] = useState(() => pictures.indexOf(first));
  const picture = pictures[index] ?? first;
  const next = pictures[index + 1];
  const last = pictures.length - 1;
  const hasOthers = last > 0;
  const zoom = useZoom(stage, image, close, hasOthers ? goBy : undefined);

  function goTo(to: number) {
    zoom.reset();
    setIndex(Math.max(0, Math.min(last, to)));
  }

  function goBy(by: number) {
    goTo(index + by);
  }

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
    const goals: Record<string, number> = {
      // In a zoomed picture the arrows pan.
      ...(zoom.scale === 1 && { ArrowLeft: index - 1, ArrowRight: index + 1 }),
      Home: 0,
      End: last,
    };
    const goal = hasOthers ? goals[event.key] : undefined;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (goal !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      goTo(goal);
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
        onClose(picture === first ? undefined : linkTo(picture));
      }}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden border-0 bg-paper p-0 text-ink backdrop:bg-transparent motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0"
    >
      <div
        ref={stage}
        className={`absolute inset-0 grid touch-none place-items-center overflow-hidden select-none ${hasOthers ? 'bottom-9' : ''}`}
      >
        <SizedImage
          // Otherwise the former picture would be shown until this one is loaded.
          key={picture.url}
          ref={image}
          picture={picture}
          // When zoomed in, more pixels than the screen width are useful.
          sizes={zoom.scale > 1 ? '400vw' : '100vw'}
          // Without a description its name is the title, which keeps the language of each run.
          {...(picture.alt ? altOf(picture) : { alt: undefined, 'aria-labelledby': titleId })}
          loading="eager"
          decoding="auto"
          draggable={false}
          className={`h-auto w-auto max-w-[calc(100vw-2rem)] will-change-transform ${
            hasOthers ? 'max-h-[calc(100dvh-10.75rem)]' : 'max-h-[calc(100dvh-8.5rem)]'
          } ${zoom.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
        />
        {next && (
          <SizedImage
            key={`next ${next.url}`}
            picture={next}
            sizes="100vw"
            loading="eager"
            fetchPriority="low"
            hidden
          />
        )}
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

      {hasOthers && (
        <>
          {steps.map(({ name, by, place }) => (
            <button
              key={name}
              type="button"
              aria-label={viewer[name]}
              aria-disabled={!pictures[index + by]}
              onClick={() => goBy(by)}
              className={`${control} absolute top-1/2 -translate-y-1/2 border border-line bg-surface ${place}`}
            >
              <Icon name="down" />
            </button>
          ))}
          <output className="pointer-events-none absolute inset-x-4 bottom-18 mx-auto w-fit max-w-160 rounded-sm bg-paper px-2 text-center text-sm wrap-anywhere">
            <span className="text-muted tabular-nums">
              {viewer.position(index + 1, pictures.length)}
            </span>{' '}
            <span>
              <MultilingualText text={picture.alt ?? ''} />
            </span>
          </output>
        </>
      )}

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
