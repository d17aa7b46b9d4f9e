import { enumOf } from '../../enumOf.ts';

export const MediaType = enumOf('MediaType', 'The type of a stored file.', {
  IMAGE: 'A picture.',
  VIDEO: 'A video.',
  DOCUMENT: 'A PDF.',
});
export type MediaType = keyof typeof MediaType;

/** The columns of the picture, video or document of a record. */
export interface MediumColumns<Column extends string = string> {
  /** The type, if no column marks videos. */
  type: Exclude<MediaType, 'VIDEO'>;
  url: Column;
  path: Column;
  isVideo?: Column;
  /** The column of the still picture of a video. */
  posterUrl?: Column;
  posterPath?: Column;
  /** The size of the picture or the poster, in pixels. */
  width?: Column;
  height?: Column;
  bytes?: Column;
}

export const columnsOfMedium = ({ type: _, ...columns }: MediumColumns): string[] =>
  Object.values(columns);
