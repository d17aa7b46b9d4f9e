import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { contentKindEnum, contentKinds } from '../contentKinds.ts';
import { type Example, listExamples } from '../../setup/listExamples.ts';
import { field, id, ObjectType, outputFields } from '../../graphqlTypes.ts';
import { transaction } from '../../database/transaction.ts';
import { removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import { deleteRecords } from '../save/deleteRecords.ts';

@ObjectType('RecordKey', 'Identifies a record of content.')
class RecordKey extends outputFields({
  kind: field<string>(() => contentKindEnum, 'The kind of the record.'),
  recordId: id<number>('The id among the records of its kind.'),
}) {}

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

/**
 * Deletes all examples together, so that they can be restored together.
 * @returns the examples that existed
 */
async function removeExamples(context: Context): Promise<Example[]> {
  const removed: Example[] = [];
  const kinds = contentKinds.map(({ name }) => name);
  await context.cache.changing(kinds, () =>
    transaction(context.prisma, async (tx) => {
      for (const { name, source } of contentKinds) {
        await tx.$executeRaw`SELECT FROM ${source.table} WHERE id IN (
          SELECT "recordId" FROM "example-record" WHERE kind = ${name}) ORDER BY id FOR UPDATE`;
      }
      // Only now, so that an example that a colleague has just changed stays.
      const examples = await listExamples(tx);
      for (const kind of contentKinds) {
        const ids = examples.flatMap((each) => (each.kind === kind.name ? [each.recordId] : []));
        const deleted = ids.length > 0 ? await deleteRecords(context, tx, kind, ids) : [];
        removed.push(...deleted.map((recordId) => ({ kind: kind.name, recordId })));
      }
    }),
  );
  removeUnusedFilesSoon(context);
  return removed;
}
