import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { panBy, type Point, type Size, wholePicture, zoomAt } from './zoom.ts';

/** The zoom factor of a button, a key or a double click. */
const step = 1.5;
const doubleClickScale = 2.5;
const keyPan = 80;
/** The number of pixels from which a drag is a swipe. */
const swipe = 60;

const panKeys: Record<string, Point> = {
  ArrowLeft: { x: keyPan, y: 0 },
  ArrowRight: { x: -keyPan, y: 0 },
  ArrowUp: { x: 0, y: keyPan },
  ArrowDown: { x: 0, y: -keyPan },
};

// Libraries were tried: they take Ctrl and + from the page zoom of the browser, or add styles by script,
// which the Content Security Policy forbids.
/**
 * Zooms and pans a picture on a stage.
 * @param onClickBeside called after a click on the stage beside the picture
 * @param onSwipe called after a drag of the whole picture, with 1 to the left or -1 to the right
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  onClickBeside: () => void,
  onSwipe?: (by: number) => void,
) {
  const [view, setView] = useState(wholePicture);

  useLayoutEffect(() => {
    const { scale, x, y } = view;
    picture.current?.style.setProperty(
      'transform',
      `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`,
    );
  }, [view, picture]);

  /** @param at a point in the window; by default the middle of the stage */
  function zoom(factor: number, at?: Point) {
    const middle = middleOf(stage.current);
    const point = at ? { x: at.x - middle.x, y: at.y - middle.y } : { x: 0, y: 0 };
    setView((from) => zoomAt(from, factor, point, sizeOf(stage.current), sizeOf(picture.current)));
  }

  function pan(by: Point) {
    setView((from) => panBy(from, by, sizeOf(stage.current), sizeOf(picture.current)));
  }

  const zoomIn = () => zoom(step);
  const zoomOut = () => zoom(1 / step);
  const reset = () => setView(wholePicture);

  const onZoom = useEffectEvent(zoom);
  const onPan = useEffectEvent((by: Point) => {
    // Until a swipe ends, the picture follows the finger.
    if (onSwipe && view.scale === 1) setView((from) => ({ ...from, x: from.x + by.x }));
    else pan(by);
  });
  const onPanEnd = useEffectEvent(({ x, y }: Point) => {
    if (!onSwipe || view.scale > 1) return;
    reset();
    if (Math.abs(x) > Math.max(swipe, Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
  });
  const onBeside = useEffectEvent(onClickBeside);
  const onDoubleClick = useEffectEvent((at: Point) => {
    if (view.scale > 1) reset();
    else zoom(doubleClickScale, at);
  });
  useEffect(() => {
    if (!stage.current) return undefined;
    return watchGestures(stage.current, {
      onZoom: (factor, at) => onZoom(factor, at),
      onPan: (by) => onPan(by),
      onPanEnd: (by) => onPanEnd(by),
      onDoubleClick: (at) => onDoubleClick(at),
      onClickBeside: () => onBeside(),
    });
  }, [stage]);

  function onKeyDown(event: KeyboardEvent) {
    // The browser handles Ctrl and +, which zoom the whole page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = panKeys[event.key];
    if (by) pan(by);
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  return { scale: view.scale, zoomIn, zoomOut, reset, onKeyDown };
}

function sizeOf(element: HTMLElement | null): Size {
  // Offset sizes are those before any transform.
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

function middleOf(element: HTMLElement | null): Point {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
}

interface Gestures {
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
function watchGestures(stage: HTMLElement, gestures: Gestures): () => void {
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
