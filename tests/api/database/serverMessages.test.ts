import { expect, it } from 'vitest';
import { reasonIn } from '../../../api/database/serverMessages.ts';

// Written by hand in the form of PostgreSQL 18's log, for a full disk.
const fullDisk = `2026-11-22 16:06:01.149 UTC [12146] LOG:  database system was interrupted; last known up at 2026-11-22 16:05:58 UTC
2026-11-22 16:06:01.170 UTC [12150] FATAL:  the database system is starting up
2026-11-22 16:06:01.201 UTC [12149] PANIC:  could not write to file "pg_wal/xlogtemp.12149": No space left on device
2026-11-22 16:06:01.310 UTC [12146] LOG:  startup process (PID 12149) was terminated by signal 6: Aborted
2026-11-22 16:06:01.310 UTC [12146] LOG:  terminating any other active server processes
2026-11-22 16:06:01.311 UTC [12146] LOG:  shutting down due to startup process failure
2026-11-22 16:06:01.312 UTC [12146] LOG:  database system is shut down
`;

it('reports why the server ended rather than what it did then', () => {
  expect(reasonIn(fullDisk)).toBe(
    'PANIC:  could not write to file "pg_wal/xlogtemp.12149": No space left on device | The disk is full: make room on it.',
  );
});

it('reports the hint with the reason', () => {
  const said = `2026-11-22 16:06:22.810 UTC [27420] FATAL:  the database system is starting up
2026-11-22 16:06:22.820 UTC [27421] FATAL:  data directory "/x" has invalid permissions
2026-11-22 16:06:22.820 UTC [27421] DETAIL:  Permissions should be u=rwx (0700).
2026-11-22 16:06:22.830 UTC [27421] LOG:  database system is shut down`;
  expect(reasonIn(said)).toBe(
    'FATAL:  data directory "/x" has invalid permissions | DETAIL:  Permissions should be u=rwx (0700).',
  );
});

it('reports the last lines if none is fatal', () => {
  expect(reasonIn('postgres: something is wrong\nExpected to find it')).toBe(
    'postgres: something is wrong | Expected to find it',
  );
});

// Messages of PostgreSQL 18 about missing or damaged files.
it.each([
  `FATAL:  "/x/cluster" is not a valid data directory
DETAIL:  File "/x/cluster/PG_VERSION" does not contain valid data.
HINT:  You might need to initdb.`,
  `postgres: could not find the database system
Expected to find it in the directory "/x/cluster",
but could not open file "/x/cluster/global/pg_control": No such file or directory`,
  'PANIC:  could not locate a valid checkpoint record at 0/1234',
  'postgres: could not access the server configuration file "/x/postgresql.conf": No such file or directory',
])('names the damage and the restore command, and never initdb: %#', (said) => {
  const reason = reasonIn(said);
  expect(reason).toContain(said.split('\n')[0]);
  expect(reason).toMatch(/npm run restore -- FILE/);
  expect(reason).not.toMatch(/HINT|initdb/);
});
