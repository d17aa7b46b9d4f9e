/**
 * Class names shared by buttons and by links that look like one; both are at least 44 px high. A
 * button that rests loses its colour and gets a dashed edge, and stays readable: its words often
 * say what is going on.
 */
const shape =
  'inline-flex min-h-12 items-center justify-center gap-x-2 rounded-md border px-[min(1.5rem,6.2vw)] py-2.5 ' +
  'font-semibold wrap-break-word transition-colors disabled:cursor-not-allowed disabled:border-dashed ' +
  'disabled:border-control disabled:bg-line disabled:text-muted';

export const accentButton = `${shape} border-transparent bg-accent text-on-accent hover:bg-ink hover:text-paper`;

export const quietButton = `${shape} border-control text-ink hover:border-ink hover:bg-ink hover:text-paper`;
