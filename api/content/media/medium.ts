import { registerEnumType } from 'type-graphql';

/** The type of a stored file. */
export enum MediaType {
  IMAGE = 'IMAGE',
  VIDEO = 'VIDEO',
  DOCUMENT = 'DOCUMENT',
}
registerEnumType(MediaType, {
  name: 'MediaType',
  description: 'The type of a stored file.',
  valuesConfig: {
    IMAGE: { description: 'A picture.' },
    VIDEO: { description: 'A video.' },
    DOCUMENT: { description: 'A PDF.' },
  },
});

/** The columns of the picture, video or document of a record. */
export interface MediumColumns<Column extends string = string> {
  /** The type, if no column marks videos. */
  type: MediaType.IMAGE | MediaType.DOCUMENT;
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
