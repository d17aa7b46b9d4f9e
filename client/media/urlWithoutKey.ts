/**
 * The address of a file without the key, which changes. Files of unpublished records have a key.
 */
export const urlWithoutKey = (url: string) => url.replace(/[?&]key=[^&]*/, '');
