import './requireNode.mjs';

// npm run import: adds what was exported from the former hosted backend.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('import'));
