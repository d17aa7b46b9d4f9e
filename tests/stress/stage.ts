import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBundledPostgres } from '../../api/database/bundledPostgres.ts';
import { openConnection } from '../../api/database/connect.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { admin, signIn } from '../bench/site.ts';
import { startDatabaseProxy } from '../support/databaseProxy.ts';
import { startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { postmasterPid, spawnServer } from '../support/serverProcess.ts';
import { ask, type Member } from './ask.ts';
import type { Ledger, Notes } from './notes.ts';

/** A time, in milliseconds of `performance.now()`, during which the database was unavailable. */
interface Outage {
  from: number;
  until: number;
}

export type Stage = Awaited<ReturnType<typeof startStage>>;

/** What all parts of a run need. */
export interface Run {
  notes: Notes;
  ledger: Ledger;
  stage: Stage;
  /** An admin's. */
  token: string;
  /** With which forms are sent. */
  ticket: string;
  /** The processes that requests are sent to. */
  members: Member[];
  /** One of them, in turn. */
  member(turn: number): Member;
  /** Background tasks, awaited at the end. */
  later(work: Promise<void>): void;
}

/** The secret with which tests make tickets for forms. */
export const sessionSecret = 'a secret for tests only, 32 characters';

/**
 * Milliseconds for which the site waits for Cloudinary: enough for a busy machine to upload the bundled
 * pictures, and less than the time for which a cloud does not respond.
 */
const cloudTimeout = 5_000;

/** Three processes of the site with a PostgreSQL, a Cloudinary and a SendGrid that can fail. */
export async function startStage(notes: Notes) {
  const folder = temporaryFolder('stress-');
  const postgres = await startBundledPostgres(folder, () => undefined);
  const proxy = await startDatabaseProxy(postgres.url);
  const cloudinary = await startFakeCloudinary(cloudTimeout);
  const sendGrid = await startFakeSendGrid();
  const databaseUrl = proxy.through(postgres.url);
  const settings = {
    ...admin,
    ...sendGrid.settings,
    TRASH_DAYS: '0',
    CLOUDINARY_URL: cloudinary.url,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    SAVE_MEMBERSHIP_APPLICATIONS: 'true',
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_HOUR: '1000000',
  };
  const outages: Outage[] = [];
  const living = new Set<Member>();
  let isOver = false;

  async function startMember(): Promise<Member> {
    const server = spawnServer(folder, settings);
    const member: Member = { url: await server.up, server, isKilled: false };
    living.add(member);
    void server.ended.then((code) => {
      living.delete(member);
      if (member.isKilled || isOver) return;
      notes.breach(`a process ended with ${String(code)}: ${server.output().slice(-2000)}`);
    });
    return member;
  }

  /** Waits until a process has its connections again, or ends. */
  async function isReady(member: Member): Promise<void> {
    while (living.has(member)) {
      const answer = await ask(notes, member, '/readyz');
      if (answer?.text === 'ready\n') return;
      await sleep(10);
    }
  }

  async function reached(): Promise<void> {
    for (;;) {
      try {
        const connection = await openConnection(databaseUrl);
        await connection.query('SELECT 1');
        await connection.end();
        return;
      } catch {
        await sleep(10);
      }
    }
  }

  return {
    cloudinary,
    sendGrid,
    proxy,
    databaseUrl,
    members: await Promise.all([startMember(), startMember(), startMember()]),
    startMember,
    postmaster: () => postmasterPid(folder) ?? 0,

    /** Makes the database unavailable, and waits until it is available again. */
    async withoutDatabase(work: () => Promise<unknown>): Promise<void> {
      const outage = { from: performance.now(), until: Infinity };
      outages.push(outage);
      await work();
      await reached();
      await Promise.all(Array.from(living, isReady));
      outage.until = performance.now();
    },

    /** Whether the database was unavailable since then, or shortly before. */
    wasAway: (since: number) => outages.some(({ until }) => until + notes.limits.noticed >= since),

    /** When the last outage ended: 0 before the first, Infinity during one. */
    backSince: () => outages.at(-1)?.until ?? 0,

    async stop(members: Member[]) {
      isOver = true;
      for (const { server } of members) server.child.kill('SIGTERM');
      await Promise.all(members.map(({ server }) => server.ended));
      await proxy.stop();
      await cloudinary.stop();
      await sendGrid.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns an access token, good with every process for 15 minutes */
export const tokenOf = ({ members: [first] }: Stage) => signIn(first.url);
