import { admin } from '../../../client/messages/en/content/directory/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { ofCategory } from '../categoryList.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { byColumns } from '../listOrder.ts';
import { sourceOf } from '../lists.ts';
import { requiredPicture } from '../pictureFiles.ts';
import { directoryRules, imageField, socialPlatforms } from './directory.rules.ts';
import {
  Directory,
  DirectoryConnection,
  DirectoryInput,
  DirectoryListArgs,
} from './directory.types.ts';

/** The order of entries in a category: by name, Latin letters before Ethiopic ones. */
export const directoryOrder = byColumns({ sortName: 'text' });

export const directoryKind = defineContentKind({
  name: 'directory',
  words: { record: 'a directory entry', short: 'entry' },
  messages: admin.fields,
  path: 'directory',
  hasRecordPages: true,

  source: sourceOf('directory', Prisma.DirectoryScalarFieldEnum, {
    texts: {
      name: 'text',
      location: 'text',
      description: 'lines',
      openingHours: 'text',
    },
    categories: 'directory-category',
  }),
  titleColumn: 'name',
  duplicateField: 'name',
  order: (direction) => byColumns({ categoryId: 'int', sortName: 'text' }, direction),

  type: Directory,
  list: {
    name: 'directories',
    description:
      'All directory entries in the order of creation, or those of one category by name.',
    connection: DirectoryConnection,
    args: DirectoryListArgs,
    select: (args) => ({
      ...ofCategory(args),
      ...(args.categoryId && { order: directoryOrder }),
    }),
  },
  input: DirectoryInput,
  rules: directoryRules,
  // Only links that are not empty are stored, in two lists.
  columnsOf({ facebook, instagram, telegram, whatsapp, viber, x, ...columns }) {
    const links = { facebook, instagram, telegram, whatsapp, viber, x };
    const given = socialPlatforms.filter((platform) => links[platform] !== '');
    return {
      ...columns,
      description: columns.description.split('\n'),
      categoryId: Number(columns.categoryId),
      socialMediaPlatforms: given,
      socialMediaPlatformLinks: given.map((platform) => links[platform]),
    };
  },
  inputOf: ({ socialMediaPlatforms, socialMediaPlatformLinks }) =>
    Object.fromEntries(
      socialMediaPlatforms.map((platform, index) => [
        platform,
        socialMediaPlatformLinks[index] ?? '',
      ]),
    ),
  files: requiredPicture(imageField),
  csv: {
    key: ['categoryId', 'name', 'location'],
    telephones: ['telephone'],
    headings: {
      name: ['business', 'business name', 'shop', 'title', 'የድርጅቱ ስም'],
      location: ['street address', 'place', 'where', 'ቦታ'],
      mapLink: ['map', 'google maps', 'ካርታ'],
      telephone: [
        'phone',
        'phone number',
        'tel',
        'mobile',
        'cell',
        'contact number',
        'ስልክ ቁጥር',
        'ሞባይል',
      ],
      openingHours: ['hours', 'open', 'የሚከፈትበት ሰዓት'],
      website: ['web', 'url', 'web address', 'homepage'],
      description: ['details', 'about', 'ዝርዝር', 'መግለጫ'],
      categoryId: ['type', 'kind', 'ዓይነት'],
    },
  },
});
