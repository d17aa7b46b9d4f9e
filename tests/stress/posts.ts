import { z } from 'zod';
import { picture } from '../support/files.ts';
import { askApi, type Member } from './ask.ts';
import type { Run } from './stage.ts';

const create = `mutation ($input: PostInput!, $image: Upload) {
  createPost(input: $input, image: $image) { id version } }`;
const change = `mutation ($id: ID!, $version: Int!, $input: PostInput!, $image: Upload) {
  updatePost(id: $id, version: $version, input: $input, image: $image) { id version } }`;
const remove = 'mutation ($id: ID!) { deletePost(id: $id, version: 1) }';

const post = z.object({ id: z.string(), version: z.number() });
const image = await picture('jpeg', 300, 200);

/** The life of a post: created, with a picture or without, given another one, often deleted. */
export async function writePost(run: Run, number: number, member: Member): Promise<void> {
  const key = `Post ${String(number)}`;
  const file = number % 2 === 0 ? image : undefined;
  const created = await write(run, member, key, 'first', create, {}, file);
  if (!created) return;
  const changed = await write(run, member, key, 'second', change, post.parse(created), image);
  if (changed && number % 3 === 0) {
    await write(run, member, key, null, remove, { id: post.parse(changed).id });
  }
}

/** @returns what the mutation gave, once it was acknowledged */
async function write(
  { notes, stage, ledger, token }: Run,
  member: Member,
  key: string,
  next: string | null,
  mutation: string,
  variables: Record<string, unknown>,
  file?: Buffer,
): Promise<unknown> {
  const what = next === null ? 'deletions' : file ? 'posts with a picture' : 'posts without';
  ledger.begin(key, next);
  const input = { postTitle: key, postText: next };
  const values = next === null ? variables : { ...variables, input };
  const outcome = await askApi(notes, stage, member, mutation, values, token, file);
  if (!outcome || 'code' in outcome) {
    notes.count(`${what} ${outcome ? `refused with ${outcome.code}` : 'left unanswered'}`);
    if (outcome?.code === 'MEDIA_UNAVAILABLE') ledger.undone(key, next);
    return undefined;
  }
  ledger.done(key, next);
  notes.count(`${what} acknowledged`);
  return Object.values(outcome.data)[0];
}
