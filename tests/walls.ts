/**
 * The walls of the house, as import rules. A room may import what its line allows and nothing else of ours; packages
 * from node_modules are not fenced here, except MSW, which one file alone may know.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/kernel': [],
  'src/rules': ['src/kernel'],
  'src/ui': ['src/kernel', 'src/rules'],
  'src/api': ['src/kernel', 'src/rules'],
  'src/parts': ['src/kernel', 'src/rules', 'src/ui', 'src/api'],
  'src/app': ['src/kernel', 'src/rules', 'src/ui', 'src/api', 'src/parts', 'src/features'],
  'sandbox/bank': ['src/kernel', 'fixtures'],
  'sandbox/personas': ['src/kernel', 'fixtures', 'sandbox/bank'],
  'sandbox/documents': ['src/kernel'],
  'sandbox/http': ['src/kernel', 'src/api/schema\\.generated', 'sandbox/bank', 'sandbox/documents'],
  'sandbox/control': ['src/kernel', 'fixtures', 'sandbox/bank', 'sandbox/http', 'sandbox/personas'],
  'sandbox/panel': [
    'src/kernel',
    'src/ui',
    'sandbox/control',
    'sandbox/personas',
    'sandbox/http/operations\\.generated',
  ],
  'sandbox/hosts': [
    'src/kernel',
    'sandbox/bank',
    'sandbox/http',
    'sandbox/control',
    'sandbox/personas',
    'sandbox/panel',
  ],
  fixtures: [],
  openapi: [],
};

const ours = '^(src|sandbox|fixtures|openapi|contracts|tests|e2e)/';

export const walls = {
  forbidden: [
    ...Object.entries(rooms).map(([room, mayImport]) => ({
      name: `walls-of-${room.replace('/', '-')}`,
      severity: 'error',
      from: { path: `^${room}/`, pathNot: '\\.(test|bench)\\.tsx?$' },
      to: { path: ours, pathNot: `^(${[room, ...mayImport].join('|')})` },
    })),
    {
      name: 'features-know-no-other-feature',
      severity: 'error',
      comment: 'What two features need climbs to parts, api, ui, rules or kernel.',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ours, pathNot: '^src/(kernel|rules|ui|api|parts|features/$1)/' },
    },
    {
      name: 'tests-of-features-know-no-other-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/.*\\.test\\.tsx?$' },
      to: { path: ours, pathNot: '^(fixtures|tests|src/(kernel|rules|ui|api|parts|features/$1))/' },
    },
    {
      name: 'production-door-opens-the-app-only',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: ours, pathNot: '^src/app/' },
    },
    {
      name: 'sandbox-door',
      severity: 'error',
      from: { path: '^sandbox/main\\.tsx$' },
      to: { path: ours, pathNot: '^(src/(app|ui|kernel)/|sandbox/)' },
    },
    {
      name: 'one-file-knows-msw',
      severity: 'error',
      from: { pathNot: '^(sandbox/hosts/browser\\.ts|vite\\.config\\.ts)$' },
      to: { path: '(^|/)msw(/|$)|virtual:msw', pathNot: '@msw/data' },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: '^(src|sandbox)/', pathNot: '\\.(test|bench)\\.tsx?$' },
      to: { path: '^(tests|e2e|contracts)/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Types that name each other vanish before anything runs.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '^(src|sandbox)/.*/index\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['browser', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
