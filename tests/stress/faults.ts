import { setTimeout as sleep } from 'node:timers/promises';
import type { CloudMood } from '../support/fakeCloudinary.ts';
import type { MailMood } from '../support/fakeSendGrid.ts';
import { warm } from './reads.ts';
import type { Run } from './stage.ts';

export interface Fault {
  name: string;
  happen(run: Run): Promise<void>;
}

const cloudMoods = ['error', 'reset', 'hung', 'garbled', 'unanswered'] as const;
const mailMoods = [500, 'reset', 'hung', 503, 429, 401, 400] as const;

/** Everything that fails, in turn. @param seconds for which each of a cloud's failures lasts */
export function allFaults(seconds: number): Fault[] {
  return [
    restart('SIGINT'),
    kill,
    ...cloudMoods.map((mood) => cloudFails(mood, seconds)),
    restart('SIGQUIT'),
    ...mailMoods.map((mood) => mailFails(mood, seconds)),
    silence(3),
    outage(12),
    togetherWith(restart('SIGINT'), cloudFails('error', seconds), mailFails(500, seconds)),
    silence(10),
  ];
}

/** The faults of a short run. */
export function fewFaults(): Fault[] {
  return [
    restart('SIGINT'),
    kill,
    togetherWith(cloudFails('error', 1), mailFails(500, 1)),
    togetherWith(cloudFails('hung', 6), mailFails('hung', 1)),
    restart('SIGQUIT'),
  ];
}

/** PostgreSQL shuts down (SIGINT) or crashes (SIGQUIT), and is started again. */
const restart = (signal: 'SIGINT' | 'SIGQUIT'): Fault => ({
  name: `PostgreSQL restarted by ${signal}`,
  happen: ({ stage }) =>
    stage.withoutDatabase(async () => {
      const before = stage.postmaster();
      process.kill(before, signal);
      while (stage.postmaster() === before) await sleep(5);
    }),
});

/** Longer than the site lets any request wait. */
const outage = (seconds: number): Fault => ({
  name: `PostgreSQL refuses connections for ${String(seconds)} s`,
  happen: ({ stage }) =>
    stage.withoutDatabase(async () => {
      await stage.proxy.refuse();
      await sleep(seconds * 1000);
      await stage.proxy.accept();
    }),
});

const silence = (seconds: number): Fault => ({
  name: `PostgreSQL says nothing for ${String(seconds)} s`,
  happen: ({ stage }) =>
    stage.withoutDatabase(async () => {
      stage.proxy.hang();
      await sleep(seconds * 1000);
      stage.proxy.goOn();
    }),
});

const kill: Fault = {
  name: 'a process killed, and one started in its place',
  async happen(run) {
    const [member] = run.members;
    if (!member) throw new Error('There is no process left.');
    member.isKilled = true;
    member.server.child.kill('SIGKILL');
    run.members.shift();
    await member.server.ended;
    const next = await run.stage.startMember();
    await warm(run, next);
    run.members.push(next);
  },
};

const cloudFails = (mood: CloudMood, seconds: number): Fault => ({
  name: `Cloudinary: ${mood}`,
  async happen({ stage: { cloudinary } }) {
    cloudinary.mood = mood;
    await sleep(seconds * 1000);
    cloudinary.mood = 'well';
  },
});

const mailFails = (mood: MailMood, seconds: number): Fault => ({
  name: `SendGrid: ${String(mood)}`,
  async happen({ stage: { sendGrid } }) {
    sendGrid.resetsAt = Math.ceil(Date.now() / 1000 + seconds);
    sendGrid.mood = mood;
    await sleep(seconds * 1000);
    sendGrid.mood = 'well';
  },
});

const togetherWith = (...faults: Fault[]): Fault => ({
  name: faults.map(({ name }) => name).join(' + '),
  async happen(run) {
    await Promise.all(faults.map((fault) => fault.happen(run)));
  },
});
