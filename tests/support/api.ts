import { hash } from '@node-rs/argon2';
import { Role } from '../../api/generated/prisma/enums.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import type { GraphQLSchema } from 'graphql';
import { expect, inject } from 'vitest';
import { createApp } from '../../api/app.ts';
import type { Services } from '../../api/context.ts';
import { connectDatabase } from '../../api/database/connect.ts';
import { DatabasePool, type PoolOptions } from '../../api/database/databasePool.ts';
import { rowReader } from '../../api/database/rowReader.ts';
import { listenForChanges } from '../../api/database/contentChanges.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { readEnv } from '../../api/env.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import { createLog } from '../../api/http/requestLog.ts';
import { buildSchema, sortedSdl } from '../../api/graphql/schema.ts';
import { createServices } from '../../api/services.ts';
import { openSession } from '../../api/session/sessions.ts';
import { requestListener } from '../../api/requestListener.ts';
import { graphqlEndpoint } from '../../api/graphql/graphqlEndpoint.ts';
import { type Sandbox, serveSandbox } from '../../api/http/sandbox.ts';
import type { PageRenderer } from '../../api/rendering/renderer.ts';
import { securityHeaders } from '../../api/http/securityHeaders.ts';
import { multipart, type TestFile } from './multipart.ts';
import { waiting } from './patience.ts';
import { throughPooler } from './pooler.ts';
import { postJson } from './postJson.ts';
import { createTestDatabase } from './postgres.ts';

export interface GraphQLResponse {
  status: number;
  // A test checks the shape of a response itself.
  data: Record<string, unknown>;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export type Query = (
  query: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<GraphQLResponse>;

/** Returns the data of a response; fails if it has errors. */
type Ask = (...args: Parameters<Query>) => Promise<GraphQLResponse['data']>;

const askBy =
  (query: Query): Ask =>
  async (...args) => {
    const { data, errors } = await query(...args);
    expect(errors).toBeUndefined();
    return data;
  };

export interface Admin {
  id: string;
  accessToken: string;
  refreshToken: string;
  query: Query;
  ask: Ask;
  /** Also sends files, by the names of their variables. */
  upload(
    query: string,
    variables: Record<string, unknown>,
    files: Record<string, TestFile>,
    headers?: Record<string, string>,
  ): Promise<GraphQLResponse>;
}

const testSecret = 'a secret for tests only, 32 characters';

/** The password of every admin in tests. */
export const testPassword = 'injera wot kitfo shiro';

/** Hashing is slow on purpose, and tests sign in often. This hash has parameters that make it quick. */
const passwordHash = hash(testPassword, { memoryCost: 1_024, timeCost: 1, parallelism: 1 });

/** Built once for all tests of a worker, because it keeps no data of a site. */
let schema: GraphQLSchema | undefined;

/** The API over HTTP, with its own database and media folder. */
export interface Api {
  url: string;
  databaseUrl: string;
  services: Services;
  mediaFolder: string;
  /** SQL statements sent to the database since the list was last emptied. */
  statements: string[];
  query: Query;
  ask: Ask;
  /** Creates an admin, and sends all later requests as that admin. */
  signInAdmin(email?: string, roles?: Role[]): Promise<Admin>;
  /** From now on the API reports that it is shutting down. */
  drain(): void;
  /** Empties the database and the media folder. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** No pages: they are tested in a browser, on the built site. */
const noPages: PageRenderer = {
  files: (_request, _response, next) => next(),
  render: () => Promise.resolve({ status: 200, html: Buffer.alloc(0) }),
  addressOf: (path) => Promise.resolve({ address: path, isBounded: true }),
  publicPaths: async () => (await import('../../client/entry.server.tsx')).publicPaths,
  webManifest: () => Promise.resolve({}),
  openSearch: () => Promise.resolve(''),
  inlineStyles: [],
};

/** This is also tested in a browser. */
const noSandbox: Sandbox = {
  document: 'the sandbox',
  assets: (_request, _response, next) => next(),
};

/** On a busy machine a statement may take long; that is no fault of the program. */
const patientLimits = { connection: waiting, statement: waiting, response: waiting };

interface DatabaseAccess extends PoolOptions {
  /** Another address of the database. */
  through?: (databaseUrl: string) => string;
  /** The address of a transaction pooler, through which the statements go. */
  poolerHost?: string;
  /** Another API that shares the database with this one, as two processes do. */
  beside?: Pick<Api, 'databaseUrl'>;
}

/**
 * Starts it without caches, because tests write to the database directly.
 * @param overrides services to put in place of the real ones, such as a chosen `now`
 */
export async function startApi(
  overrides: Partial<Services> = {},
  settings: NodeJS.ProcessEnv = {},
  { through, poolerHost, beside, ...poolOptions }: DatabaseAccess = {},
): Promise<Api> {
  const database = beside
    ? { url: beside.databaseUrl, drop: () => Promise.resolve() }
    : await createTestDatabase();
  const connections = beside ? `site beside ${randomUUID()}` : 'site under test';
  // The default data folder also begins with a dot.
  const mediaFolder = temporaryFolder('.media-');
  const directUrl = through?.(database.url) ?? database.url;
  // If there is a proxy already, for example one that a test closes, no second one is added.
  const host = poolerHost ?? (through ? '' : inject('poolerHost'));
  const databaseUrl = host ? throughPooler(directUrl, host) : directUrl;
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    CACHE_MB: '0',
    TRASH_DAYS: '0',
    ...settings,
  });
  const log = createLog(env.LOG_LEVEL);
  const statements: string[] = [];
  const onStatement = (sql: string) => void statements.push(sql);
  const pool = new DatabasePool(databaseUrl, connections, {
    limits: patientLimits,
    hasPooler: host !== '',
    ...poolOptions,
  });
  const prisma = await connectDatabase(databaseUrl, { pool, onStatement });
  const readRows = rowReader(pool, onStatement);
  const now = overrides.now ?? (() => new Date());
  const media = diskStore(mediaFolder);
  const { diskSpace } = pool;
  const foundations = {
    prisma,
    databaseUrl: directUrl,
    readRows,
    diskSpace,
    media,
    secret: testSecret,
    now,
    log,
  };
  const services: Services = { ...createServices(env, foundations), ...overrides };
  const changes = await listenForChanges(directUrl, connections, [
    services.cache,
    services.sessions,
  ]);
  const shared = (schema ??= buildSchema());
  const headers = securityHeaders(env);
  const graphql = await graphqlEndpoint(shared, services, headers, env.SANDBOX);
  let isDraining = false;
  const app = createApp({
    services,
    graphql,
    renderer: noPages,
    sandbox: env.SANDBOX ? serveSandbox(noSandbox, env, () => sortedSdl(shared)) : undefined,
    mediaFolder,
    isDraining: () => isDraining,
    headers,
  });
  const server = createServer(requestListener(app, graphql, services, headers)).listen(
    0,
    '127.0.0.1',
  );
  // The server must not close an idle connection just when a test reuses it.
  server.keepAliveTimeout = waiting;
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const query: Query = (text, variables = {}, headers = {}) =>
    postJson(`${url}/graphql`, { query: text, variables }, headers);
  return {
    url,
    databaseUrl: database.url,
    services,
    mediaFolder,
    statements,
    query,
    ask: askBy(query),
    async signInAdmin(email = 'admin@example.org', roles = [Role.ADMIN]) {
      const data = { email, passwordHash: await passwordHash, roles };
      const user = await prisma.user.create({ data });
      const opened = await openSession(services, user, 'test');
      if (!opened) throw new Error('The password of a new account was refused.');
      const { accessToken, refreshToken } = opened;
      const { id } = user;
      const authorization = { authorization: `Bearer ${accessToken}` };
      const queryAsAdmin: Query = (text, variables, headers) =>
        query(text, variables, { ...authorization, ...headers });
      return {
        id,
        accessToken,
        refreshToken,
        query: queryAsAdmin,
        ask: askBy(queryAsAdmin),
        upload: async (text, variables, files, headers) => {
          const response = await fetch(`${url}/graphql`, {
            method: 'POST',
            headers: { 'apollo-require-preflight': 'true', ...authorization, ...headers },
            body: multipart(text, variables, files),
          });
          return {
            status: response.status,
            ...((await response.json()) as Omit<GraphQLResponse, 'status'>),
          };
        },
      };
    },
    drain() {
      isDraining = true;
    },
    async reset() {
      // TRUNCATE makes and removes several files for each table. Without triggers nothing is noted about
      // the deleted rows, and the order does not matter.
      await prisma.$executeRaw`
        DO $$
        DECLARE
          filled text;
        BEGIN
          SET LOCAL session_replication_role = replica;
          FOR filled IN SELECT quote_ident(relname) FROM pg_class
            WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
              AND relname <> '_prisma_migrations' AND pg_relation_size(oid) > 0
          LOOP
            EXECUTE 'DELETE FROM ' || filled;
          END LOOP;
          PERFORM setval(format('public.%I', sequencename)::regclass, start_value, false)
          FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
        END
        $$`;
      services.cache.invalidate();
      services.sessions.ended();
      await rm(mediaFolder, { recursive: true, force: true });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await graphql.stop();
      await changes.stop();
      await prisma.$disconnect();
      await database.drop();
      await rm(mediaFolder, { recursive: true, force: true });
    },
  };
}
