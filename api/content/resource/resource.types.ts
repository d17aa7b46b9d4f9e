import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Computed } from '../computed.ts';
import { connectionOf } from '../connection.ts';
import { Content } from '../content.ts';
import { documentOf, ResourceDocument } from './document.ts';

@ObjectType({
  implements: Content,
  simpleResolvers: true,
  description:
    'A service elsewhere that helps people in New Zealand, or a document of the association.',
})
export class Resource extends Content {
  @Field(() => String, { description: 'What the service is called.' })
  title!: string;

  @Field(() => [String], { description: 'What it helps with, one element a line.' })
  description!: string[];

  @Field(() => String, {
    description: 'Its http(s) address; empty where there is only a document.',
  })
  link!: string;

  @Field(() => ResourceDocument, {
    nullable: true,
    description: 'A document to download, such as the constitution; null when there is none.',
  })
  @Computed(documentOf)
  document!: ResourceDocument | null;

  @Field(() => ID, { nullable: true, description: 'The category it is listed in.' })
  categoryId!: number | null;
}

export const ResourceConnection = connectionOf('Resource', Resource);

@InputType({ description: 'What a volunteer writes about a resource.' })
export class ResourceInput {
  @Field(() => String, { description: 'Required, at most 200 characters.' })
  title!: string;

  @Field(() => String, {
    description: 'An http(s) address; required where there is no document, and else perhaps empty.',
  })
  link!: string;

  @Field(() => String, {
    description: 'Required, at most 20,000 characters; each line becomes an element.',
  })
  description!: string;

  @Field(() => ID, { description: 'Required, the category it is listed in.' })
  categoryId!: string;
}
