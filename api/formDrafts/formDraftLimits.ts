/** The number of days that a draft is kept after it was saved last. */
export const draftDays = 60;

/** The maximum lengths of the values of a draft, in characters. */
export const maxLengths = { path: 300, tab: 100, page: 300, content: 150_000 };

/** The maximum length of the name of a field, of a file and of a type, in characters. */
export const maxFileText = 300;
