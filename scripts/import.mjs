import './requireNode.mjs';

// npm run import: imports an export of the former hosted backend.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('import'));
