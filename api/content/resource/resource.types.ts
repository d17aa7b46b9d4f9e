import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import { connectionOf } from '../connection.ts';
import { sourceOf } from '../lists.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A service elsewhere that helps people in New Zealand.',
})
export class Resource {
  @Field(() => ID, { description: 'Identifies the resource among resources.' })
  id!: number;

  @Field(() => String, { description: 'What the service is called.' })
  title!: string;

  @Field(() => [String], { description: 'What it helps with, one element a line.' })
  description!: string[];

  @Field(() => String, { description: 'Its http(s) address.' })
  link!: string;

  @Field(() => ID, { nullable: true, description: 'The category it is listed in.' })
  categoryId!: number | null;

  @Field(() => Int, { description: 'Counts the changes; `updateResource` asks for it.' })
  version!: number;
}

export const ResourceConnection = connectionOf('Resource', Resource);

/** Where lists find resources. */
export const resourceSource = sourceOf(
  'resource',
  Prisma.ResourceScalarFieldEnum,
  'resource-category',
);

@InputType({ description: 'What a volunteer writes about a resource.' })
export class ResourceInput {
  @Field(() => String, { description: 'Required, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Required, an http(s) address.' })
  link!: string;

  @Field(() => String, {
    description: 'Required, at most 20,000 characters; each line becomes an element.',
  })
  description!: string;

  @Field(() => ID, { description: 'Required, the category it is listed in.' })
  categoryId!: string;
}
