/** Steps of the positions, in percent: so few that each is a class of the stylesheet, and a file of previews. */
export const cutStep = 5;

/** How much further a cut moves than its focal point lies from the middle. */
const pull = 1.5;

/**
 * Where a picture is cut that is larger than its frame: how much of what is cut off goes at its beginning
 * (left or top), in percent. A point near the edge takes the edge with it, so that what is around the
 * point, such as the hair above a face, is seen too.
 * @param focus the focal point, in percent; null where nobody has said: then the middle is seen
 */
export function cutPosition(focus: number | null): number {
  const position = 50 + ((focus ?? 50) - 50) * pull;
  return Math.min(100, Math.max(0, Math.round(position / cutStep) * cutStep));
}
