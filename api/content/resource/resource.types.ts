import { computed } from '../computed.ts';
import { connectionOf } from '../lists/connection.ts';
import { Content } from '../content.ts';
import { inputTypeOf } from '../fieldTypes.ts';
import { documentOf, ResourceDocument } from './document.ts';
import { resourceFields } from '../../shared/content/resource/resource.fields.ts';
import { field, id, objectType, string } from '../../graphqlTypes.ts';

export const Resource = objectType(
  'Resource',
  'A service of another organisation that helps people in New Zealand, or a document of the association.',
  {
    title: string('The title.'),
    description: field(() => [String], 'The topics that it helps with, one list item for each.'),
    link: string('The http(s) address. Empty if there is only a document.'),
    document: field.orNull(
      () => ResourceDocument,
      'A document to download, such as the constitution. Null if there is none.',
      computed(documentOf, ['documentPath', 'documentBytes']),
    ),
    categoryId: id.orNull<number>('The id of its category.'),
  },
  { implements: Content },
);

export const ResourceConnection = connectionOf('Resource', Resource);

export const ResourceInput = inputTypeOf(
  'ResourceInput',
  'The values of a resource.',
  resourceFields,
);
