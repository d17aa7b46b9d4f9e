import type { FileField } from '../../media/picture.rules.ts';
import { line, rulesOf, text, url } from '../fields.rules.ts';
import { pictured } from '../album.rules.ts';

/** The fields of a post, in the order of its form. */
export const postFields = {
  postTitle: line({ section: 'what', translated: true }),
  postText: text({ optional: true, translated: true, isFormatted: true, rows: 10 }),
  postLink: url({ section: 'link', optional: true }),
  postLinkText: line({
    optional: true,
    translated: true,
    description: 'the text of the link, at most 200 characters',
  }),
};

/** docs/product/fields.md, section 6.5. */
export const postRules = rulesOf(postFields).extend(pictured);

export const imageField = { name: 'image', kinds: ['image'], required: false } satisfies FileField;
