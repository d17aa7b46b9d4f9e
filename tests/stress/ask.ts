import { z } from 'zod';
import { multipart } from '../support/multipart.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import type { Notes } from './notes.ts';

/** A process of the site. */
export interface Member {
  url: string;
  server: ServerProcess;
  /** True from shortly before it is killed. */
  isKilled: boolean;
}

export interface Reply {
  status: number;
  text: string;
}

/** @returns null if there was no response, because the process was just being killed */
export async function ask(
  notes: Notes,
  member: Member,
  path: string,
  init: RequestInit = {},
): Promise<Reply | null> {
  try {
    const signal = AbortSignal.timeout(notes.limits.answer);
    const response = await fetch(member.url + path, { ...init, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (member.isKilled) notes.count('requests that a killed process left unanswered');
    else notes.breach(`no answer to ${path}: ${String(error)} ${String((error as Error).cause)}`);
    return null;
  }
}

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) }))
    .default([]),
});

/** The outcome of an operation: its data, or the code of its failure; null without a response. */
export type Outcome = { data: Record<string, unknown> } | { code: string } | null;

/**
 * Sends an operation to the API. Every failure must be in the catalogue, and may only report that the
 * database is unavailable while it is.
 * @param token an admin's
 * @param file what a variable `image` gets
 */
export async function askApi(
  notes: Notes,
  stage: { wasAway: (since: number) => boolean },
  member: Member,
  query: string,
  variables: Record<string, unknown> = {},
  token = '',
  file?: Buffer,
): Promise<Outcome> {
  const begun = performance.now();
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(file ? { 'apollo-require-preflight': 'true' } : { 'content-type': 'application/json' }),
  };
  const body = file
    ? multipart(query, variables, { image: { name: 'hall.jpg', content: file } })
    : JSON.stringify({ query, variables });
  const reply = await ask(notes, member, '/graphql', { method: 'POST', headers, body });
  if (!reply) return null;
  const name = /\{\s*(\w+)/.exec(query)?.[1] ?? query;
  const { data, error } = answer.safeParse(parsed(reply.text));
  const [failure] = data?.errors ?? [];
  if (failure) {
    const { code } = failure.extensions;
    const isHonest = code !== 'INTERNAL_SERVER_ERROR';
    const isAway = code === 'SERVICE_UNAVAILABLE' || code === 'TIMEOUT';
    if (!isHonest || (isAway && !stage.wasAway(begun))) {
      notes.breach(`${name} fails with ${code}: ${failure.message}`);
    }
    return { code };
  }
  if (error || !data.data) {
    notes.breach(`${name} is answered with ${String(reply.status)} ${reply.text.slice(0, 200)}`);
    return null;
  }
  return { data: data.data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
