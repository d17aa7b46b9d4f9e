import './requireNode.mjs';

// npm run check: runs what a change most likely breaks, within half a minute. `npm test` runs
// everything.
void import('./checkChange.mjs');
