import { type PointerEvent, useId } from 'react';
import { cutStep } from '../../../api/shared/media/cutPosition.rules.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { cutStyle } from '../../ui/text/cutStyle.ts';
import { identityOf } from '../../media/identityOf.ts';
import { usePictureUrl } from './pictureUrl.ts';

interface FocalPointProps {
  /** The picture: the selected file, or the address of the saved one. */
  picture: File | string;
  /** In percent; empty if no point is set. */
  x: string;
  y: string;
  onChange: (x: string, y: string) => void;
}

const numberOf = (value: string) => (value === '' ? null : Number(value));

/** Opens the control that sets which part of a picture stays visible when it is cropped. */
export function FocalPoint(props: FocalPointProps) {
  const { focus: words } = useAdminMessages().pictures;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.open}</summary>
      {/* Its key differs from the key of the parent, which would close it after each crop. */}
      <FocalChoice key={identityOf(props.picture)} {...props} />
    </details>
  );
}

/** Sets the focal point, and shows the resulting crop. */
function FocalChoice({ picture, x, y, onChange }: FocalPointProps) {
  const { focus: words } = useAdminMessages().pictures;
  const url = usePictureUrl(picture);
  const focus = { focusX: numberOf(x), focusY: numberOf(y) };
  const isSet = focus.focusX !== null || focus.focusY !== null;
  const id = useId();
  const point: Point = { x: focus.focusX ?? 50, y: focus.focusY ?? 50 };
  const move = (next: Partial<Point>) => {
    const moved = { ...point, ...next };
    onChange(String(moved.x), String(moved.y));
  };
  return (
    <>
      <p className="pb-3 text-sm text-muted">{words.hint}</p>
      <FocusMark url={url} point={point} onChange={move} />
      <div className="mt-3 grid max-w-xl gap-x-8 sm:grid-cols-2">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} htmlFor={`${id}-${axis}`} className="flex min-h-11 items-center gap-3">
            {axis === 'x' ? words.fromLeft : words.fromTop}
            <input
              id={`${id}-${axis}`}
              type="range"
              min={0}
              max={100}
              step={cutStep}
              value={point[axis]}
              aria-valuetext={words.percent(point[axis])}
              onChange={({ target }) => move({ [axis]: Number(target.value) })}
              className="h-11 min-w-0 grow accent-green"
            />
          </label>
        ))}
      </div>
      <div className="mt-3 grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
        {[
          { name: words.card, shape: 'h-50' },
          { name: words.link, shape: 'aspect-[1200/630]' },
        ].map(({ name, shape }) => (
          <figure key={name}>
            <img
              src={url}
              alt=""
              className={`w-full rounded-sm bg-line object-cover ${shape} ${cutStyle(focus)}`}
            />
            <figcaption className="mt-1 text-sm text-muted">{name}</figcaption>
          </figure>
        ))}
      </div>
      <p role="status" className="mt-3 text-sm text-muted empty:hidden">
        {!isSet && words.unset}
      </p>
      {isSet && (
        <Button onClick={() => onChange('', '')} className="mt-3">
          {words.clear}
        </Button>
      )}
    </>
  );
}

/** A point of a picture, in percent of its width and height. */
interface Point {
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
function FocusMark({ url, point, onChange }: FocusMarkProps) {
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
