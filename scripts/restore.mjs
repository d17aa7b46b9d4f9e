import './requireNode.mjs';

// npm run restore: replaces the data of the site with a backup.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('restore'));
