import { publicRoutes } from '../e2e/publicRoutes.ts';
import { ask, askApi, type Member } from './ask.ts';
import type { Run } from './stage.ts';

/** Pages whose content does not change in a run: cached by every process, so they must never fail. */
const changing = new Set(['/', '/resources']);
const keptPages = publicRoutes.filter((path) => !changing.has(path));
const keptQueries = [
  '{ events { nodes { id title } } }',
  '{ directoryCategories { id categoryName entries { nodes { id name } } } }',
  '{ aboutEthiopiaItems(first: 5) { nodes { id title } } }',
];
const changingQueries = [
  '{ posts { nodes { id postTitle image { url } } } }',
  '{ resources { nodes { id title } } }',
];

/** Reads everything that a process must have cached. */
export async function warm(run: Run, member: Member): Promise<void> {
  const count = keptPages.length + keptQueries.length;
  for (let number = 0; number < count; number += 1) await readKept(run, number, member);
}

/** Reads a page, or a query, whose response is cached: it must get a response whatever has failed. */
export async function readKept(run: Run, number: number, member: Member): Promise<void> {
  const { notes, stage } = run;
  const begun = performance.now();
  const index = number % (keptPages.length + keptQueries.length);
  const path = keptPages[index];
  if (path === undefined) {
    const query = keptQueries[index - keptPages.length] ?? '';
    const outcome = await askApi(notes, stage, member, query);
    if (outcome && 'code' in outcome) notes.breach(`${query} fails with ${outcome.code}`);
  } else {
    const reply = await ask(notes, member, path);
    if (reply && (reply.status !== 200 || !reply.text.includes('</html>'))) {
      notes.breach(`${path} is answered with ${String(reply.status)}`);
    }
  }
  notes.count('reads of what is kept');
  notes.slowest = Math.max(notes.slowest, performance.now() - begun);
}

/** Reads content while it is changed. The read may fail only while the database is unavailable. */
export async function readChanging(run: Run, number: number, member: Member): Promise<void> {
  const { notes, stage } = run;
  const begun = performance.now();
  const path = number % 10 === 0 ? [...changing][(number / 10) % 2] : undefined;
  if (path === undefined) {
    const query = changingQueries[number % 2] ?? '';
    const outcome = await askApi(notes, stage, member, query);
    if (outcome && 'code' in outcome) notes.count('reads of what changes, refused in an outage');
  } else {
    const reply = await ask(notes, member, path);
    const isRefused = reply?.status === 503 && stage.wasAway(begun);
    if (isRefused) notes.count('reads of what changes, refused in an outage');
    else if (reply && reply.status !== 200) {
      notes.breach(`${path} is answered with ${String(reply.status)}`);
    }
  }
  notes.count('reads of what changes');
}
