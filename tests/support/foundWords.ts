/** A part of a text that a search found. */
export interface Segment {
  text: string;
  isMatch: boolean;
}

/** A text that a search found, with the matching words in brackets. */
export const marked = (segments: Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
