import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, preloadsOf, serverChunks } from './client/build/chunks.ts';
import { compressFiles } from './client/build/compressFiles.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const server = pathOf('api/server.ts');

/** What can be run also where only the built site is; see scripts/runCommand.mjs. */
const commands = Object.fromEntries(
  ['admin', 'backup', 'restore', 'import'].map((name) => [name, pathOf(`scripts/${name}.ts`)]),
);

/** The scripts of a page contain the names of 70 others. Hashes do not compress, so they are short: 42 bits. */
const scriptNames = 'assets/[name]-[hash:7].js';

/** Decorators need `reflect-metadata`, in whatever order the chunks of the server run. */
const loadMetadata = {
  name: 'load-metadata',
  transform: (code: string, id: string) =>
    id.endsWith('/type-graphql/build/esm/index.js') ? `import 'reflect-metadata';\n${code}` : null,
};

/** The production build of React Router. Its package.json names the development build only. */
const reactRouter = (file: string) => pathOf(`node_modules/react-router/dist/production/${file}`);

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' && {
    resolve: {
      alias: [
        // graphql-jit imports CommonJS files of graphql. They would be a second copy of graphql in the bundle.
        { find: /^(graphql\/.+)\.js$/, replacement: '$1.mjs' },
        // Express reads UTF-8 and ISO 8859-1. The tables of East Asian encodings are a tenth of the server's code.
        { find: './dbcs-data', replacement: './sbcs-data' },
        { find: /^react-router$/, replacement: reactRouter('index.mjs') },
        { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
      ],
    },
  }),
  plugins: [
    loadMetadata,
    react({ jsxImportSource: '#jsx' }),
    tailwindcss(),
    compressFiles({ brotli: true }),
  ],
  ssr: {
    // One file is read much faster than the thousand of the packages in it. Left out are those with
    // programs or data of their own beside them, and what only development needs. The renderer of
    // development reads packages as Node does: it runs none that are in CommonJS.
    // What few requests need is behind an `import()`.
    ...(command === 'build' && { noExternal: true as const }),
    external: ['sharp', '@node-rs/argon2', 'vite'],
  },
  // So that the packages' code for development is left out of the server, too.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  publicDir: isSsrBuild ? false : 'client/public',
  build: {
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // The one stylesheet stands in every page, so no chunk must fetch it on its way.
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: preloadsOf },
    // A picture inlined would stand in the page twice, and in the scripts.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? { server, ...commands } : 'client/entry.client.tsx',
      output: {
        codeSplitting: {
          groups: isSsrBuild ? serverChunks(server, Object.values(commands)) : chunkGroups,
        },
        ...(!isSsrBuild && { entryFileNames: scriptNames, chunkFileNames: scriptNames }),
        // So Node has less to compile. The schema needs the names of classes, so names stay.
        ...(isSsrBuild && {
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        }),
      },
    },
  },
  // Left to itself, Vite looks for documents and finds the sandbox's.
  optimizeDeps: { entries: 'client/entry.client.tsx' },
  appType: 'custom',
}));
