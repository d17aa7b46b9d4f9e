import { existsSync, readFileSync } from 'node:fs';

/** Whether the system reports the CPU time of other processes, as Linux does. */
export const hasCpu = existsSync('/proc/self/stat');

/** Milliseconds of CPU time that each process has used; those that have ended are left out. */
export function cpuOf(pids: number[]): Map<number, number> {
  const used = new Map<number, number>();
  for (const pid of pids) {
    const file = `/proc/${String(pid)}/stat`;
    if (!existsSync(file)) continue;
    // The name of the program, in brackets, may hold spaces. Linux counts in hundredths of a second.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    used.set(pid, (Number(fields[11]) + Number(fields[12])) * 10);
  }
  return used;
}

/** The CPU time of processes between two readings, with processes that started meanwhile. */
export function cpuBetween(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);
}
