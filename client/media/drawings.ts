import candles from '../artwork/drawings/candles.svg';
import coffee from '../artwork/drawings/coffee.svg';
import cross from '../artwork/drawings/cross.svg';
import flagColours from '../artwork/drawings/flagColours.svg';
import flowers from '../artwork/drawings/flowers.svg';
import meeting from '../artwork/drawings/meeting.svg';
import notice from '../artwork/drawings/notice.svg';
import pattern from '../artwork/drawings/pattern.svg';
import { fileFrom } from './fileFrom.ts';
import { drawAsJpeg } from './preparePicture.ts';

/** The addresses of the drawings for records without a picture. */
export const drawings = { notice, meeting, coffee, flowers, pattern, flagColours, cross, candles };

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as DrawingName[];

/**
 * A drawing as a picture file that the server accepts.
 * @throws if it cannot be read
 */
export async function fileOfDrawing(name: DrawingName): Promise<File> {
  const drawing = await fileFrom(drawings[name]);
  return drawAsJpeg(new File([drawing], `${name}.svg`, { type: drawing.type }));
}
