import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import jwt from 'jsonwebtoken';
import { freePort } from '../../api/database/postmaster.ts';
import { type Product, signIn, startProduct } from './site.ts';
import { createRequest, post } from './work.ts';

/** Programs that the site is compared with, and their packages. */
export const folder = 'tests/bench/peers';
const secret = 'only for measurements';

export const workloads = {
  R1: 'R1 directory page',
  R2: 'R2 list of 50 events',
  R3: 'R3 20 of 10,000 entries',
  W1: 'W1 create of a resource',
};
export type Workload = keyof typeof workloads;

/** A program that is compared. */
export interface Peer extends Pick<Product, 'url' | 'pid' | 'stop'> {
  name: string;
  databaseUrl: string;
  requests: Record<Workload, Request>;
  figures: Partial<Record<Workload, Figures>>;
}

/** A value for each round. */
interface Figures {
  perSecond: number[];
  /** Milliseconds of CPU time for each request. */
  node: number[];
  postgres: number[];
}

const entry =
  'name description location mapLink imageUrl socialMediaPlatforms socialMediaPlatformLinks';
const event = 'title date time description location mapLink imageUrl';
const query = (text: string) => post('/graphql', text);

export async function startSite(databaseUrl: string, cache: string, settings = {}): Promise<Peer> {
  const product = await startProduct(databaseUrl, settings);
  return {
    ...product,
    name: `site, caches ${cache}`,
    databaseUrl,
    figures: {},
    requests: {
      R1: query(
        `{ directoryCategories { id categoryName entries(first: 100) { nodes { id ${entry} } } } }`,
      ),
      R2: query(`{ events(first: 50) { nodes { id ${event} } } }`),
      R3: query(`{ directories(categoryId: 17, first: 20) { nodes { id ${entry} } } }`),
      // Access tokens last 15 minutes.
      W1: createRequest('/graphql', await signIn(product.url)),
    },
  };
}

export async function startPlain(databaseUrl: string): Promise<Peer> {
  return {
    ...(await startPeer(databaseUrl, () => ['--import', 'tsx', `${folder}/plain.ts`])),
    name: 'plain',
    requests: {
      R1: query(`{ directoryCategories { id categoryName entries { id ${entry} } } }`),
      R2: query(`{ events { id ${event} } }`),
      R3: query(`{ directories(categoryId: 17, first: 20) { id ${entry} } }`),
      W1: createRequest('/graphql', token),
    },
  };
}

export async function startPostGraphile(databaseUrl: string): Promise<Peer> {
  const options = (port: string) => ({
    config: `${folder}/graphile.config.mjs`,
    preset: 'postgraphile/presets/amber,postgraphile/presets/lazy-jwt:PgLazyJWTPreset',
    connection: databaseUrl,
    schema: 'public',
    host: '127.0.0.1',
    port,
  });
  const resource = { title: 'Service', description: ['It helps.', 'It is free.'], categoryId: 1 };
  return {
    ...(await startPeer(databaseUrl, (port) => [
      `${folder}/node_modules/postgraphile/dist/cli-run.js`,
      ...Object.entries(options(port)).map(([name, value]) => `--${name}=${value}`),
    ])),
    name: 'PostGraphile',
    requests: {
      R1: query(
        `{ allDirectoryCategoriesList { rowId categoryName directoriesByCategoryIdList { rowId ${entry} } } }`,
      ),
      R2: query(`{ allEventsList { rowId ${event} } }`),
      R3: query(
        `{ allDirectoriesList(condition: { categoryId: 17 }, orderBy: NAME_ASC, first: 20) { rowId ${entry} } }`,
      ),
      W1: post(
        '/graphql',
        `mutation Create($resource: ResourceInput!) {
          createResource(input: { resource: $resource }) { resource { rowId } } }`,
        { resource: { ...resource, link: 'https://www.example.org/' } },
        token,
      ),
    },
  };
}

/** Both read it. PostGraphile takes the role, here that of the connection, and the audience. */
const token = jwt.sign({ sub: 'somebody', role: 'postgres', aud: 'postgraphile' }, secret);

async function startPeer(databaseUrl: string, args: (port: string) => string[]) {
  const port = String(await freePort());
  const child = spawn(process.execPath, args(port), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      JWT_SECRET: secret,
      PORT: port,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(url).then(Boolean, () => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${args(port).join(' ')} does not start.`);
    await sleep(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    databaseUrl,
    figures: {},
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
