/** Class names of the small controls with which an admin changes a record. */
export const toolStyle =
  'inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-3';
