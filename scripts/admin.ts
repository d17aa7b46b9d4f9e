import { adminCommand } from './adminCommand.ts';
import { processSurroundings } from './surroundings.ts';

process.exitCode = await adminCommand(process.argv.slice(2), processSurroundings());
