// npm run admin, backup, restore and import: the first argument names a file in this folder. From the
// sources, or from the build if there is only the built site. Always in this process, because
// commands may ask for passwords.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { prepare } from './install.mjs';

const [name] = process.argv.splice(2, 1);
if (existsSync(`dist/server/${name}.js`) && !existsSync('node_modules/tsx')) {
  await import(pathToFileURL(`dist/server/${name}.js`).href);
} else {
  await prepare('Generating', 'generate:prisma');
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${name}.ts`);
}
