import './requireNode.mjs';

// npm test: installs what is missing, then checks and tests everything.
void import('./testSite.mjs');
