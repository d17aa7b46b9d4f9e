import { registerEnumType } from 'type-graphql';

/** What a stored file is. */
export enum MediaType {
  IMAGE = 'IMAGE',
  VIDEO = 'VIDEO',
  DOCUMENT = 'DOCUMENT',
}
registerEnumType(MediaType, {
  name: 'MediaType',
  description: 'What a stored file is.',
  valuesConfig: {
    IMAGE: { description: 'A picture.' },
    VIDEO: { description: 'A video.' },
    DOCUMENT: { description: 'A PDF.' },
  },
});

/** The columns that say which picture, video or document a record shows. */
export interface MediumColumns<Column extends string = string> {
  /** What it is, where no column says that it is a video. */
  type: MediaType.IMAGE | MediaType.DOCUMENT;
  url: Column;
  path: Column;
  isVideo?: Column;
  /** The still picture of a video. */
  posterUrl?: Column;
  posterPath?: Column;
  /** Of the picture or the poster, in pixels. */
  width?: Column;
  height?: Column;
  bytes?: Column;
}
