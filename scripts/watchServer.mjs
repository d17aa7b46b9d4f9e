import { once } from 'node:events';
import { resolve } from 'node:path';
import { build } from 'vite';
import { endTogether, start } from './run.mjs';

endTogether();

// One file without the packages: Node loads it in half the time that it needs for each source.
const watcher = await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'watch-generated-files',
      buildStart() {
        this.addWatchFile(resolve('api/generated/generatedAt'));
      },
    },
  ],
  build: {
    ssr: 'api/server.ts',
    outDir: 'dist/development',
    // The next build must not remove the file while a server starts from it.
    emptyOutDir: false,
    sourcemap: true,
    watch: {
      // Vite, inside the server, updates the open page when the client or a message changes. The
      // Prisma client changes file by file, and then `generatedAt`.
      exclude: ['client/**', 'api/shared/messages/{en,am}/**', 'api/generated/prisma/**'],
    },
    rolldownOptions: {
      // Vite, inside the server, loads the components.
      external: /\.tsx$/,
      output: { codeSplitting: false },
    },
  },
});

let server;
let ended;
let restarted = Promise.resolve();
watcher.on('event', (event) => {
  // After an error, which Vite prints, the former server keeps running.
  if (event.code === 'BUNDLE_END') restarted = restarted.then(restart);
  return event.result?.close();
});

async function restart() {
  server?.kill();
  await ended;
  server = start(['--enable-source-maps', 'dist/development/server.js'], {
    NODE_ENV: 'development',
    // From Node 22 on, packages are compiled once.
    NODE_COMPILE_CACHE: 'dist/development/compiled',
  });
  ended = once(server, 'close');
}
