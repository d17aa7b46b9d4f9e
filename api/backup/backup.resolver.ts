import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { DateTime } from '../scalars.ts';

/**
 * Milliseconds after which the last backup is overdue: a day, and two hours for a change of the
 * clocks and for a nightly backup that takes longer than the one before.
 */
const overdueAfter = 26 * 60 * 60 * 1000;

@ObjectType({ simpleResolvers: true, description: 'How the backups of this installation went.' })
class Backup {
  @Field(() => DateTime, {
    nullable: true,
    description: 'The instant as of which the last backup holds everything; null before the first.',
  })
  succeededAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a backup last failed; null once a later one has succeeded.',
  })
  failedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why that one failed, in English; null where none has.',
  })
  failure!: string | null;

  @Field(() => Boolean, {
    description: 'Whether there is no backup, or the last one is more than 26 hours old.',
  })
  isOverdue!: boolean;
}

const none = { succeededAt: null, failedAt: null, failure: null };

@Resolver()
export class BackupResolver {
  @Access(Role.ADMIN)
  @Query(() => Backup, { description: 'How the backups of this installation went.' })
  async backup(@Ctx() { prisma, now }: Context): Promise<Backup> {
    const record = (await prisma.backupRecord.findUnique({ where: { id: 1 } })) ?? none;
    const { succeededAt, failedAt, failure } = record;
    const isOverdue = !succeededAt || now().getTime() - succeededAt.getTime() > overdueAfter;
    return { succeededAt, failedAt, failure, isOverdue };
  }
}
