import { admin } from '../../shared/messages/en/content/aboutEthiopia/admin.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { byColumn } from '../lists/listOrder.ts';
import {
  aboutEthiopiaFields,
  aboutEthiopiaRules,
} from '../../shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import { AboutEthiopia } from './aboutEthiopia.types.ts';
import { mediaFiles } from './mediaFiles.ts';

export const aboutEthiopiaKind = defineContentKind({
  name: 'aboutEthiopia',
  words: { record: 'a piece of culture', short: 'piece' },
  messages: admin.fields,
  path: 'about-ethiopia',
  hasRecordPages: true,

  categories: 'cultural-category',
  titleColumn: 'title',
  duplicateField: 'title',
  order: (direction) => byColumn('categoryId', 'int', direction),

  type: AboutEthiopia,
  list: {
    name: 'aboutEthiopiaItems',
    description: 'Pieces of culture in the order of creation, of one category or of all.',
  },
  fields: aboutEthiopiaFields,
  rules: aboutEthiopiaRules,
  files: mediaFiles,
});
