import { cutPosition } from '../../api/media/cutPosition.rules.ts';

/** The classes of styles.css by which a picture with a focal point is cut. */
export const cutStyle = ({ focusX, focusY }: { focusX: number | null; focusY: number | null }) =>
  focusX === null && focusY === null
    ? ''
    : `cut-x-${cutPosition(focusX)}% cut-y-${cutPosition(focusY)}%`;
