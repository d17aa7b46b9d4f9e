/**
 * Class names of buttons and of links that look like one; both are at least 44 px high. A disabled
 * button is grey with a dashed edge, and stays readable: its label often says what is in progress.
 */
const shape =
  'inline-flex min-h-12 items-center justify-center gap-x-2 rounded-md border px-[min(1.5rem,6.2vw)] py-2.5 ' +
  'font-semibold wrap-break-word transition-colors disabled:cursor-not-allowed disabled:border-dashed ' +
  'disabled:border-control disabled:bg-line disabled:text-muted';

export const accentButton = `${shape} border-transparent bg-accent text-on-accent hover:bg-ink hover:text-paper`;

export const quietButton = `${shape} border-control text-ink hover:border-ink hover:bg-ink hover:text-paper`;
