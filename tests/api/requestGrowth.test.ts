import { describe, expect, it } from 'vitest';
import { maxResponseBytes } from '../../api/graphql/responseBudget.ts';
import type { GraphQLResponse } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';

// With caches, because their keys are tested too.
const api = useApi({}, { CACHE_MB: '64' });

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const codes = ({ errors }: GraphQLResponse) => errors?.map(({ extensions }) => extensions['code']);
const messages = ({ errors }: GraphQLResponse) => errors?.map(({ message }) => message).join();

/** Fragments of which each is spread several times by the one before. */
const tower = (levels: number, spread: (next: string) => string, last: string) =>
  `${many(levels, (index) => `fragment F${index} on Query { ${spread(`F${index + 1}`)} }`)}
   fragment F${levels} on Query { ${last} }`;

describe('a document with a large result is refused for', () => {
  it.each([
    ['selections', `{ ...F0 } ${tower(10, (next) => many(3, () => `...${next}`), '__typename')}`],
    [
      'selections',
      `{ ...F0 } ${tower(12, (next) => many(2, () => `... { ...${next} }`), '__typename')}`,
    ],
    ['aliases', `{ ...F0 } ${tower(5, (next) => many(2, () => `...${next}`), 'a: __typename')}`],
    [
      'aliases',
      `{ ${many(4, (index) => `p${index}: posts { nodes { ...F } }`)} }
       fragment F on Post { ${many(8, (index) => `t${index}: postText`)} }`,
    ],
  ])('its %s', async (name, query) => {
    const answer = await api.query(query);
    expect(answer.status).toBe(400);
    expect(codes(answer)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(messages(answer)).toContain(name);
  });
});

describe('before it is validated, a document is refused for', () => {
  it.each([
    ['long names', `{ ...${'F'.repeat(101)} }`, ['Names have at most 100 letters.']],
    [
      'its fragments',
      `{ __typename } ${many(35, (index) => `fragment F${index} on Query { __typename }`)}`,
      ['This asks for too much (fragments: 35 where 30 are allowed).'],
    ],
    ['a subscription', 'subscription { x }', ['There are no subscriptions.']],
  ])('%s', async (_what, query, told) => {
    const answer = await api.query(query);
    expect([answer.status, codes(answer)]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
    // Nothing of the rules of validation, which take long for these.
    expect(answer.errors?.map(({ message }) => message)).toEqual(told);
  });
});

describe('a response', () => {
  const aliases = (count: number) =>
    `{ ${many(count, (index) => `p${index}: posts(first: 100) { nodes { postText } }`)} }`;

  it('larger than the budget is refused as a whole', async () => {
    const { prisma } = api.services;
    const postText = 'ሰላም '.repeat(5_000);
    const data = Array.from({ length: 20 }, (_, index) => ({
      postTitle: `Post ${String(index)}`,
      postText,
    }));
    await prisma.post.createMany({ data });
    const bytes = 20 * Buffer.byteLength(postText);
    const most = Math.floor(maxResponseBytes / (bytes + 20 * 16));
    const good = await api.query(aliases(most));
    expect(good.errors).toBeUndefined();
    const refused = await api.query(aliases(most + 1));
    expect(refused.data).toBeNull();
    expect(codes(refused)).toEqual(['BAD_USER_INPUT']);
    expect(messages(refused)).toContain('larger than 5 MB');
  });
});

describe('variables', () => {
  const query = 'query ($n: Int) { events(first: $n) { nodes { id } } }';
  /** Takes JSON text, because JavaScript has no literal for some of it. */
  const send = async (variables: string) => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{ "query": ${JSON.stringify(query)}, "variables": ${variables} }`,
    });
    return {
      status: response.status,
      ...((await response.json()) as Omit<GraphQLResponse, 'status'>),
    };
  };

  it('that differ never share a response', async () => {
    expect((await send('{}')).errors).toBeUndefined();
    expect(codes(await send('{ "n": 1e400 }'))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await send('{ "n": null }'))).toEqual(['BAD_USER_INPUT']);
    const text = 'query ($__proto__: ID!) { event(id: $__proto__) { id } __typename }';
    const ask = async (id: string) => {
      const response = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{ "query": ${JSON.stringify(text)}, "variables": { "__proto__": "${id}" } }`,
      });
      return (await response.json()) as GraphQLResponse;
    };
    const { id } = await api.services.prisma.event.create({
      data: {
        title: 'Timket',
        date: new Date('2100-01-19'),
        time: '10:00 AM',
        description: 'A feast.',
        location: 'Auckland',
        mapLink: 'https://example.org/',
        imageUrl: '/media/a.jpg',
        imagePath: 'a.jpg',
      },
    });
    const [found, other] = [await ask(String(id)), await ask(String(id + 1))];
    expect([found.data['event'], other.data['event']]).toEqual([{ id: String(id) }, null]);
  });

  it('with many errors are refused at the first one, with a short message', async () => {
    const mutation = `mutation ($i: InquiryInput!) {
      sendInquiry(input: $i, proof: { ticket: "" }) { delivery }
    }`;
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, 1]));
    const answer = await api.query(mutation, { i: { name: '"'.repeat(90_000), ...unknown } });
    expect([answer.status, codes(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
    expect(JSON.stringify(answer).length).toBeLessThan(1_000);
  });

  it.each([
    ['null where a value must be', '{ "n": null }'],
    ['another type', '{ "n": "many" }'],
    ['5,000 levels', `{ "n": ${'['.repeat(5_000)}${']'.repeat(5_000)} }`],
    ['5,000 levels that nothing uses', `{ "x": ${'['.repeat(5_000)}${']'.repeat(5_000)} }`],
  ])('with %s cause no internal error', async (_what, variables) => {
    const answer = await send(variables);
    const told = codes(answer) ?? [];
    expect(told.every((code) => code === 'BAD_USER_INPUT')).toBe(true);
  });
});

describe('a persisted query with the hash of another', () => {
  it.each([undefined, 'Bearer nobody'])('is a bad request (authorization: %s)', async (bearer) => {
    const sha256Hash = 'a'.repeat(64);
    const wrong = [{ version: 1, sha256Hash }, { version: 2, sha256Hash }, { version: 1 }, 'x'];
    for (const persistedQuery of wrong) {
      const response = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer && { authorization: bearer }),
        },
        body: JSON.stringify({ query: '{ __typename }', extensions: { persistedQuery } }),
      });
      expect(response.status).toBe(400);
      expect(codes((await response.json()) as GraphQLResponse)).toEqual(['BAD_REQUEST']);
    }
  });
});

describe('a failure', () => {
  it('has the id of the request, for a report', async () => {
    const response = await fetch(`${api.url}/graphql?query={event(id:"1",id:"2"){id}}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-request-id')).toMatch(/\S/);
  });

  it('never gets a 304', async () => {
    const response = await fetch(`${api.url}/graphql?query={nonsense}`, {
      headers: { 'if-none-match': '*' },
    });
    expect(response.status).toBe(400);
  });
});
