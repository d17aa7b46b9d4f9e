import { Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { type Example, listExamples } from '../setup/listExamples.ts';
import { removeExamples } from './examples.ts';

@ObjectType({ simpleResolvers: true, description: 'Names a record of content.' })
class RecordKey implements Example {
  @Field(() => contentKindEnum, { description: 'Its kind.' })
  kind!: string;

  @Field(() => ID, { description: 'Its id among the records of its kind.' })
  recordId!: number;
}

@Resolver()
export class ExampleResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [RecordKey], {
    description:
      'The records of the bundled content that only show how a page will look and that nobody has ' +
      'changed: they stand in for businesses and events that do not exist.',
  })
  examples(@Ctx() { prisma }: Context): Promise<Example[]> {
    return listExamples(prisma);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => [RecordKey], {
    description:
      'Deletes all examples at once, and returns which: `restoreRecords` takes them back as what ' +
      'they were.',
  })
  removeExamples(@Ctx() context: Context): Promise<Example[]> {
    return removeExamples(context);
  }
}
