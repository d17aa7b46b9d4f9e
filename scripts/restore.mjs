import './requireNode.mjs';

// npm run restore: puts what a backup holds in place of what the site holds.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('restore'));
