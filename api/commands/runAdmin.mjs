import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { endTogether, fail, run, wireit, wireitEnv } from './run.mjs';
import { step } from './step.mjs';

// Always in this process, because the command asks for passwords.
if (existsSync('dist/server/admin.js') && !existsSync('node_modules/tsx')) {
  await import(pathToFileURL('dist/server/admin.js').href);
} else {
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
  await import('./admin.ts');
}
