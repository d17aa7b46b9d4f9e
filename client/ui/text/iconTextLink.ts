/**
 * Class names of a link with icon and text. It is 44 px high, or 28 where there is little space.
 */
export const iconTextLink = (isCompact: boolean) =>
  isCompact ? 'icon-text-link compact' : 'icon-text-link';
