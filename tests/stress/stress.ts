import { setTimeout as sleep } from 'node:timers/promises';
import { lookAfterwards } from './afterwards.ts';
import type { Fault } from './faults.ts';
import { agedTicket, sendForm } from './forms.ts';
import { Ledger, type Limits, Notes } from './notes.ts';
import { writePost } from './posts.ts';
import { readChanging, readKept, warm } from './reads.ts';
import { makeRow, renameRow } from './renames.ts';
import type { Member } from './ask.ts';
import { type Run, startStage, tokenOf } from './stage.ts';

export interface Plan {
  /** They happen one after the other, again and again, until there were enough checks. */
  faults: Fault[];
  checks: number;
  /** The seconds without a fault between two faults. */
  pause: number;
  /** The part of the whole load. */
  load: number;
  /** The maximum number of each kind at the same time, so that a slow machine is not overloaded. */
  atOnce: number;
  limits: Limits;
  /** Receives the events of the run. */
  say?: (line: string) => void;
}

/** Per second, all together. Writers of the same row wait for each other. */
const rates = { kept: 30, changing: 12, renames: 24, posts: 1.5, forms: 1.5 };
const rows = 6;

/** Puts three processes under a constant load, makes services fail, and checks the results. */
export async function stress(plan: Plan) {
  const { faults, checks, pause, load: share, atOnce, limits, say = () => undefined } = plan;
  const notes = new Notes(limits);
  const stage = await startStage(notes);
  const members = [...stage.members];
  const pending = new Set<Promise<void>>();
  const parts = {
    notes,
    stage,
    ledger: new Ledger(),
    token: await tokenOf(stage),
    members,
    member: (turn: number) => members[turn % members.length] as Member,
    later(work: Promise<void>) {
      const done = work
        .catch((error: unknown) => {
          notes.breach(`the run itself: ${String(error)}`);
        })
        .finally(() => pending.delete(done));
      pending.add(done);
    },
  };
  try {
    const run: Run = { ...parts, ticket: agedTicket() };
    const written = await Promise.all(
      Array.from({ length: rows }, (_, index) => makeRow(run, index)),
    );
    for (const member of members) await warm(run, member);

    let isOver = false;
    const steadily = (perSecond: number, most: number, work: (turn: number) => Promise<void>) =>
      keepOn(run, () => isOver, perSecond * share, Math.min(most, atOnce), work);
    const load = [
      steadily(rates.kept, 200, (turn) => readKept(run, Math.floor(turn / 3), run.member(turn))),
      steadily(rates.changing, 200, (turn) => readChanging(run, turn, run.member(turn))),
      steadily(rates.posts, 30, (turn) => writePost(run, turn, run.member(turn))),
      steadily(rates.forms, 30, (turn) => sendForm(run, turn, run.member(turn))),
      ...written.map((row, index) =>
        steadily(rates.renames / rows, 1, (turn) => renameRow(run, row, run.member(turn + index))),
      ),
    ];
    const begun = performance.now();
    for (let turn = 0; turn < faults.length || notes.checks < checks; turn += 1) {
      await sleep(pause * 1000);
      const fault = faults[turn % faults.length];
      say(`${notes.seconds()} s  ${fault?.name ?? 'nothing'}`);
      await fault?.happen(run);
      notes.count('faults');
    }
    await sleep(pause * 1000);
    isOver = true;
    await Promise.all(load);
    while (pending.size > 0) await Promise.all(pending);
    notes.count('seconds of load', Math.round((performance.now() - begun) / 1000));
    say('Looking for what was written.');
    await lookAfterwards(run);
    return notes;
  } finally {
    await stage.stop(members);
  }
}

/** Starts a piece of work at this rate, at most this number at the same time, whatever the outcome of each. */
async function keepOn(
  run: Pick<Run, 'later'>,
  isOver: () => boolean,
  perSecond: number,
  most: number,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  let underWay = 0;
  const begun = performance.now();
  for (let turn = 0; !isOver(); turn += 1) {
    if (underWay < most) {
      underWay += 1;
      run.later(work(turn).finally(() => (underWay -= 1)));
    }
    await sleep(Math.max(0, begun + ((turn + 1) * 1000) / perSecond - performance.now()));
  }
}
