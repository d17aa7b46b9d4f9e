import type { FileField } from '../../media/picture.rules.ts';
import { category, line, rulesOf, text, url } from '../fields.rules.ts';
import { pictured } from '../album.rules.ts';

/** The fields of a piece of culture, in the order of its form. */
export const aboutEthiopiaFields = {
  title: line({ section: 'what', translated: true }),
  categoryId: category({}),
  description: text({
    translated: true,
    isFormatted: true,
    rows: 10,
  }),
  link: url({ optional: true, description: 'an http(s) address with more information' }),
};

/** docs/product/fields.md, section 6.5. */
export const aboutEthiopiaRules = rulesOf(aboutEthiopiaFields).extend(pictured);

export const mediaField = {
  name: 'media',
  kinds: ['image', 'video'],
  required: true,
} satisfies FileField;

export const posterField = {
  name: 'poster',
  kinds: ['image'],
  required: false,
} satisfies FileField;
