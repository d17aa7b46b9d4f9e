import './requireNode.mjs';

// npm start: installs, generates and builds what is missing or outdated, then serves.
void import('./startSite.mjs');
