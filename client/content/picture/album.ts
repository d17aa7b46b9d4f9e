import type { AlbumPictureValues } from '../../../api/shared/content/album.rules.ts';

/** A picture of an album in a form. Until it is uploaded, its path is empty. */
export interface AlbumEntry extends AlbumPictureValues {
  /** Identifies an upload. */
  upload?: string;
  /** The name of the uploaded file. */
  fileName?: string;
}

/** The pictures in the text of the form's field. */
export const entriesIn = (text: string): AlbumEntry[] =>
  text === '' ? [] : (JSON.parse(text) as AlbumEntry[]);

/** The text of the form's field. */
export const textOfEntries = (entries: AlbumEntry[]): string =>
  entries.length === 0 ? '' : JSON.stringify(entries);

/** Stays the same when an upload is stored. */
export const keyOf = ({ upload, path }: AlbumEntry): string => upload ?? path;

export const newEntry = (file: File): AlbumEntry => ({
  path: '',
  width: 1,
  height: 1,
  imageAltEn: '',
  imageAltAm: '',
  imageIsOrnament: false,
  imageFocusX: null,
  imageFocusY: null,
  upload: crypto.randomUUID(),
  fileName: file.name,
});
