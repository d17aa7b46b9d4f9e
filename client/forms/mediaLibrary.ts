import { createContext } from 'react';
import type { Language, MediaType } from '../graphql/schemaTypes.generated.ts';

/** What is said of a picture that is chosen from what is there already. */
export interface PictureDescription {
  isOrnament: boolean;
  /** What it shows, by language. */
  descriptions: readonly { language: Language; text: string }[];
  /** Its focal point in percent; null where nobody has said. */
  focusX: number | null;
  focusY: number | null;
}

/** A file that another record has. */
export interface LibraryFile {
  type: MediaType;
  recordId: string;
  url: string;
  /** The picture, or the still picture of a video. */
  picture: { url: string; alt: string | null; focusX: number | null; focusY: number | null } | null;
  descriptions: PictureDescription['descriptions'];
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
