import { cutPosition } from '../../../api/shared/media/cutPosition.rules.ts';

/** The classes of styles.css that crop a picture around its focal point. */
export const cutStyle = ({ focusX, focusY }: { focusX: number | null; focusY: number | null }) =>
  focusX === null && focusY === null
    ? ''
    : `cut-x-${cutPosition(focusX)}% cut-y-${cutPosition(focusY)}%`;
