import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { bundledContent, removeDataFolder, spawnServer } from './serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the bundled content, whose server has ended. Tests may only add content to it. */
    filledFolder: string;
    firstStart: {
      /** The bundled content, as visitors see it. */
      content: unknown;
      /** The milliseconds until it was readable. */
      duration: number;
      /** Everything that the server printed, which had no terminal. */
      output: string;
    };
  }
}

/** Runs once before all tests of whole processes, because the first start takes longest. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = temporaryFolder();
  const begin = Date.now();
  const server = spawnServer(dataDir, { LOG_LEVEL: 'info' });
  const content = await bundledContent(await server.up);
  const duration = Date.now() - begin;
  server.child.kill('SIGTERM');
  await server.ended;
  project.provide('filledFolder', dataDir);
  project.provide('firstStart', { content, duration, output: server.output() });
  return () => {
    removeDataFolder(dataDir);
  };
}
