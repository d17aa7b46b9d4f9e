import { Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { clockJump } from '../database/clockCheck.ts';
import { Installation } from './installation.ts';
import { dateTime, ObjectType, outputFields } from '../graphqlTypes.ts';

@ObjectType('ClockJump', 'A jump of the clock by more than a week.')
class ClockJump extends outputFields({
  from: dateTime('The time of the last run of the jobs before the jump.'),
  to: dateTime('The current time of the clock.'),
}) {}

@Resolver()
export class InstallationResolver {
  @Access(Role.ADMIN)
  @Query(() => ClockJump, {
    nullable: true,
    description:
      'A jump of the clock. After a jump no data is removed permanently until the server has run for a day. Null if there was none.',
  })
  clockJump(@Ctx() context: Context): Promise<ClockJump | null> {
    return clockJump(context);
  }

  @Access(Role.ADMIN)
  @Query(() => Installation, {
    description: 'The software, machine and services of this installation.',
  })
  async installation(@Ctx() { prisma, installation }: Context): Promise<Installation> {
    // Each process has one listener: see `listenForChanges`.
    const [row] = await prisma.$queryRaw<{ version: string; processes: number }[]>`
      SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
        count(*)::int AS processes
      FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'site % listener'`;
    return {
      ...installation,
      postgresVersion: row?.version ?? '',
      processCount: row?.processes ?? 0,
    };
  }
}
