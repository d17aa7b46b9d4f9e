import { environment } from '../api/env.ts';
import { adminCommand } from './adminCommand.ts';

const { stdin, stdout, stderr } = process;
process.exitCode = await adminCommand(process.argv.slice(2), {
  env: environment(),
  terminal: stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : null,
  say: (line) => stdout.write(`${line}\n`),
  complain: (line) => stderr.write(`${line}\n`),
});
