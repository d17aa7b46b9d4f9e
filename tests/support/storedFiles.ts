import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Api } from './api.ts';

/** The paths of all stored files, once those that are unused have been removed. */
export async function storedFiles({ services, mediaFolder }: Api): Promise<string[]> {
  await expect.poll(() => services.prisma.unusedFile.count()).toBe(0);
  return filesIn(mediaFolder);
}

/** The paths of the files in a folder and those within. */
export async function filesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}
