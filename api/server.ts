import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { seed } from '../prisma/seed/seed.ts';
import { createApp } from './app.ts';
import { startBundledPostgres } from './database/bundledPostgres.ts';
import { connectDatabase } from './database/connect.ts';
import { type ContentListener, listenForChanges } from './database/contentChanges.ts';
import { DatabasePool } from './database/databasePool.ts';
import { type ReadRows, rowReader } from './database/rowReader.ts';
import { prepareDatabase } from './database/prepare.ts';
import { type Env, environment, readEnv } from './env.ts';
import { startJobs } from './jobs.ts';
import { logDestination } from './logDestination.ts';
import { checkMediaFolder } from './media/checkMediaFolder.ts';
import { removeUnfinishedUploads } from './media/diskStore.ts';
import { ownTemporaryFiles } from './media/temporaryFiles.ts';
import { mediaFolderOf } from './media/mediaSettings.ts';
import { mediaStoreFrom } from './media/mediaStoreFrom.ts';
import { serveMetrics } from './metrics/metricsServer.ts';
import { registerSiteMetrics } from './metrics/siteMetrics.ts';
import { createLog } from './http/requestLog.ts';
import { buildSchema, sortedSdl, writeSchema } from './graphql/schema.ts';
import { createServices } from './services.ts';
import { createFirstAdmin } from './session/admins.ts';
import { startupMessage } from './startupError.ts';
import { requestListener } from './requestListener.ts';
import { builtRenderer } from './rendering/renderer.ts';
import { graphqlEndpoint } from './graphql/graphqlEndpoint.ts';
import { type HttpServer, listen } from './http/httpServer.ts';
import { builtSandbox, serveSandbox } from './http/sandbox.ts';
import { contentHash, securityHeaders } from './http/securityHeaders.ts';
import { plainPolicy } from './http/plainPage.ts';
import { Prisma } from './generated/prisma/client.ts';

/** The steps of the shutdown, in reverse order. */
const undo: (() => Promise<unknown>)[] = [];

async function start(env: Env): Promise<void> {
  // Optimising Prisma's WebAssembly takes 75 MB and 0.2 s at the start, and makes nothing faster.
  setFlagsFromString('--liftoff-only');
  const log = createLog(env.LOG_LEVEL, await logDestination());
  // First, so that a port in use is reported at once.
  const server = await listen(env.PORT, securityHeaders(env), securityHeaders(env, plainPolicy));
  const bundledUrl = env.DATABASE_URL ? undefined : await startDatabase(env.DATA_DIR);
  const databaseUrl = bundledUrl ?? env.DATABASE_URL;
  const directUrl = bundledUrl ?? env.DATABASE_DIRECT_URL;
  const connections = `site ${randomUUID()}`;
  const pool = new DatabasePool(databaseUrl, connections, { hasPooler: databaseUrl !== directUrl });
  const prisma = await connectDatabase(databaseUrl, { pool });
  undo.push(() => prisma.$disconnect());

  const mediaFolder = mediaFolderOf(env);
  const media = await mediaStoreFrom(env);
  const now = () => new Date();
  await removeUnfinishedUploads(mediaFolder, now());
  undo.push(await ownTemporaryFiles(server.port));
  const listeners: ContentListener[] = [];
  const readRows = rowReader(pool);
  const changes = await prepareDatabase(directUrl, async () => {
    // Not by Prisma: its first query loads the query compiler, which takes a tenth of the start.
    const [has] = await readRows<{ content: boolean; account: boolean }>(Prisma.sql`
      SELECT EXISTS (SELECT FROM "site-state" WHERE "seededAt" IS NOT NULL) AS content,
        EXISTS (SELECT FROM "user") AS account`);
    if (!has?.content) await seed({ prisma, media, now, log });
    if (!has?.account) await createFirstAdmin(prisma, env);
    // Before the lock is released: a restore that waits for it then detects that a site is running.
    return listenForChanges(directUrl, connections, listeners);
  });
  undo.push(() => changes.stop());
  if (!env.CLOUDINARY_URL) await checkMediaFolder(mediaFolder, { readRows, log });
  const secret = await sessionSecret(readRows, env.SESSION_SECRET);
  const services = createServices(env, {
    prisma,
    databaseUrl: directUrl,
    readRows,
    diskSpace: pool.diskSpace,
    media,
    secret,
    now,
    log,
  });
  listeners.push(services.cache, services.sessions);
  undo.push(startJobs(services));
  if (env.METRICS_PORT !== '') {
    const { registry } = services.metrics;
    registerSiteMetrics(registry, services, pool);
    const metrics = await serveMetrics(registry, env.METRICS_HOST, env.METRICS_PORT);
    undo.push(() => metrics.close());
  }

  const schema = buildSchema();
  const isDevelopment = env.NODE_ENV === 'development';
  // `npm run dev` generates hooks when this file changes.
  if (isDevelopment) writeSchema(schema);
  const renderer = isDevelopment
    ? await (await import('./rendering/developmentRenderer.ts')).developmentRenderer()
    : await builtRenderer();
  const styleHashes = renderer.inlineStyles.map(({ text }) => contentHash(text));
  const headers = securityHeaders(env, { styleSrc: ["'self'", ...styleHashes] });
  const graphql = await graphqlEndpoint(schema, services, headers, env.SANDBOX);
  undo.push(() => graphql.stop());
  const app = createApp({
    services,
    graphql,
    renderer,
    sandbox: env.SANDBOX ? serveSandbox(builtSandbox(), env, () => sortedSdl(schema)) : undefined,
    mediaFolder,
    isDraining: () => server.isDraining,
    headers,
  });
  server.serve(requestListener(app, graphql, services, headers));
  undo.push(() => server.close(env.CLOSE_SECONDS));
  undo.push(() => drain(server, env.DRAIN_SECONDS));

  const site = `http://localhost:${String(server.port)}`;
  const addresses = [`Site     ${site}/`, `API      ${site}/graphql`];
  if (env.SANDBOX) addresses.push(`Sandbox  ${site}/graphql (in a browser)`);
  process.stdout.write(addresses.map((line) => `  ${line}\n`).join(''));
}

/** Starts the bundled PostgreSQL. A signal aborts the start. */
async function startDatabase(dataDir: string): Promise<string> {
  const interruption = new AbortController();
  const starting = startBundledPostgres(dataDir, console.log, interruption.signal);
  undo.push(() => {
    interruption.abort();
    return starting.then((bundled) => bundled.stop()).catch(() => undefined);
  });
  return (await starting).url;
}

/** Gives load balancers time to notice that the process is shutting down. */
async function drain(server: HttpServer, seconds: number): Promise<void> {
  server.drain();
  await sleep(seconds * 1000);
}

let stopping: Promise<void> | undefined;

function stop(exitCode: number): Promise<void> {
  stopping ??= undoAll().then(() => process.exit(exitCode));
  return stopping;
}

async function undoAll(): Promise<void> {
  for (const step of undo.splice(0).reverse()) {
    await step().catch((error: unknown) => {
      process.stderr.write(`While stopping: ${String(error)}\n`);
    });
  }
}

// Not `once`: a library also listens, and ends the process if it is the only listener.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop(0));
}

// Packages, migrations, `.env` and the built client are in this folder. The working directory may be another one.
const projectFolder = ['..', '../..']
  .map((path) => resolve(import.meta.dirname, path))
  .find((folder) => existsSync(join(folder, 'package.json')));
if (projectFolder !== undefined) process.chdir(projectFolder);

try {
  await start(readEnv(environment()));
} catch (error) {
  // If a signal interrupts the start, its error is expected.
  await stopping;
  process.stderr.write(`${startupMessage(error)}\n`);
  await stop(1);
}

/**
 * The secret that signs sessions: the configured one, or one that the first start stores in the
 * database, so that all processes have the same.
 */
async function sessionSecret(readRows: ReadRows, configured: string): Promise<string> {
  if (configured) return configured;
  const [state] = await readRows<{ secret: string }>(Prisma.sql`
    INSERT INTO "site-state" AS state (id, "sessionSecret")
    VALUES (1, ${randomBytes(48).toString('base64url')})
    ON CONFLICT (id) DO UPDATE
      SET "sessionSecret" = coalesce(state."sessionSecret", excluded."sessionSecret")
    RETURNING "sessionSecret" AS secret`);
  if (!state) throw new Error('The session secret was not stored.');
  return state.secret;
}
