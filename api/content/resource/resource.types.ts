import { Field, ID, ObjectType } from 'type-graphql';
import { Computed } from '../computed.ts';
import { connectionOf } from '../lists/connection.ts';
import { Content } from '../content.ts';
import { inputTypeOf } from '../fieldTypes.ts';
import { documentOf, ResourceDocument } from './document.ts';
import { resourceFields } from '../../shared/content/resource/resource.fields.ts';

@ObjectType({
  implements: Content,
  simpleResolvers: true,
  description:
    'A service of another organisation that helps people in New Zealand, or a document of the association.',
})
export class Resource extends Content {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => [String], { description: 'The topics that it helps with, one list item for each.' })
  description!: string[];

  @Field(() => String, {
    description: 'The http(s) address. Empty if there is only a document.',
  })
  link!: string;

  @Field(() => ResourceDocument, {
    nullable: true,
    description: 'A document to download, such as the constitution. Null if there is none.',
  })
  @Computed(documentOf, ['documentPath', 'documentBytes'])
  document!: ResourceDocument | null;

  @Field(() => ID, { nullable: true, description: 'The id of its category.' })
  categoryId!: number | null;
}

export const ResourceConnection = connectionOf('Resource', Resource);

export const ResourceInput = inputTypeOf(
  'ResourceInput',
  'The values of a resource.',
  resourceFields,
);
