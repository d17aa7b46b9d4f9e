const rules = '\\.(rules|fields)\\.ts$';

/** Folders in the order in which they build on each other: each imports only from those before it. */
const layers = {
  api: [
    'dates',
    'csv',
    'site',
    'metrics',
    'cache',
    'database',
    'mail',
    'session',
    'http',
    'media',
    'installation',
    'setup',
    'backup',
    'content',
    'linkCheck',
    'interfaceTexts',
    'calendar',
    'search',
    'outbox',
    'accounts',
    'members',
    'committee',
    'activity',
    'inquiry',
    'import',
    'csvImport',
    'csvExport',
    'graphql',
    'rendering',
  ],
  client: [
    'jsx',
    'messages',
    'graphql',
    'media',
    'session',
    'ui',
    'forms',
    'layout',
    'lists',
    'content',
    'members',
    'pages',
    'admin',
    'build',
    'sandbox',
  ],
};

/** Rules import only rules, so they may be shared by any folder. */
const layerRules = Object.entries(layers).flatMap(([side, folders]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${side}-layers`,
    severity: 'error',
    comment: 'A folder imports only from folders that stand before it in .dependency-cruiser.mjs.',
    from: { path: `^${side}/${folder}/` },
    to: { path: `^${side}/(${folders.slice(index + 1).join('|')})/`, pathNot: rules },
  })),
);

const named = Object.entries(layers).map(([side, folders]) => `^${side}/(${folders.join('|')})/`);

/** What imports what (CONTRIBUTING.md, rule 2); imports of types count. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-folder-has-a-layer',
      severity: 'error',
      comment: 'Name the folder in .dependency-cruiser.mjs.',
      from: { path: '^(api|client)/[^/]+/', pathNot: named },
      to: {},
    },
    ...layerRules,
    {
      name: 'rules-import-only-zod',
      severity: 'error',
      from: { path: rules },
      to: { pathNot: [rules, '^node_modules/zod/'] },
    },
    {
      name: 'client-sees-only-rules',
      severity: 'error',
      comment: 'The client sees of the API only its rules, and neither the database nor the tests.',
      from: { path: '^client/' },
      to: { path: '^(api|prisma|tests)/', pathNot: rules },
    },
    {
      name: 'only-pages-know-the-client',
      severity: 'error',
      comment: 'Only what serves and renders pages knows the client.',
      from: { path: '^api/', pathNot: '^api/(http|rendering)/' },
      to: { path: '^client/', pathNot: '^client/messages/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^api/generated/', '\\.generated\\.ts$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};
