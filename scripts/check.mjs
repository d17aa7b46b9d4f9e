import './requireNode.mjs';

// npm run check: what a change most likely breaks, within a minute. `npm test` is the whole.
void import('./checkChange.mjs');
