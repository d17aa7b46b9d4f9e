import { createContext } from 'react';
import type { MediaType } from '../graphql/schemaTypes.generated.ts';

/** A file that another record has. */
export interface LibraryFile {
  type: MediaType;
  recordId: string;
  url: string;
  /** The picture, or the still picture of a video. */
  picture: { url: string } | null;
}

export interface LibraryRequest {
  /** What the dialog is called. */
  heading: string;
  types: readonly MediaType[];
  /** Copies the file that was chosen; rejects where that fails. */
  onChoose: (file: LibraryFile) => Promise<void>;
}

/** Opens the library; null where a page has none. */
export const MediaLibraryContext = createContext<((request: LibraryRequest) => void) | null>(null);
