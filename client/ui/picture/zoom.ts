/** A view of a picture: its scale, and the offset of its centre from the stage's, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;

/**
 * The view after a zoom that keeps the point under the pointer.
 * @param point in pixels from the middle of the stage
 * @param picture its size at scale 1
 */
export function zoomAt(view: View, factor: number, point: Point, stage: Size, picture: Size): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const growth = scale / view.scale;
  const x = point.x - (point.x - view.x) * growth;
  const y = point.y - (point.y - view.y) * growth;
  return withinStage({ scale, x, y }, stage, picture);
}

/** The view after moving the picture by a number of pixels. */
export function panBy(view: View, by: Point, stage: Size, picture: Size): View {
  return withinStage({ ...view, x: view.x + by.x, y: view.y + by.y }, stage, picture);
}

/** Keeps a picture from leaving an empty margin on one side while it is cut off on the other. */
function withinStage({ scale, x, y }: View, stage: Size, picture: Size): View {
  const reachX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const reachY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, reachX), y: clamp(y, reachY) };
}

function clamp(value: number, reach: number): number {
  return Math.max(0 - reach, Math.min(reach, value));
}
