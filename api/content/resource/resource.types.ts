import { computed } from '../computed.ts';
import { Content } from '../content.ts';
import { documentOf, ResourceDocument } from './document.ts';
import { field, id, ObjectType, outputFields, string } from '../../graphqlTypes.ts';

@ObjectType(
  'Resource',
  'A service of another organisation that helps people in New Zealand, or a document of the association.',
)
export class Resource extends outputFields.extending(Content, {
  title: string('The title.'),
  description: field(() => [String], 'The topics that it helps with, one list item for each.'),
  link: string('The http(s) address. Empty if there is only a document.'),
  document: field.orNull(
    () => ResourceDocument,
    'A document to download, such as the constitution. Null if there is none.',
    computed(documentOf, ['documentPath', 'documentBytes']),
  ),
  categoryId: id.orNull<number>('The id of its category.'),
}) {}
