/** Class names of the link or button of a way to help. */
export const inlineAction =
  'inline-flex min-h-11 items-center justify-self-start font-semibold text-green underline ' +
  'decoration-1 underline-offset-4 hover:decoration-2';
