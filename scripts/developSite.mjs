// npm run dev: serves from the sources, and reloads after changes.
import { install } from './install.mjs';
import { endTogether, endWithNpm, fail, run, start, wireit, wireitEnv } from './run.mjs';
import { step } from './step.mjs';

endWithNpm();
endTogether();
try {
  await install();
  await step('Generating', () => run(wireit, { env: wireitEnv('generate') }));
  // Vite cannot serve the sandbox's editor from its sources.
  await step('Building the sandbox', () => run(wireit, { env: wireitEnv('build:sandbox') }));
} catch (error) {
  fail(error);
}

const children = [
  start(['scripts/watchServer.mjs']),
  // Generates again when a model, the schema or an operation changes.
  start(wireit, { ...wireitEnv('dev:generate'), WIREIT_WATCH: 'true' }),
];
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
