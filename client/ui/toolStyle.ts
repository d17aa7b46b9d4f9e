/** Class names of the small buttons that change a record. */
export const toolStyle =
  'inline-flex min-h-11 min-w-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-3';

/**
 * Class names of their container: on a phone they are at opposite edges, so that the thumb does not
 * hit the wrong one.
 */
export const toolsStyle =
  'flex flex-wrap items-center justify-between gap-x-12 in-[td]:gap-x-5 sm:justify-start';
