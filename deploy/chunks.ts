import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';

/** What every customer needs for the first page behind sign-in. */
export const landing = [
  'src/app/attach-bank.ts',
  'src/app/home.tsx',
  'src/app/session/end-if-stale.ts',
  'src/app/session/restore-entity.ts',
  'src/app/session/signed-in-watch.tsx',
  'src/app/shell/shell-parts.tsx',
  'src/features/accounts/ui/accounts-screen.tsx',
];

/** The sandbox's shared bank is reached by a small file that starts before the page's own script. */
export const earlyBank: CodeSplittingGroup = {
  name: 'early-bank',
  test: /\/(?:sandbox\/hosts\/(?:early-bank|shared-bank|leaving)|src\/kernel\/trusted-types|node_modules\/comlink\/)/,
  priority: 6,
};

/**
 * Few files instead of a hundred small ones: one for the sign-in page, one for the first page behind it, and one for each
 * library or set of our modules that many other pages share.
 */
export function chunkGroups(root: string): CodeSplittingGroup[] {
  const roots = landing.map((file) => `${root}/${file}`);
  let reached: ReadonlySet<string> | undefined;
  return [
    { name: 'start', tags: ['$initial'], priority: 5 },
    // Read by the landing page's menus, and by visitors whom a deep link leads to sign-in.
    { name: 'pages', test: /\/src\/app\/(?:customer-routes|joined-pages|page-table)[./]/, priority: 5 },
    {
      name: (id, bundle) => {
        reached ??= reachable(roots, bundle);
        if (!reached.has(id)) return null;
        return id.includes('/node_modules/') ? 'bank-libraries' : 'landing';
      },
      debugName: 'landing',
      priority: 4,
    },
    {
      name: 'widgets',
      test: /\/(?:node_modules\/(?:react-aria|react-stately|@internationalized|clsx)|src\/ui\/fields\/select\.tsx)/,
      minShareCount: 3,
      priority: 3,
    },
    { name: 'charts', test: /\/src\/ui\/chart\/(?!lazy-chart|chart-awaited)/, priority: 3 },
    { name: 'tables', test: /\/(?:node_modules\/@tanstack|src\/ui\/table)\//, priority: 2 },
    { name: 'shared', test: /\/src\//, minShareCount: 6, priority: 1 },
  ];
}

/** These modules and all they import, except lazily. */
function reachable(roots: readonly string[], bundle: ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    const module = bundle.getModuleInfo(id);
    if (module === null) throw new Error(`The build has no module ${id}: correct the list in deploy/chunks.ts.`);
    found.add(id);
    waiting.push(...module.importedIds);
  }
  return found;
}
