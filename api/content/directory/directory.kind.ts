import { admin } from '../../shared/messages/en/content/directory/admin.ts';
import { ofCategory } from '../lists/categoryList.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { byColumns } from '../lists/listOrder.ts';
import { requiredPicture } from '../media/pictureFiles.ts';
import {
  directoryFields,
  directoryRules,
  imageField,
  socialPlatforms,
} from '../../shared/content/directory/directory.fields.ts';
import { Directory, DirectoryListArgs } from './directory.types.ts';

/** The order of entries in a category: by name, Latin letters before Ethiopic ones. */
export const directoryOrder = byColumns({ sortName: 'text' });

export const directoryKind = defineContentKind({
  name: 'directory',
  words: { record: 'a directory entry', short: 'entry' },
  messages: admin.fields,
  path: 'directory',
  hasRecordPages: true,

  categories: 'directory-category',
  titleColumn: 'name',
  duplicateField: 'name',
  order: (direction) => byColumns({ categoryId: 'int', sortName: 'text' }, direction),

  type: Directory,
  list: {
    name: 'directories',
    description:
      'All directory entries in the order of creation, or those of one category by name.',
    args: DirectoryListArgs,
    select: (args) => ({
      ...ofCategory(args),
      ...(args.categoryId && { order: directoryOrder }),
    }),
  },
  input: { description: 'The values of a business or institution.' },
  fields: directoryFields,
  rules: directoryRules,
  furtherColumnsOf(values) {
    const given = socialPlatforms.filter((platform) => values[platform] !== '');
    return {
      socialMediaPlatforms: given,
      socialMediaPlatformLinks: given.map((platform) => values[platform]),
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
  csv: { key: ['categoryId', 'name', 'location'] },
});
