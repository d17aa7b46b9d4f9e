import { controlStyle } from './field/fieldParts.ts';

/** Class names of a search field and of the button at its end. */
export const searchInput = `${controlStyle} min-h-12 rounded-e-none border-e-0`;
export const searchButton =
  'grid min-h-12 w-12 shrink-0 cursor-pointer place-items-center rounded-e-md bg-accent text-on-accent hover:bg-ink hover:text-paper';
