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

// The server restarts when a file that it loaded changes. Files of the client and messages are not
// among them: Vite, inside the server, updates the open page.
const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
const exclude = ['client/**', 'vite.config.ts', 'api/generated/prisma/**'];
exclude.push('api/shared/messages/{en,am}/**');
watch.push(...exclude.flatMap((files) => ['--exclude', files]));
watch.push('--include', 'api/generated/generatedAt');
const children = [
  start([...watch, 'api/server.ts'], { NODE_ENV: 'development' }),
  // Generates again when a model, a resolver or an operation changes.
  start(wireit, { ...wireitEnv('generate'), WIREIT_WATCH: 'true' }),
];
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
