import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { waiting } from './patience.ts';

const query = '{ resourceCategories { id version categoryName } }';
const answer = z.object({
  data: z.object({
    resourceCategories: z.array(
      z.object({ id: z.string(), version: z.number(), categoryName: z.string() }),
    ),
  }),
});

/** For how long the processes that did not write returned the former name. */
export interface Staleness {
  /** Reads with the old name in the process that wrote, after its mutation returned. */
  staleWhereWritten: number;
  /** Milliseconds from the mutation until all other processes had the new name, for each write. */
  delays: number[];
}

/**
 * Renames a category again and again, by each of several processes in turn, and reads it right after
 * in all of them, by the query whose responses they cache.
 * @param urls the processes, on one database
 * @param token an admin's access token, good with all
 */
export async function measureStaleness(
  urls: readonly [string, ...string[]],
  token: string,
  writes: number,
): Promise<Staleness> {
  const result: Staleness = { staleWhereWritten: 0, delays: [] };
  let [category] = await read(urls[0]);
  for (let count = 0; count < writes && category; count += 1) {
    const writer = urls[count % urls.length] ?? urls[0];
    const others = urls.filter((url) => url !== writer);
    const categoryName = `Name ${String(count)}`;
    // All cache the response from before the change.
    await Promise.all(urls.map(read));
    await rename(writer, token, { ...category, categoryName });
    const begin = performance.now();
    const [here] = await read(writer);
    if (here?.categoryName !== categoryName) result.staleWhereWritten += 1;
    const know = async (other: string) => {
      while ((await read(other))[0]?.categoryName !== categoryName) {
        if (performance.now() - begin > waiting) throw new Error('Another process never knew.');
        await sleep(1);
      }
    };
    await Promise.all(others.map(know));
    result.delays.push(performance.now() - begin);
    category = here;
  }
  return result;
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as unknown;
}

async function read(url: string) {
  return answer.parse(await post(url, { query })).data.resourceCategories;
}

async function rename(
  url: string,
  token: string,
  { id, version, categoryName }: { id: string; version: number; categoryName: string },
) {
  const mutation = `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) {
    updateResourceCategory(id: $id, version: $version, input: $input) { version } }`;
  const variables = { id, version, input: { categoryName } };
  const headers = { authorization: `Bearer ${token}` };
  z.object({ data: z.object({ updateResourceCategory: z.object({ version: z.number() }) }) }).parse(
    await post(url, { query: mutation, variables }, headers),
  );
}
