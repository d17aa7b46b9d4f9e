import { importCommand } from './importCommand.ts';
import { processSurroundings } from './surroundings.ts';

process.exitCode = await importCommand(process.argv.slice(2), processSurroundings());
