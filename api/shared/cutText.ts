/** The start of a text, without half a character at its end. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
