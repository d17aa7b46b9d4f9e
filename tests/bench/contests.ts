import assert from 'node:assert/strict';
import type { Request } from 'autocannon';
import { inEachLanguage } from '../../api/shared/messages/languages.ts';
import { publicRoutes } from '../e2e/publicRoutes.ts';
import type { Contest } from './contest.ts';
import { column, type Product } from './site.ts';
import {
  createRequest,
  cursorAfter,
  directoryPage,
  entriesOfCategory,
  eventsPage,
  post,
} from './work.ts';

/** The product with and without its caches, each on a database of usual size and on a large one. */
export interface Products {
  warm: Product;
  off: Product;
  warmGreat: Product;
  offGreat: Product;
  tokens: { warm: string; off: string };
}

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

async function bytesOf({ url, output }: Product, { method, path, body, headers }: Request) {
  const response = await fetch(url + (path ?? ''), {
    method: method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(typeof body === 'string' && { body }),
  });
  assert.equal(response.status, 200, output());
  return Buffer.from(await response.arrayBuffer());
}

/** Reads by GraphQL, after checking that the response has what the database has. */
export async function reads(products: Products, databaseUrl: string): Promise<Contest[]> {
  const { warm, off, warmGreat, offGreat } = products;
  const after = cursorAfter(5_001);
  const entries = { categoryId: '1', after };
  const work: [string, Product, Product, Request, string][] = [
    [
      'R1 directory page',
      warm,
      off,
      post('/graphql', directoryPage),
      'SELECT name FROM directory ORDER BY "categoryId", "sortName", id',
    ],
    [
      'R2 list of 50 events',
      warm,
      off,
      post('/graphql', eventsPage),
      'SELECT title AS name FROM event WHERE date >= current_date ORDER BY date, id LIMIT 50',
    ],
    [
      'R3 20 of 10,000 entries',
      warmGreat,
      offGreat,
      post('/graphql', entriesOfCategory, entries),
      `SELECT name FROM directory WHERE "categoryId" = 1
        AND ("sortName", id) > ('example house 5001', 5001) ORDER BY "sortName", id LIMIT 20`,
    ],
  ];
  const contests: Contest[] = [];
  for (const [name, cached, uncached, request, sql] of work) {
    const isGreat = cached === warmGreat;
    const expected = await column(isGreat ? greatUrl(databaseUrl) : databaseUrl, sql);
    for (const product of [cached, uncached]) {
      const text = (await bytesOf(product, request)).toString();
      const names = [...text.matchAll(/"(?:name|title)":"([^"]*)"/g)].map(([, found]) => found);
      assert.deepEqual(names, expected, name);
    }
    contests.push({
      name,
      connections: 20,
      bytes: await bytesOf(cached, request),
      type: json,
      limit: [request],
      product: {
        warm: { url: cached.url, requests: [request] },
        off: { url: uncached.url, requests: [request] },
      },
    });
  }
  return contests;
}

export const greatUrl = (databaseUrl: string) => databaseUrl.replace(/\/[^/]*$/, '/great');

/** An authenticated create of a resource, against a bare INSERT. */
export function write({ warm, off, tokens }: Products): Contest {
  return {
    name: 'W1 create of a resource',
    connections: 10,
    bytes: Buffer.from(''),
    type: json,
    limit: [createRequest('/insert')],
    product: {
      warm: { url: warm.url, requests: [createRequest('/graphql', tokens.warm)] },
      off: { url: off.url, requests: [createRequest('/graphql', tokens.off)] },
    },
  };
}

/** 99 reads of the directory page, then a write. */
export async function mixed({ warm, off, tokens }: Products): Promise<Contest> {
  const read = post('/graphql', directoryPage);
  const mix = (path: string, token = '') => [
    ...Array<Request>(99).fill(read),
    createRequest(path, token),
  ];
  return {
    name: 'M 99 % R1, 1 % W1',
    connections: 20,
    bytes: await bytesOf(warm, read),
    type: json,
    limit: mix('/insert'),
    product: {
      warm: { url: warm.url, requests: mix('/graphql', tokens.warm) },
      off: { url: off.url, requests: mix('/graphql', tokens.off) },
    },
  };
}

/** Every public page in each language as HTML, as it is and compressed. */
export async function publicPages({ warm, off }: Products): Promise<Contest[]> {
  const contests: Contest[] = [];
  for (const path of publicRoutes.flatMap(inEachLanguage)) {
    for (const encoding of ['', 'br']) {
      const request: Request = { method: 'GET', path, headers: { 'accept-encoding': encoding } };
      const plain = await bytesOf(warm, request);
      assert.match(plain.toString(), /<h1/, path);
      contests.push({
        name: `P ${path}${encoding && ' br'}`,
        connections: 20,
        bytes: encoding ? await compressed(warm, path) : plain,
        type: html,
        encoding,
        limit: [request],
        product: {
          warm: { url: warm.url, requests: [request] },
          ...(!encoding && { off: { url: off.url, requests: [request] } }),
        },
      });
    }
  }
  return contests;
}

/** The bytes as they are sent. `fetch` would decompress them. */
async function compressed({ url }: Product, path: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      assert.equal(response.headers['content-encoding'], 'br');
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve(Buffer.concat(chunks));
      });
    }).on('error', reject);
  });
}
