/** Class names of the small controls with which an admin changes a record. */
export const toolStyle =
  'inline-flex min-h-11 min-w-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-3';

/** Class names of what holds them: on a phone at opposite edges, so that no thumb takes the wrong. */
export const toolsStyle =
  'flex flex-wrap items-center justify-between gap-x-12 in-[td]:gap-x-5 sm:justify-start';
