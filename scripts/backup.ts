import { backupCommand } from './backupCommand.ts';
import { processSurroundings } from './surroundings.ts';

process.exitCode = await backupCommand(process.argv.slice(2), processSurroundings());
