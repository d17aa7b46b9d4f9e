import './requireNode.mjs';

// npm run admin: manages the accounts of the admin area, also where only the built site is.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('admin'));
