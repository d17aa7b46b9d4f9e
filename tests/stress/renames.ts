import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ask, askApi, type Member } from './ask.ts';
import type { Run } from './stage.ts';

/** The milliseconds after which the other processes must show a mutation. */
const elsewhere = 200;

/** A category that one writer renames again and again, counting up. */
export interface Row {
  key: string;
  id: string;
  version: number;
  /** The number of attempts to rename it. */
  renamed: number;
  /** Whether the version is unknown because a response is missing. */
  isUnsure: boolean;
}

const nameOf = (key: string, renamed: number) => `${key} name ${String(renamed)}`;
const category = z.object({ id: z.string(), version: z.number(), categoryName: z.string() });

const create = `mutation ($input: CategoryInput!) {
  createResourceCategory(input: $input) { id version categoryName } }`;
const fillCategory = 'mutation ($input: ResourceInput!) { createResource(input: $input) { id } }';
const rename = `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) {
  updateResourceCategory(id: $id, version: $version, input: $input) { id version categoryName } }`;
const list = '{ resourceCategories { id version categoryName } }';

export async function makeRow(run: Run, index: number): Promise<Row> {
  const { notes, stage, token, ledger } = run;
  const key = `Row ${String(index)}`;
  const member = run.member(0);
  const categoryName = nameOf(key, 0);
  const made = await askApi(notes, stage, member, create, { input: { categoryName } }, token);
  if (!made || 'code' in made) throw new Error(`${key} was not made.`);
  const { id, version } = category.parse(made.data['createResourceCategory']);
  ledger.done(key, categoryName);
  // Pages show only categories with entries.
  const link = 'https://www.example.org/';
  const input = { title: 'Something', description: 'It helps.', link, categoryId: id };
  await askApi(notes, stage, member, fillCategory, { input }, token);
  return { key, id, version, renamed: 0, isUnsure: false };
}

/** Renames it in one process, and reads it there at once and in the others 200 ms later. */
export async function renameRow(run: Run, row: Row, member: Member): Promise<void> {
  const { notes, stage, token, ledger } = run;
  if (row.isUnsure && !(await readAgain(run, row, member))) return;
  row.renamed += 1;
  const wanted = row.renamed;
  const categoryName = nameOf(row.key, wanted);
  ledger.begin(row.key, categoryName);
  const { id, version } = row;
  const variables = { id, version, input: { categoryName } };
  const outcome = await askApi(notes, stage, member, rename, variables, token);
  if (!outcome || 'code' in outcome) {
    row.isUnsure = true;
    notes.count(outcome ? `renames refused with ${outcome.code}` : 'renames left unanswered');
    return;
  }
  const returned = performance.now();
  row.version = category.parse(outcome.data['updateResourceCategory']).version;
  ledger.done(row.key, categoryName);
  notes.count('renames acknowledged');
  const way = wanted % 10 === 0 ? lookAtPage : lookByQuery;
  for (const other of run.members) {
    if (other !== member) run.later(lookElsewhere(run, other, row.key, wanted, returned, way));
  }
  const seen = await way(run, member, row.key);
  judge(run, seen, wanted, `${row.key}, at once where it was renamed`);
}

/** The version after a write of unknown outcome, which no cache responds to: an admin reads it. */
async function readAgain({ notes, stage, token }: Run, row: Row, member: Member) {
  const outcome = await askApi(notes, stage, member, list, {}, token);
  if (!outcome || 'code' in outcome) return false;
  const found = z
    .array(category)
    .parse(outcome.data['resourceCategories'])
    .find(({ id }) => id === row.id);
  if (!found) throw new Error(`${row.key} is gone.`);
  row.version = found.version;
  row.isUnsure = false;
  return true;
}

type Look = (run: Run, member: Member, key: string) => Promise<number | null>;

/** Waits until the database has been available for 200 ms. */
async function lookElsewhere(
  run: Run,
  member: Member,
  key: string,
  wanted: number,
  returned: number,
  look: Look,
) {
  for (;;) {
    const due = Math.max(returned, run.stage.backSince()) + elsewhere;
    if (performance.now() >= due) break;
    await sleep(Math.min(20, Math.max(1, due - performance.now())));
  }
  if (run.stage.backSince() > returned)
    run.notes.count('looks put off until the database was back');
  if (member.isKilled) return;
  const seen = await look(run, member, key);
  if (seen === null || seen >= wanted) judge(run, seen, wanted, key);
  else await noteDelay(run, member, key, wanted, returned);
}

/** How long stale content was seen, to distinguish a slow machine from a fault. */
async function noteDelay(run: Run, member: Member, key: string, wanted: number, returned: number) {
  let delay: number;
  let seen: number | null;
  do {
    await sleep(5);
    seen = await lookByQuery(run, member, key);
    delay = performance.now() - returned;
  } while ((seen ?? 0) < wanted && delay < run.notes.limits.known);
  judge(run, seen, wanted, `${key}, in another process for too long`);
  run.notes.late.push(delay);
}

const lookByQuery: Look = async ({ notes, stage }, member, key) => {
  const outcome = await askApi(notes, stage, member, list);
  return outcome && 'data' in outcome ? numberIn(JSON.stringify(outcome.data), key) : null;
};

const lookAtPage: Look = async ({ notes }, member, key) => {
  const reply = await ask(notes, member, '/resources');
  return reply?.status === 200 ? numberIn(reply.text, key) : null;
};

function numberIn(text: string, key: string): number {
  return Number(new RegExp(`${key} name (\\d+)`).exec(text)?.[1] ?? -1);
}

function judge({ notes }: Run, seen: number | null, wanted: number, where: string): void {
  if (seen === null) {
    notes.count('looks that the database’s absence left unanswered');
    return;
  }
  notes.checks += 1;
  if (seen < wanted) notes.breach(`stale: ${where}: ${String(seen)} instead of ${String(wanted)}`);
}
