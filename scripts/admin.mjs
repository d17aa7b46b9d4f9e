import './requireNode.mjs';

// npm run admin: manages the accounts of the admin area, also on a machine with only the built
// site.
void import('./runCommand.mjs').then(({ runCommand }) => runCommand('admin'));
