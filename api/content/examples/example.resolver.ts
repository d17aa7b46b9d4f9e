import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { type Example, listExamples } from '../../setup/listExamples.ts';
import { removeExamples } from './examples.ts';
import { field, id, objectType } from '../../graphqlTypes.ts';

const RecordKey = objectType('RecordKey', 'Identifies a record of content.', {
  kind: field<string>(() => contentKindEnum, 'The kind of the record.'),
  recordId: id<number>('The id among the records of its kind.'),
});

@Resolver()
export class ExampleResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [RecordKey], {
    description:
      'The unchanged example records of the bundled content. They show how a page will look, ' +
      'and stand for businesses and events that do not exist.',
  })
  examples(@Ctx() { prisma }: Context): Promise<Example[]> {
    return listExamples(prisma);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => [RecordKey], {
    description:
      'Deletes all examples and returns their keys. `restoreRecords` restores them as examples.',
  })
  removeExamples(@Ctx() context: Context): Promise<Example[]> {
    return removeExamples(context);
  }
}
