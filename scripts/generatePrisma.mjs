import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

// Generating the client needs no schema engine, but Prisma's CLI downloads one unless this names an
// existing program.
const env = {
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  CHECKPOINT_DISABLE: '1',
};
const prisma = ['node_modules/prisma/build/index.js', 'generate', '--no-hints'];
const args = [...prisma, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
process.exitCode = status ?? 1;

// `npm run dev` restarts the server when this changes: now all files are complete.
if (status === 0) writeFileSync('api/generated/generatedAt', new Date().toISOString());
