import type { FileField } from '../../media/picture.rules.ts';
import { choice, line, rulesOf, text } from '../fields.rules.ts';
import { pictured } from '../album.rules.ts';
import { entries } from './places.ts';

/** The fields of a page, in the order of its form. */
export const pageFields = {
  /** Short, because the navigation shows it. */
  title: line({ section: 'what', translated: true, max: 60 }),
  text: text({ translated: true, isFormatted: true, rows: 14 }),
  /** A path, so that a new entry of the menu needs no change of the data. */
  place: choice({
    section: 'navigation',
    values: Object.fromEntries(['', '/footer', ...Object.keys(entries)].map((path) => [path, []])),
    description:
      'the path of an entry of the menu, such as `/about`, or `/footer`; by default empty; an update without it ' +
      'keeps the stored value. At most eight pages, drafts included, have one',
  }),
};

/** docs/product/fields.md, section 6.5. */
export const pageRules = rulesOf(pageFields).extend(pictured);

export const imageField = { name: 'image', kinds: ['image'], required: false } satisfies FileField;
