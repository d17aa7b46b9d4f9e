import { createContext } from 'react';
import type { Language, MediaType } from '../../graphql/schemaTypes.generated.ts';

/** The details of a picture that is selected from the library. */
export interface PictureDescription {
  isOrnament: boolean;
  /** The description of the picture, by language. */
  descriptions: readonly { language: Language; text: string }[];
  /** Its focal point in percent; null if none is set. */
  focusX: number | null;
  focusY: number | null;
}

/** A file of another record. */
export interface LibraryFile {
  type: MediaType;
  recordId: string;
  url: string;
  /** The picture, or the poster of a video. */
  picture: { url: string; alt: string | null; focusX: number | null; focusY: number | null } | null;
  descriptions: PictureDescription['descriptions'];
}

export interface LibraryRequest {
  /** The heading of the dialog. */
  heading: string;
  types: readonly MediaType[];
  /** Copies the selected file; rejects if that fails. */
  onChoose: (file: LibraryFile) => Promise<void>;
}

/** Opens the library; null if a page has none. */
export const MediaLibraryContext = createContext<((request: LibraryRequest) => void) | null>(null);
