import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { removeDataFolder, spawnServer } from './serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the bundled content, whose server has ended. Tests may only add content to it. */
    filledFolder: string;
  }
}

/** Runs once before all tests of whole processes, because the first start takes longest. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = temporaryFolder();
  const server = spawnServer(dataDir);
  await server.up;
  server.child.kill('SIGTERM');
  await server.ended;
  project.provide('filledFolder', dataDir);
  return () => {
    removeDataFolder(dataDir);
  };
}
