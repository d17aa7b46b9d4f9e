/** A value as JSON that is safe within a script element. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
