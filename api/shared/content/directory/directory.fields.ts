import type { FileField } from '../../media/picture.rules.ts';
import { category, line, lines, rulesOf, telephoneNumber, text, url } from '../fields.rules.ts';
import { socialUrl } from '../link.rules.ts';
import { pictured } from '../album.rules.ts';

/** In the order in which forms and pages display them (docs/product/pages.md, section 3.5). */
export const socialPlatforms = [
  'facebook',
  'instagram',
  'telegram',
  'whatsapp',
  'viber',
  'x',
] as const;

/** A link to a social platform, stored in `socialMediaPlatformLinks` if it is not empty. */
const social = (platform: (typeof socialPlatforms)[number], page: string) =>
  url({
    section: 'social',
    isHalf: true,
    optional: true,
    hasNoColumn: true,
    rule: () => socialUrl(platform),
    description: `its ${page}, an http(s) address`,
  });

/** The fields of a directory entry, in the order of its form. */
export const directoryFields = {
  name: line({
    section: 'what',
    translated: true,
    csv: ['business', 'business name', 'shop', 'title', 'የድርጅቱ ስም'],
  }),
  categoryId: category({ csv: ['type', 'kind', 'ዓይነት'] }),
  description: lines({
    translated: true,
    isFormatted: true,
    csv: ['details', 'about', 'ዝርዝር', 'መግለጫ'],
  }),
  location: line({
    section: 'where',
    translated: true,
    csv: ['street address', 'place', 'where', 'ቦታ'],
  }),
  mapLink: url({ csv: ['map', 'google maps', 'ካርታ'] }),
  telephone: telephoneNumber({
    section: 'contact',
    optional: true,
    csv: ['phone', 'phone number', 'tel', 'mobile', 'cell', 'contact number', 'ስልክ ቁጥር', 'ሞባይል'],
  }),
  openingHours: text({
    optional: true,
    translated: true,
    max: 500,
    rows: 3,
    description: 'the opening hours, at most 500 characters. Line breaks are kept',
    csv: ['hours', 'open', 'የሚከፈትበት ሰዓት'],
  }),
  website: url({
    optional: true,
    description: 'its website, an http(s) address',
    csv: ['web', 'url', 'web address', 'homepage'],
  }),
  facebook: social('facebook', 'Facebook page'),
  instagram: social('instagram', 'Instagram page'),
  telegram: social('telegram', 'Telegram group'),
  whatsapp: social('whatsapp', 'WhatsApp contact'),
  viber: social('viber', 'Viber contact'),
  x: social('x', 'page on X'),
};

/** docs/product/fields.md, section 6.5. */
export const directoryRules = rulesOf(directoryFields).extend(pictured);

export const imageField = { name: 'image', kinds: ['image'], required: true } satisfies FileField;
