import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { endTogether, fail, run, wireit, wireitEnv } from './run.mjs';
import { step } from './step.mjs';

/**
 * Runs a command of the server's side: from the sources, or built where only the built site is.
 * Always in this process, because commands may ask for passwords.
 * @param {string} name of its file in this folder
 */
export async function runCommand(name) {
  if (existsSync(`dist/server/${name}.js`) && !existsSync('node_modules/tsx')) {
    await import(pathToFileURL(`dist/server/${name}.js`).href);
    return;
  }
  const undo = endTogether();
  try {
    await install();
    await step('Generating', () => run(wireit, { env: wireitEnv('generate:prisma') }));
  } catch (error) {
    fail(error);
  }
  undo();
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${name}.ts`);
}
