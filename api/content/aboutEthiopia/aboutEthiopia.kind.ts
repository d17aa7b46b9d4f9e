import { admin } from '../../shared/messages/en/content/aboutEthiopia/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { CategoryListArgs, ofCategory } from '../lists/categoryList.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { textColumnsOf } from '../fieldTypes.ts';
import { byColumn } from '../lists/listOrder.ts';
import { sourceOf } from '../lists/lists.ts';
import {
  aboutEthiopiaFields,
  aboutEthiopiaRules,
} from '../../shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import {
  AboutEthiopia,
  AboutEthiopiaConnection,
  AboutEthiopiaInput,
} from './aboutEthiopia.types.ts';
import { mediaFiles } from './mediaFiles.ts';

export const aboutEthiopiaKind = defineContentKind({
  name: 'aboutEthiopia',
  words: { record: 'a piece of culture', short: 'piece' },
  messages: admin.fields,
  path: 'about-ethiopia',
  hasRecordPages: true,

  source: sourceOf('aboutEthiopia', Prisma.AboutEthiopiaScalarFieldEnum, {
    texts: textColumnsOf(aboutEthiopiaFields),
    categories: 'cultural-category',
  }),
  titleColumn: 'title',
  duplicateField: 'title',
  order: (direction) => byColumn('categoryId', 'int', direction),

  type: AboutEthiopia,
  list: {
    name: 'aboutEthiopiaItems',
    description: 'Pieces of culture in the order of creation, of one category or of all.',
    connection: AboutEthiopiaConnection,
    args: CategoryListArgs,
    select: ofCategory,
  },
  input: AboutEthiopiaInput,
  fields: aboutEthiopiaFields,
  rules: aboutEthiopiaRules,
  files: mediaFiles,
});
