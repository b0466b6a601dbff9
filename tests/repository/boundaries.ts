/**
 * What may import what. A module may import the prefixes in its line. An area of a module may import the areas in its line
 * and all that those may import. Files at the root of a module may import all its areas. Packages are not limited, except
 * MSW. Prefixes end in `/`, so that none matches a longer folder name.
 */
interface Module {
  readonly mayImport: readonly string[];
  /** What its tests may import as well. */
  readonly testsMayImport?: readonly string[];
  readonly areas?: Readonly<Record<string, readonly string[]>>;
}

/** Tests of the app may import all of the app, and tests of the bank all of the bank, but never the other side. */
const appTests = ['src/', 'fixtures/', 'tests/'];
const bankTests = ['src/kernel/', 'sandbox/', 'fixtures/', 'tests/'];
const contractTypes = 'src/api/schema.generated.d.ts';

export const modules: Readonly<Record<string, Module>> = {
  'src/kernel/': { mayImport: [], testsMayImport: appTests },
  'src/rules/': { mayImport: ['src/kernel/'], testsMayImport: appTests },
  'src/ui/': {
    mayImport: ['src/kernel/', 'src/rules/'],
    testsMayImport: appTests,
    areas: {
      preferences: [],
      text: ['preferences'],
      page: ['text'],
      buttons: ['text'],
      fields: ['buttons'],
      overlays: ['buttons'],
      table: ['overlays'],
      'date-range': ['fields', 'overlays'],
      'day-picker': ['date-range'],
      chart: ['buttons'],
      fonts: [],
    },
  },
  'src/api/': {
    mayImport: ['src/kernel/', 'src/rules/'],
    testsMayImport: appTests,
    areas: {
      environment: [],
      wire: [],
      messages: ['environment', 'wire'],
      client: ['environment', 'wire'],
      store: ['client', 'messages'],
      sealing: ['store'],
      orders: ['store'],
      accounts: ['store'],
      profile: ['store'],
      approvals: ['orders'],
      activity: ['store'],
      alerts: ['accounts', 'orders'],
      cheques: ['accounts', 'activity', 'orders'],
      mail: ['orders', 'profile'],
      preferences: ['mail'],
      bulk: ['payments'],
      challenge: ['store'],
      payees: ['orders', 'profile'],
      cop: ['payees'],
      payments: ['accounts', 'mail', 'orders'],
      international: ['payments'],
      instructions: ['accounts', 'orders'],
      transactions: ['accounts'],
      statements: ['accounts'],
      capabilities: ['accounts', 'profile'],
      credentials: ['sealing'],
      session: ['sealing', 'profile'],
    },
  },
  'src/banking/': {
    mayImport: ['src/kernel/', 'src/rules/', 'src/ui/', 'src/api/'],
    testsMayImport: appTests,
    areas: {
      page: [],
      print: [],
      colours: [],
      accounts: ['page', 'colours'],
      challenge: ['page'],
      entities: ['page', 'colours'],
      mail: ['page'],
      payees: ['page'],
      orders: ['payees'],
      receipt: ['page', 'print', 'colours'],
      paying: ['orders', 'receipt'],
      session: ['page'],
    },
  },
  'src/features/': {
    mayImport: ['src/kernel/', 'src/rules/', 'src/ui/', 'src/api/', 'src/banking/'],
    testsMayImport: appTests,
  },
  'src/app/': {
    mayImport: ['src/kernel/', 'src/rules/', 'src/ui/', 'src/api/', 'src/banking/', 'src/features/'],
    testsMayImport: appTests,
  },
  'src/main.tsx': { mayImport: ['src/app/', 'src/kernel/trusted-types.ts'] },
  'sandbox/bank/': {
    mayImport: ['src/kernel/', 'fixtures/'],
    testsMayImport: bankTests,
    areas: {
      records: [],
      calendar: ['records'],
      engine: ['records'],
      numbers: ['engine'],
      magic: ['engine'],
      approvals: ['engine'],
      mail: ['engine', 'calendar'],
      session: ['engine'],
      security: ['session', 'magic', 'mail', 'numbers'],
      alerts: ['security'],
      preferences: ['engine'],
      accounts: ['engine', 'calendar'],
      transactions: ['accounts', 'security'],
      statements: ['accounts', 'mail'],
      payees: ['approvals', 'numbers', 'security'],
      cop: ['payees', 'accounts', 'magic'],
      payments: ['accounts', 'approvals', 'calendar', 'magic', 'numbers', 'payees', 'security'],
      transfers: ['payments'],
      instructions: ['transfers'],
      bulk: ['payments'],
      cheques: ['accounts', 'approvals', 'mail', 'numbers'],
      activity: ['bulk'],
      decisions: ['bulk', 'cheques', 'instructions'],
      running: [
        'decisions',
        'bulk',
        'cheques',
        'instructions',
        'mail',
        'cop',
        'transactions',
        'statements',
        'alerts',
        'preferences',
      ],
      testing: ['running'],
    },
  },
  'sandbox/personas/': {
    mayImport: ['src/kernel/', 'fixtures/', 'sandbox/bank/', 'sandbox/documents/base64.ts'],
    testsMayImport: bankTests,
  },
  'sandbox/documents/': { mayImport: ['src/kernel/'], testsMayImport: bankTests },
  'sandbox/http/': {
    mayImport: ['src/kernel/', contractTypes, 'sandbox/bank/', 'sandbox/documents/'],
    testsMayImport: bankTests,
    areas: {
      refusals: [],
      pipeline: ['refusals'],
      session: ['pipeline'],
      profile: ['pipeline'],
      credentials: ['pipeline'],
      challenge: ['pipeline'],
      accounts: ['pipeline'],
      transactions: ['accounts'],
      statements: ['accounts'],
      payments: ['pipeline'],
      transfers: ['payments'],
      payees: ['payments'],
      cop: ['pipeline'],
      instructions: ['payments'],
      bulk: ['payments'],
      activity: ['pipeline'],
      approvals: ['activity', 'payments'],
      alerts: ['accounts'],
      cheques: ['pipeline'],
      mail: ['pipeline'],
      preferences: ['pipeline'],
    },
  },
  'sandbox/control/': {
    mayImport: [
      'src/kernel/',
      'fixtures/',
      'sandbox/bank/',
      'sandbox/http/',
      'sandbox/personas/',
      'sandbox/tours/tour-ids.ts',
    ],
    testsMayImport: bankTests,
    areas: {
      verbs: [],
      link: ['verbs'],
      stubs: ['link'],
      journal: ['stubs'],
      queries: ['journal'],
      moment: ['queries'],
      past: ['queries'],
    },
  },
  'sandbox/walk/': {
    mayImport: ['src/kernel/', 'sandbox/bank/', 'sandbox/http/', 'sandbox/personas/', 'sandbox/control/'],
    testsMayImport: bankTests,
  },
  'sandbox/tours/': { mayImport: ['sandbox/http/operations.generated.ts'], testsMayImport: bankTests },
  'sandbox/classroom/': {
    mayImport: ['src/kernel/', 'sandbox/bank/', 'sandbox/control/', 'sandbox/http/'],
    testsMayImport: bankTests,
    areas: { facts: [], exercises: ['facts'], recorded: ['exercises'], lesson: ['exercises'] },
  },
  // It tells what customers read, so it goes by the app's own texts.
  'sandbox/panel/': {
    mayImport: [
      'src/kernel/',
      'src/ui/',
      'src/api/messages/',
      'sandbox/control/',
      'sandbox/personas/',
      'sandbox/tours/',
      'sandbox/http/operations.generated.ts',
      'sandbox/http/pipeline/fault-kinds.ts',
    ],
    testsMayImport: [...bankTests, 'src/api/', 'src/banking/orders/', 'contracts/assumptions/'],
    areas: {
      pieces: [],
      clock: ['pieces'],
      share: ['clock'],
      demonstrations: ['share'],
      refused: ['share'],
      calls: ['refused'],
      faults: ['clock'],
      stubs: ['calls', 'faults'],
      following: ['pieces'],
      phone: ['clock'],
      persona: ['clock', 'described', 'scenarios'],
      directory: ['pieces'],
      payments: ['directory'],
      tabs: [],
      described: ['pieces', 'tabs'],
      changes: ['clock'],
      scenarios: ['changes', 'share'],
      offers: ['clock', 'directory', 'faults', 'payments', 'described', 'scenarios'],
      palette: ['offers', 'tabs'],
    },
  },
  'sandbox/stage/': {
    mayImport: ['src/kernel/', 'src/ui/', 'sandbox/control/', 'sandbox/tours/', 'sandbox/panel/', 'sandbox/classroom/'],
    testsMayImport: bankTests,
    areas: {
      page: [],
      pieces: [],
      places: [],
      pictures: ['page'],
      paper: ['pictures'],
      present: ['page', 'pieces', 'places'],
      player: ['page', 'pieces', 'places', 'paper'],
      recorder: ['page', 'pieces'],
    },
  },
  'sandbox/kit/': {
    mayImport: [
      'sandbox/control/',
      'sandbox/http/',
      'sandbox/bank/running/broken-invariant.ts',
      'sandbox/personas/described/description.ts',
    ],
    testsMayImport: bankTests,
  },
  'sandbox/guide/': { mayImport: ['src/kernel/', 'src/ui/', 'sandbox/panel/'], testsMayImport: bankTests },
  'sandbox/offline/': { mayImport: [], testsMayImport: bankTests },
  'sandbox/store/': { mayImport: ['src/kernel/', 'sandbox/control/'], testsMayImport: bankTests },
  'sandbox/mcp/': { mayImport: ['src/kernel/', 'sandbox/control/', 'sandbox/http/'], testsMayImport: bankTests },
  'sandbox/hosts/': {
    mayImport: [
      'sandbox/classroom/',
      'sandbox/store/',
      'sandbox/mcp/',
      'src/kernel/',
      'src/ui/',
      'sandbox/bank/',
      'sandbox/http/',
      'sandbox/control/',
      'sandbox/personas/',
      'sandbox/panel/',
      'sandbox/stage/paper/',
      'sandbox/stage/pictures/',
      'sandbox/tours/tour-ids.ts',
    ],
    testsMayImport: bankTests,
  },
  'e2e/journeys/kit/': { mayImport: ['sandbox/kit/'] },
  'e2e/kit-sample/': { mayImport: [] },
  'sandbox/main.tsx': {
    mayImport: ['src/app/', 'src/api/environment/', 'src/api/store/', 'src/ui/', 'src/kernel/', 'sandbox/'],
  },
  'fixtures/': { mayImport: [], testsMayImport: ['sandbox/bank/'] },
  // The schema of descriptions is published beside the contract.
  'openapi/': {
    mayImport: ['sandbox/personas/described/description.ts'],
    testsMayImport: ['sandbox/personas/described/', 'sandbox/http/validators.generated.js'],
  },
  'contracts/': {
    mayImport: ['src/kernel/', 'src/api/', 'src/app/', 'sandbox/', 'openapi/generator/'],
    areas: {
      driver: [],
      pages: [],
      verify: ['driver'],
      reports: ['pages', 'verify', 'walk'],
      coverage: ['driver', 'reports'],
      changes: ['driver'],
      assumptions: ['driver'],
      recordings: ['assumptions', 'driver', 'reports', 'verify', 'workshop'],
      proxy: ['assumptions', 'driver', 'pages', 'recordings', 'reports'],
      reference: ['assumptions', 'pages', 'verify'],
      workshop: ['assumptions', 'reference'],
      states: ['driver', 'verify'],
      walk: ['driver', 'states'],
      mutate: ['driver', 'verify', 'walk'],
      run: ['driver', 'verify', 'states', 'walk', 'mutate'],
      starters: ['driver'],
      tools: ['reports', 'verify'],
      consumer: ['driver', 'verify', 'states'],
    },
  },
  'e2e/': {
    mayImport: [
      'src/kernel/',
      'fixtures/',
      contractTypes,
      'src/api/environment/page-storage.ts',
      'src/app/page-table.ts',
      'sandbox/',
      'tests/deploy/',
      'tests/hostile/',
      'tests/host/',
    ],
  },
};

const projectFile = '^(src|sandbox|fixtures|openapi|contracts|tests|e2e)/';
const testFile = '\\.(test|bench|spec|fixture)\\.tsx?$';

export const boundaries = {
  forbidden: [
    ...Object.entries(modules).flatMap(([module, { mayImport, testsMayImport, areas }]) => [
      {
        name: `boundary-of-${nameOf(module)}`,
        severity: 'error',
        from: { path: startingWith([module]), ...(testsMayImport !== undefined && { pathNot: testFile }) },
        to: { path: projectFile, pathNot: startingWith([module, ...mayImport]) },
      },
      ...(testsMayImport === undefined ? [] : [testsOf(module, [...mayImport, ...testsMayImport])]),
      ...Object.keys(areas ?? {}).map((area) => areaOf(module, area, areas ?? {})),
    ]),
    {
      name: 'no-imports-between-features',
      severity: 'error',
      comment: 'Move code that two features need to banking, api, ui, rules or kernel.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'only-the-routes-import-features',
      severity: 'error',
      comment: 'Name the screen in the table of pages.',
      from: { path: '^src/', pathNot: `^src/(features/|app/(page-table/|(joined-pages|routes)\\.tsx$))|${testFile}` },
      to: { path: '^src/features/' },
    },
    {
      name: 'only-one-file-imports-msw',
      severity: 'error',
      from: { pathNot: '^(sandbox/hosts/browser\\.ts|vite\\.config\\.ts)$' },
      to: { path: '(^|/)msw(/|$)|virtual:msw', pathNot: '@msw/data' },
    },
    {
      name: 'no-zod-in-the-app',
      severity: 'error',
      comment: 'It is large. The app reads answers by hand, and its checks are functions.',
      from: { path: '^src/', pathNot: testFile },
      to: { path: '(^|/)zod(/|$)' },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: '^(src|sandbox)/', pathNot: testFile },
      to: { path: `^(tests|e2e|contracts)/|${testFile}` },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Cycles of types count, because nobody can read one of the files without the others.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      // The sample project has packages of its own.
      from: { pathNot: '^e2e/kit-sample/' },
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

function testsOf(module: string, mayImport: readonly string[]) {
  return {
    name: `tests-of-${nameOf(module)}`,
    severity: 'error',
    from: { path: `${startingWith([module])}.*${testFile}` },
    to: { path: projectFile, pathNot: startingWith([module, ...mayImport]) },
  };
}

/** Beside the areas in its line, an area may import generated files at the root of its module. */
function areaOf(module: string, area: string, areas: NonNullable<Module['areas']>) {
  const allowed = [area, ...reachedFrom(area, areas)].map((each) => `${module}${each}/`);
  return {
    name: `area-${nameOf(module)}-${area}`,
    severity: 'error',
    from: { path: startingWith([`${module}${area}/`]), pathNot: testFile },
    to: { path: startingWith([module]), pathNot: `${startingWith(allowed)}|\\.generated\\.` },
  };
}

function reachedFrom(area: string, areas: NonNullable<Module['areas']>): string[] {
  return (areas[area] ?? []).flatMap((next) => [next, ...reachedFrom(next, areas)]);
}

function startingWith(prefixes: readonly string[]): string {
  return `^(${prefixes.map((prefix) => prefix.replaceAll('.', '\\.') + (prefix.endsWith('/') ? '' : '$')).join('|')})`;
}

function nameOf(module: string): string {
  return module.replace(/\/$/, '').replaceAll('/', '-');
}
