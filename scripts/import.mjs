import './requireNode.mjs';

// npm run import: adds what was exported from the former hosted backend.
import('./runCommand.mjs').then(({ runCommand }) => runCommand('import'));
