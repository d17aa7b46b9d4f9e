import './requireNode.mjs';

// npm run dev: serves from the sources, and follows their changes.
import('./developSite.mjs');
