import { admin } from '../../shared/messages/en/content/resource/admin.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { byColumn } from '../lists/listOrder.ts';
import { documentFile } from './documentFile.ts';
import {
  resourceFields,
  resourceOrDocumentRules,
} from '../../shared/content/resource/resource.fields.ts';
import { Resource } from './resource.types.ts';

export const resourceKind = defineContentKind({
  name: 'resource',
  words: { record: 'a resource', short: 'resource' },
  messages: admin.fields,
  path: 'resources',
  hasRecordPages: false,

  categories: 'resource-category',
  titleColumn: 'title',
  duplicateField: 'title',
  order: (direction) => byColumn('categoryId', 'int', direction),

  type: Resource,
  list: {
    name: 'resources',
    description: 'Resources in the order of creation, of one category or of all.',
  },
  fields: resourceFields,
  rules: resourceOrDocumentRules,
  files: documentFile,
  csv: { key: ['categoryId', 'title'] },
});
