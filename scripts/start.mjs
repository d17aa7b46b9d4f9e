import './requireNode.mjs';

// npm start: installs, generates and builds what is missing or out of date, then serves.
void import('./startSite.mjs');
