/** Class names of a link of a drawing and words. It is 44 px high, or 28 where there is little space. */
export const iconTextLink = (isCompact: boolean) =>
  isCompact ? 'icon-text-link compact' : 'icon-text-link';
