import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from '../build/compressFiles.ts';

/** Built separately from the pages, so that visitors do not load the sandbox. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '#jsx' }), compressFiles({ brotli: false })],
  base: '/sandbox/',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/sandbox',
    emptyOutDir: true,
    // The policy of the page allows no fonts in style sheets.
    assetsInlineLimit: (file) => !file.endsWith('.woff2') && undefined,
    // The editor is large by nature, and only developers load it.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: 'client/sandbox/index.html' },
  },
});
