import type { PointerEvent } from 'react';

/** A point of a picture, in percent of its width and height. */
export interface Point {
  x: number;
  y: number;
}

interface FocusMarkProps {
  url: string;
  point: Point;
  onChange: (point: Point) => void;
}

const share = (at: number, start: number, size: number) =>
  Math.round(Math.min(1, Math.max(0, (at - start) / size)) * 100);

/**
 * A picture with a mark, which moves to where the user taps and can be dragged; the keyboard uses
 * sliders.
 */
export function FocusMark({ url, point, onChange }: FocusMarkProps) {
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX, left, width), y: share(clientY, top, height) });
  }
  return (
    <div
      onPointerDown={(event) => {
        // A finger on the picture scrolls the page, except on the mark.
        const isOnMark = event.target !== event.currentTarget.firstElementChild;
        if (event.pointerType !== 'touch' || isOnMark)
          event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      onPointerUp={follow}
      className="relative w-fit max-w-full cursor-crosshair overflow-hidden rounded-sm select-none"
    >
      <img src={url} alt="" draggable={false} className="block max-h-96 max-w-full bg-line" />
      <span
        aria-hidden="true"
        style={{ left: `${String(point.x)}%`, top: `${String(point.y)}%` }}
        className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full border-4 border-white bg-black/30 shadow-lg outline-2 outline-black"
      >
        <span className="size-2 rounded-full bg-white" />
      </span>
    </div>
  );
}
