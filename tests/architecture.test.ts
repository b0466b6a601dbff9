import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { walls } from './walls.ts';

type CruiseOptions = NonNullable<Parameters<typeof cruise>[1]>;

const rooms = ['src', 'sandbox', 'fixtures', 'openapi', 'contracts', 'tests', 'e2e'];

it('holds every wall of the house and resolves every import', { timeout: 60_000 }, async () => {
  const { violations, modules } = await cruiseHouse(rooms);
  expect(violations).toEqual([]);
  expect(modules.length).toBeGreaterThan(50);
});

it.each([
  ['the app reaching into the bank', 'src/api/planted.ts', 'sandbox/bank/engine/ledger.ts', 'walls-of-src-api'],
  ['the bank borrowing the app’s rules', 'sandbox/bank/planted.ts', 'src/rules/limits.ts', 'walls-of-sandbox-bank'],
  [
    'one feature using another',
    'src/features/pay/planted.ts',
    'src/features/mail/inbox.ts',
    'features-know-no-other-feature',
  ],
  ['the kernel importing upwards', 'src/kernel/planted.ts', 'src/ui/button.ts', 'walls-of-src-kernel'],
])('catches %s', async (_name, from, to, rule) => {
  const planted = join('.cache', 'planted', rule);
  rmSync(planted, { recursive: true, force: true });
  write(join(planted, to), 'export const here = 1;\n');
  const steps = from.split('/').length - 1;
  write(join(planted, from), `import { here } from '${'../'.repeat(steps)}${to}';\nexport const there = here;\n`);
  const { violations } = await cruiseHouse(['src', 'sandbox'], { baseDir: planted });
  expect(violations.map((violation) => violation.split(':')[0])).toEqual([rule]);
});

it('catches an import that leads nowhere', async () => {
  const planted = join('.cache', 'planted', 'nowhere');
  rmSync(planted, { recursive: true, force: true });
  write(join(planted, 'src/kernel/planted.ts'), `export { gone } from './gone.ts';\n`);
  const { violations } = await cruiseHouse(['src'], { baseDir: planted });
  expect(violations.map((violation) => violation.split(':')[0])).toEqual(['every-import-resolves']);
});

async function cruiseHouse(roots: readonly string[], more: CruiseOptions = {}) {
  const { forbidden, options } = walls;
  const { output } = await cruise(
    roots.filter((room) => existsSync(join(more.baseDir ?? '.', room))),
    { ...options, ruleSet: { forbidden }, validate: true, ...more } as CruiseOptions,
    { ...options.enhancedResolveOptions } as never,
  );
  const { summary, modules } = output as ICruiseResult;
  return {
    modules,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
