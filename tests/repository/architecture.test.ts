import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { boundaries, modules } from './boundaries.ts';

type CruiseOptions = NonNullable<Parameters<typeof cruise>[1]>;

const roots = ['src', 'sandbox', 'fixtures', 'openapi', 'contracts', 'tests', 'e2e'];

it('keeps every boundary and resolves every import', { timeout: 300_000 }, async () => {
  const { violations, modules: found } = await cruiseFiles(roots);
  expect(violations).toEqual([]);
  expect(found.length).toBeGreaterThan(1000);
});

const forbiddenImports = [
  ['the app importing the bank', 'src/api/store/planted.ts', 'sandbox/bank/engine/ledger.ts', 'boundary-of-src-api'],
  [
    'the bank importing the app’s rules',
    'sandbox/bank/engine/planted.ts',
    'src/rules/limits.ts',
    'boundary-of-sandbox-bank',
  ],
  ['the kernel importing upwards', 'src/kernel/planted.ts', 'src/ui/text/notice.ts', 'boundary-of-src-kernel'],
  [
    'a module whose name begins with an allowed name',
    'src/rules/planted.ts',
    'src/kernel-more/day.ts',
    'boundary-of-src-rules',
  ],
  [
    'one feature importing another',
    'src/features/payments/planted.ts',
    'src/features/mail/inbox.ts',
    'no-imports-between-features',
  ],
  [
    'the frame of the page importing a feature',
    'src/app/shell/planted.ts',
    'src/features/mail/inbox.ts',
    'only-the-routes-import-features',
  ],
  [
    'a test of one feature importing another',
    'src/features/payments/planted.test.ts',
    'src/features/mail/inbox.ts',
    'no-imports-between-features',
  ],
  ['an area importing a forbidden one', 'src/api/wire/planted.ts', 'src/api/store/hooks.ts', 'area-src-api-wire'],
  [
    'an area of the bank importing a higher one',
    'sandbox/bank/payees/planted.ts',
    'sandbox/bank/payments/payments.ts',
    'area-sandbox-bank-payees',
  ],
  [
    'a test of the app importing the bank',
    'src/api/store/planted.test.ts',
    'sandbox/bank/engine/ledger.ts',
    'tests-of-src-api',
  ],
  [
    'a test of the bank importing the app',
    'sandbox/bank/engine/planted.test.ts',
    'src/rules/limits.ts',
    'tests-of-sandbox-bank',
  ],
  [
    'the product importing test code',
    'src/api/store/planted.ts',
    'src/api/store/account.fixture.ts',
    'product-imports-no-tests',
  ],
  ['a barrel', 'src/rules/planted.ts', 'src/rules/index.ts', 'no-barrels'],
] as const;

/** Files that break rules in another way. Planted files have no packages. */
const otherImports: readonly (readonly [what: string, from: string, text: string, ...rules: string[]])[] = [
  [
    'an import of types only',
    'src/api/wire/planted-types.ts',
    importing('src/api/wire/planted.ts', 'src/api/store/hooks.ts', 'type Here'),
    'area-src-api-wire',
  ],
  [
    'a cycle of types',
    'src/kernel/planted-one.ts',
    "import type { Two } from './planted-two.ts';\nexport type One = Two | 1;\n",
    'no-cycles',
  ],
  [
    'an import of a missing file',
    'src/kernel/planted-missing.ts',
    "export { gone } from './gone.ts';\n",
    'every-import-resolves',
  ],
  [
    'MSW outside the one file that may import it',
    'sandbox/http/planted-msw.ts',
    "export { http } from 'msw';\n",
    'every-import-resolves',
    'only-one-file-imports-msw',
  ],
  [
    'zod in the app',
    'src/rules/planted-zod.ts',
    "export { z } from 'zod/mini';\n",
    'every-import-resolves',
    'no-zod-in-the-app',
  ],
];

let brokenInPlanted: ReturnType<typeof rulesBrokenBy> | undefined;

it.each([
  ...forbiddenImports.map(([what, , , rule], at) => ({ what, from: nameOf(at), rules: [rule] })),
  ...otherImports.map(([what, from, , ...rules]) => ({ what, from, rules })),
])('catches $what', async ({ from, rules }) => {
  // All are planted at once, because each look at a tree takes long.
  brokenInPlanted ??= rulesBrokenBy(plantAll());
  expect((await brokenInPlanted).get(from)?.toSorted()).toEqual(rules);
});

it('has one line for every area and no others', () => {
  for (const [module, { areas }] of Object.entries(modules)) {
    if (areas !== undefined) expect([module, foldersIn(module)]).toEqual([module, Object.keys(areas).sort()]);
  }
});

it('says in the README of the app what each folder has', () => {
  const readme = readFileSync('src/README.md', 'utf8');
  const unnamed = ['kernel', 'rules', 'ui', 'api', 'banking', 'features', 'app'].flatMap((module) =>
    readdirSync(join('src', module), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${module}/${name}`)
      .filter((folder) => !new RegExp(`\`${folder}/?\``).test(readme)),
  );
  expect(unnamed).toEqual([]);
});

function importing(from: string, to: string, what = 'here'): string {
  const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
  return `export { ${what} } from '${path}';\n`;
}

/** Each forbidden import in a file of its own. @returns the folder. */
function plantAll(): string {
  const planted = join('.cache', 'planted');
  rmSync(planted, { recursive: true, force: true });
  const files = [
    ...forbiddenImports.flatMap(([, from, to], at) => [
      [to, 'export const here = 1;\nexport type Here = 1;\n'] as const,
      [nameOf(at), importing(from, to)] as const,
    ]),
    ...otherImports.map(([, from, text]) => [from, text] as const),
    [
      'src/kernel/planted-two.ts',
      "import type { One } from './planted-one.ts';\nexport type Two = One | 2;\n",
    ] as const,
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(planted, file)), { recursive: true });
    writeFileSync(join(planted, file), text);
  }
  return planted;
}

function nameOf(at: number): string {
  return forbiddenImports[at]?.[1].replace('planted', `planted-${at}`) ?? '';
}

async function rulesBrokenBy(baseDir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { violations } = await cruiseFiles(['src', 'sandbox'], { baseDir });
  const broken = new Map<string, string[]>();
  for (const violation of violations) {
    const [rule = '', from = ''] = violation.split(/: | → /);
    broken.set(from, [...(broken.get(from) ?? []), rule]);
  }
  return broken;
}

async function cruiseFiles(folders: readonly string[], more: CruiseOptions = {}) {
  const { forbidden, options } = boundaries;
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(more.baseDir ?? '.', folder))),
    { ...options, ruleSet: { forbidden }, validate: true, ...more } as CruiseOptions,
    { ...options.enhancedResolveOptions } as never,
  );
  const { summary, modules: found } = output as ICruiseResult;
  return {
    modules: found,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).length > 0)
    .filter(({ name }) => name !== 'pacts')
    .map(({ name }) => name)
    .sort();
}
