import { Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Installation } from './installation.ts';

@Resolver()
export class InstallationResolver {
  @Access(Role.ADMIN)
  @Query(() => Installation, { description: 'What runs where.' })
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
