import { Ctx, Query, Resolver } from 'type-graphql';
import { Access, hasRole, Role } from '../access.ts';
import { contentKinds } from '../content/contentKinds.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { int, objectType, string } from '../graphqlTypes.ts';

const RecordCount = objectType('RecordCount', 'The number of records of a type.', {
  type: string('The GraphQL type, such as `Event`.'),
  count: int('The number of records, in any state.'),
});
type RecordCount = InstanceType<typeof RecordCount>;

@Resolver()
export class RecordCountResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => [RecordCount], {
    description: 'The numbers of records of the types that the role may see.',
  })
  async recordCounts(@Ctx() context: Context): Promise<RecordCount[]> {
    const { prisma, readRows } = context;
    const counts: Promise<RecordCount>[] = [];
    if (hasRole(context, [Role.ADMIN, Role.EDITOR])) {
      counts.push(
        ...contentKinds.map(async ({ typename, source: { table } }) => {
          const [found] = await readRows<{ count: number }>(
            Prisma.sql`SELECT count(*)::int AS count FROM ${table}`,
          );
          return { type: typename, count: found?.count ?? 0 };
        }),
      );
    }
    if (hasRole(context, [Role.ADMIN, Role.REGISTRAR])) {
      counts.push(
        prisma.member
          .count({ where: { ceasedOn: null } })
          .then((count) => ({ type: 'Member', count })),
      );
    }
    return Promise.all(counts);
  }
}
