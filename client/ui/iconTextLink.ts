/** Class names of a link of a drawing and words. It is 44 px high, or 28 where there is little space. */
export const iconTextLink = (isCompact: boolean) =>
  'relative inline-flex items-start gap-1.5 font-semibold text-green underline decoration-1 ' +
  `underline-offset-4 hover:decoration-3 ${isCompact ? 'py-1 text-sm leading-5' : 'py-2.5'}`;
