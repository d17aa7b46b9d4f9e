import { restoreCommand } from './restoreCommand.ts';
import { processSurroundings } from './surroundings.ts';

process.exitCode = await restoreCommand(process.argv.slice(2), processSurroundings());
