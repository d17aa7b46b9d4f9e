import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

// Generating the client needs no schema engine, yet Prisma's command line downloads one unless
// this names a program that exists.
const env = {
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  CHECKPOINT_DISABLE: '1',
};
const prisma = ['node_modules/prisma/build/index.js', 'generate', '--no-hints'];
const args = [...prisma, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
process.exitCode = status ?? 1;

// `npm run dev` starts the server again when this changes: only now are all files in place.
if (status === 0) writeFileSync('api/generated/generatedAt', new Date().toISOString());
