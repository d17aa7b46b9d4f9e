/** Class names shared by buttons and by links that look like one; both are at least 44 px high. */
const shape =
  'inline-flex min-h-12 items-center justify-center gap-x-2 rounded-md px-6 py-2.5 font-semibold ' +
  'transition-colors';

export const accentButton = `${shape} bg-accent text-on-accent hover:bg-ink hover:text-paper`;

export const quietButton = `${shape} border border-control text-ink hover:border-ink hover:bg-ink hover:text-paper`;
