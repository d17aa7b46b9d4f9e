/** Class names of what a way to help leads to, be it a link or a button. */
export const inlineAction =
  'inline-flex min-h-11 items-center justify-self-start font-semibold text-green underline ' +
  'decoration-1 underline-offset-4 hover:decoration-2';
