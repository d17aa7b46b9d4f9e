import './requireNode.mjs';

// npm run dev: serves from the sources, and reloads after changes.
void import('./developSite.mjs');
