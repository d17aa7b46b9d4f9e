import type { Point } from './zoom.ts';

export interface Gestures {
  /** The wheel or two fingers, at a point in the window. */
  onZoom: (factor: number, at: Point) => void;
  /** A drag, in pixels since the last call. */
  onPan: (by: Point) => void;
  /** The end of a drag, in pixels since its start; zero if it was not one pointer all the time. */
  onPanEnd: (by: Point) => void;
  onDoubleClick: (at: Point) => void;
  /** A click or tap beside the picture. */
  onClickBeside: () => void;
}

/** The number of pixels that a finger may move before a click becomes a drag. */
const tremble = 6;
const doubleClickMilliseconds = 350;

/**
 * Converts gestures of a mouse, a trackpad or fingers on a stage to zooming and panning.
 * @returns a function that stops it
 */
export function watchGestures(stage: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Point>();
  const watching = new AbortController();
  const { signal } = watching;
  /** Where the drag started, while one pointer does it. */
  let start: Point | undefined;
  let travelled = 0;
  let lastClick = -Infinity;

  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (pointers.size === 0) travelled = 0;
      start = pointers.size === 0 ? pointOf(event) : undefined;
      pointers.set(event.pointerId, pointOf(event));
    },
    { signal },
  );

  stage.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const by = { x: now.x - before.x, y: now.y - before.y };
      travelled += Math.hypot(by.x, by.y);
      pointers.set(event.pointerId, now);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        gestures.onZoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
        gestures.onPan({ x: by.x / 2, y: by.y / 2 });
      } else if (travelled > tremble) {
        // Not earlier: the click of a captured pointer no longer has the picture as its target.
        stage.setPointerCapture(event.pointerId);
        gestures.onPan(by);
      }
    },
    { signal },
  );

  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    stage.addEventListener(
      end,
      (event) => {
        if (!pointers.delete(event.pointerId)) return;
        const at = pointOf(event);
        const from = (end === 'pointerup' && start) || at;
        gestures.onPanEnd({ x: at.x - from.x, y: at.y - from.y });
      },
      { signal },
    );
  }

  // Two clicks are counted here because not every phone fires a double click.
  stage.addEventListener(
    'click',
    (event) => {
      if (travelled > tremble) return;
      if (event.target === stage) {
        gestures.onClickBeside();
        return;
      }
      const isSecond = event.timeStamp - lastClick < doubleClickMilliseconds;
      lastClick = isSecond ? -Infinity : event.timeStamp;
      if (isSecond) gestures.onDoubleClick(pointOf(event));
    },
    { signal },
  );

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      // A pinch on a trackpad is reported as a wheel event with Ctrl, in much smaller steps.
      const speed = event.ctrlKey ? 0.01 : 0.002;
      gestures.onZoom(Math.exp(-event.deltaY * speed), pointOf(event));
    },
    { signal, passive: false },
  );

  return () => watching.abort();
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
