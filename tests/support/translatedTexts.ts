/** Texts by field, as the API lists them. */
export const translatedTexts = (texts: object) =>
  Object.entries(texts).map(([field, text]) => ({ field, text: [text].flat().join('\n') }));
