import { beforeEach, describe, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { randomRuns } from '../support/randomRuns.ts';
import { endings, raceSessions } from '../support/sessionRaces.ts';

/** Rounds of each race. */
const rounds = randomRuns({ all: 60, few: 4 });

let admin: Admin;
const api = useApi();

describe('during refreshes in other tabs and sign-ins with the current password', () => {
  it.each(endings)('%s succeeds, and leaves only the sessions that it should', async (ending) => {
    const faults: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await api.reset();
      admin = await api.signInAdmin();
      faults.push(...(await raceSessions(api, admin, ending)));
    }
    expect(faults).toEqual([]);
  });
});

describe('a change of password', () => {
  beforeEach(async () => {
    await api.reset();
    admin = await api.signInAdmin();
  });

  it('keeps the old password and all sessions if it fails', async () => {
    // Simulates a crash in between: the statement that ends the sessions fails.
    await api.services.prisma.$executeRaw`
      CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'refused'; END $$`;
    await api.services.prisma.$executeRaw`
      CREATE TRIGGER refuse_delete BEFORE DELETE ON session
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete()`;
    const before = await api.services.prisma.user.findUniqueOrThrow({ where: { id: admin.id } });
    try {
      const { errors } = await admin.query(
        `mutation { changePassword(
          currentPassword: "injera wot kitfo shiro", newPassword: "teff barley enset sorghum"
        ) { accessToken } }`,
      );
      expect(errors).toHaveLength(1);
    } finally {
      await api.services.prisma.$executeRaw`DROP FUNCTION refuse_delete CASCADE`;
    }
    const after = await api.services.prisma.user.findUniqueOrThrow({ where: { id: admin.id } });
    expect(after.passwordHash).toBe(before.passwordHash);
    expect(await api.services.prisma.session.count()).toBe(1);
  });
});
