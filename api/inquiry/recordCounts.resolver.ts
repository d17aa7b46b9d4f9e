import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, hasRole, Role } from '../access.ts';
import { contentKinds } from '../content/contentKinds.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

@ObjectType({ simpleResolvers: true, description: 'How many records of a type there are.' })
class RecordCount {
  @Field(() => String, { description: 'The type, such as `Event`.' })
  type!: string;

  @Field(() => Int, { description: 'How many there are, whatever their state.' })
  count!: number;
}

@Resolver()
export class RecordCountResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => [RecordCount], {
    description: 'How many records there are of the types that the role sees.',
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
      counts.push(prisma.member.count().then((count) => ({ type: 'Member', count })));
    }
    return Promise.all(counts);
  }
}
