/** Class names of a link of a drawing alone. It is 44 px high, or 32 where there is little space. */
export const iconLink = (isCompact: boolean) =>
  'relative grid place-items-center rounded-full text-muted hover:bg-ink hover:text-paper ' +
  (isCompact ? 'size-8' : 'size-11');
