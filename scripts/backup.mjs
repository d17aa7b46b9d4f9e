import './requireNode.mjs';

// npm run backup: writes everything the site holds into one file.
import('./runCommand.mjs').then(({ runCommand }) => runCommand('backup'));
