/**
 * Class names of a link that is only an icon. It is 44 px high, or 32 where there is little space.
 */
export const iconLink = (isCompact: boolean) =>
  isCompact ? 'icon-link size-8' : 'icon-link size-11';
