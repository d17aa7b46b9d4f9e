import { admin } from '../../shared/messages/en/content/resource/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { CategoryListArgs, ofCategory } from '../lists/categoryList.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { textColumnsOf } from '../fieldTypes.ts';
import { byColumn } from '../lists/listOrder.ts';
import { sourceOf } from '../lists/lists.ts';
import { documentFile } from './documentFile.ts';
import {
  resourceFields,
  resourceOrDocumentRules,
} from '../../shared/content/resource/resource.fields.ts';
import { Resource, ResourceConnection, ResourceInput } from './resource.types.ts';

export const resourceKind = defineContentKind({
  name: 'resource',
  words: { record: 'a resource', short: 'resource' },
  messages: admin.fields,
  path: 'resources',
  hasRecordPages: false,

  source: sourceOf('resource', Prisma.ResourceScalarFieldEnum, {
    texts: textColumnsOf(resourceFields),
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
  fields: resourceFields,
  rules: resourceOrDocumentRules,
  files: documentFile,
  csv: { key: ['categoryId', 'title'] },
});
