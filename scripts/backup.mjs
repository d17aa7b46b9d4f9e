import './requireNode.mjs';

// npm run backup: writes everything the site holds into one file.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('backup'));
