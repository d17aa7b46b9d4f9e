import { admin } from '../../../client/messages/en/content/resource/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { CategoryListArgs, ofCategory } from '../categoryList.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { byColumn } from '../listOrder.ts';
import { sourceOf } from '../lists.ts';
import { documentFile, needsLinkOrDocument } from './documentFile.ts';
import { resourceOrDocumentRules } from './resource.rules.ts';
import { Resource, ResourceConnection, ResourceInput } from './resource.types.ts';

export const resourceKind = defineContentKind({
  name: 'resource',
  words: { record: 'a resource', short: 'resource' },
  messages: admin.fields,
  path: 'resources',
  hasRecordPages: false,

  source: sourceOf('resource', Prisma.ResourceScalarFieldEnum, {
    texts: { title: 'text', description: 'lines' },
    categories: 'resource-category',
  }),
  titleColumn: 'title',
  duplicateField: 'title',
  order: (direction) => byColumn('categoryId', 'int', direction),

  type: Resource,
  list: {
    name: 'resources',
    description: 'Resources in the order of creation, of one category or of all.',
    connection: ResourceConnection,
    args: CategoryListArgs,
    select: ofCategory,
  },
  input: ResourceInput,
  rules: resourceOrDocumentRules,
  columnsOf: ({ description, categoryId, ...columns }) => ({
    ...columns,
    description: description.split('\n'),
    categoryId: Number(categoryId),
  }),
  files: documentFile,
  csv: {
    key: ['categoryId', 'title'],
    headings: {
      title: ['name', 'resource', 'ስም'],
      link: ['website', 'web', 'url', 'web address', 'ድረ ገጽ'],
      description: ['details', 'about', 'ዝርዝር', 'መግለጫ'],
      categoryId: ['type', 'kind', 'ዓይነት'],
    },
  },
  checkChange: needsLinkOrDocument,
});
