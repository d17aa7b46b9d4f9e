import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { prepare } from './install.mjs';

/**
 * Runs a server-side command: from the sources, or from the build if there is only the built site.
 * Always in this process, because commands may ask for passwords.
 * @param {string} name of its file in this folder
 */
export async function runCommand(name) {
  if (existsSync(`dist/server/${name}.js`) && !existsSync('node_modules/tsx')) {
    await import(pathToFileURL(`dist/server/${name}.js`).href);
    return;
  }
  await prepare('Generating', 'generate:prisma');
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${name}.ts`);
}
