/** Folders in the order in which they build on each other: each imports only from those before it. */
const layers = {
  api: [
    'shared',
    'csv',
    'site',
    'metrics',
    'cache',
    'database',
    'fees',
    'mail',
    'session',
    'http',
    'media',
    'installation',
    'setup',
    'backup',
    'content',
    'linkCheck',
    'webhooks',
    'interfaceTexts',
    'calendar',
    'search',
    'outbox',
    'accounts',
    'members',
    'memberMessages',
    'committee',
    'payments',
    'formDrafts',
    'activity',
    'inquiry',
    'ownData',
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

const layerRules = Object.entries(layers).flatMap(([side, folders]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${side}-layers`,
    severity: 'error',
    comment: 'A folder imports only from folders that stand before it in .dependency-cruiser.mjs.',
    from: { path: `^${side}/${folder}/` },
    to: { path: `^${side}/(${folders.slice(index + 1).join('|')})/` },
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
      name: 'shared-imports-neither-side',
      severity: 'error',
      comment: 'What both sides share imports only packages that run on both.',
      from: { path: '^api/shared/' },
      to: { pathNot: ['^api/shared/', '^node_modules/(zod|@zxcvbn-ts)/'] },
    },
    {
      name: 'client-sees-only-shared',
      severity: 'error',
      comment:
        'The client sees of the API only what both share, and neither the database nor the tests.',
      from: { path: '^client/' },
      to: { path: '^(api|prisma|tests)/', pathNot: '^api/shared/' },
    },
    {
      name: 'only-pages-know-the-client',
      severity: 'error',
      comment:
        'Only what serves pages and calendars, in the language of the visitor, knows the client.',
      from: { path: '^api/', pathNot: '^api/(calendar|http|rendering)/' },
      to: { path: '^client/' },
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
