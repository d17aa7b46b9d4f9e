import './requireNode.mjs';

// npm run dev: serves from the sources, and follows their changes.
void import('./developSite.mjs');
