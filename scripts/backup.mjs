import './requireNode.mjs';

// npm run backup: writes all data of the site into one file.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('backup'));
