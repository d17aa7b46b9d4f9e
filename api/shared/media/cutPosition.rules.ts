/**
 * The step between positions, in percent. There are few positions, because each one is a class of
 * the stylesheet, and a file of previews.
 */
export const cutStep = 5;

/** How much more a cut moves than the distance of its focal point from the centre. */
const pull = 1.5;

/**
 * The position at which a picture is cropped to its frame: the share of the removed part at the
 * start (left or top), in percent. A focal point near the edge includes the edge, so that its
 * surroundings, such as the hair above a face, are visible too.
 * @param focus the focal point, in percent; null for the centre
 */
export function cutPosition(focus: number | null): number {
  const position = 50 + ((focus ?? 50) - 50) * pull;
  return Math.min(100, Math.max(0, Math.round(position / cutStep) * cutStep));
}
