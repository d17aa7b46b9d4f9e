const format = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant of the API in words, by the reader's clock. */
export const dateTime = (instant: string) => format.format(new Date(instant));
