import { countText } from '../countText.ts';

export const grouped = (count: number) => count.toLocaleString('en-NZ');

/** A number with the form of a word that goes with it. */
export const plural = (count: number, one: string, other = `${one}s`, write = grouped) =>
  `${write(count)} ${count === 1 ? one : other}`;

export const entries = (count: number) => plural(count, 'entry', 'entries');

/** The number of shown entries, with the total if it is larger. */
export const shownOf = (count: number, total: number, one: string, other?: string) =>
  `${count < total ? `${grouped(count)} of ` : ''}${plural(total, one, other, (all) => countText(all, grouped))} shown`;
