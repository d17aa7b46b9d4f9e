import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openConnection } from '../../api/database/connect.ts';
import { keyInCloud, referredFiles } from '../support/referredFiles.ts';
import type { Run } from './stage.ts';

/** The milliseconds in which the jobs must finish. */
const patience = 60_000;

/** Checks everything that was acknowledged, after the jobs have done the postponed work. */
export async function lookAfterwards(run: Run): Promise<void> {
  const { notes, ledger, stage } = run;
  const database = await openConnection(stage.databaseUrl);
  try {
    await letJobsRun(run, database);
    for (const fault of ledger.compare(await found(database))) notes.breach(`lost: ${fault}`);
    notes.count('things written, looked for afterwards', ledger.size);
    await compareFiles(run, database);
    await compareMailMessages(run, database);
  } finally {
    await database.end();
  }
}

/** Moves the times of waiting work back by hours, and starts a process: its jobs run at once. */
async function letJobsRun({ notes, stage }: Run, database: pg.Client): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    await database.query(`
      UPDATE letter SET "nextAttemptAt" = "nextAttemptAt" - interval '2 hours',
        "takenUntil" = "takenUntil" - interval '2 hours' WHERE state = 'PENDING';
      UPDATE "unused-file" SET "removeAfter" = "removeAfter" - interval '2 hours'`);
    const member = await stage.startMember();
    member.isKilled = true;
    member.server.child.kill('SIGTERM');
    // It ends after the run of its jobs.
    await member.server.ended;
    const { rows } = await database.query<{ mailMessages: number; files: number }>(`
      SELECT (SELECT count(*)::int FROM letter WHERE state <> 'SENT') AS "mailMessages",
        (SELECT count(*)::int FROM "unused-file") AS files`);
    const [left] = rows;
    if (left?.mailMessages === 0 && left.files === 0) return;
    if (performance.now() > deadline) {
      notes.breach(`not done by the jobs: ${JSON.stringify(left)}`);
      return;
    }
    await sleep(100);
  }
}

async function found(database: pg.Client): Promise<Map<string, string>> {
  const { rows } = await database.query<{ key: string; is: string }>(`
    SELECT split_part("categoryName", ' name', 1) AS key, "categoryName" AS is FROM "resource-category"
    UNION ALL SELECT "postTitle", "postText" FROM post
    UNION ALL SELECT title, 'kept' FROM inquiry
    UNION ALL SELECT a.name, 'kept' FROM "membership-application" a JOIN members m ON m.id = a."memberId"`);
  return new Map(rows.map(({ key, is }) => [key, is]));
}

/** Every row's file is in the store, and every file there belongs to a row. */
async function compareFiles({ notes, stage }: Run, database: pg.Client): Promise<void> {
  const used = new Set((await referredFiles(database)).map(keyInCloud));
  for (const key of used) if (!stage.cloudinary.files.has(key)) notes.breach(`no file ${key}`);
  for (const key of stage.cloudinary.files.keys()) {
    if (!used.has(key)) notes.breach(`a file of no row: ${key}`);
  }
  notes.count('files, each of a row', used.size);
}

/** Every mail message was sent. Twice only if the response to the first was lost, which is reported. */
async function compareMailMessages({ notes, stage }: Run, database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM letter');
  const times = new Map<string, number>();
  for (const { custom_args: args } of stage.sendGrid.accepted) {
    const id = args?.['mailMessage'] ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  for (const { id } of rows)
    if (!times.has(id)) notes.breach(`a mail message that never went out: ${id}`);
  notes.count('mail messages sent', rows.length);
  notes.count(
    'mail messages sent more than once',
    [...times.values()].filter((each) => each > 1).length,
  );
}
