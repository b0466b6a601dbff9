import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../deploy/notices.ts';
import { bundle, type Places, packFolder, placed, stageFor } from './package-folder.ts';

const core = '@pact-foundation/pact-core';

/** Writes `paddock-contract-<version>.tgz`, contract, pacts and verifier for teams without this repository. @returns its path. */
export async function packContract(target: string): Promise<string> {
  const stage = stageFor('paddock-contract');
  const bundled = await bundleVerifier(stage);
  copyDocuments(stage);
  copyStarters(stage);
  const packages = [...bundled, ...copyCore(stage)];
  return packFolder({ stage, manifest: manifest(), readme: 'scripts/contract-package/README.md', packages }, target);
}

const places: Places = [
  ['../../openapi/digx.generated.json', '../contract/digx.json'],
  ['./play-pact.ts', './play-pact.js'],
  ["import.meta.resolve('@pact-foundation/pact')", 'import.meta.url'],
  ['npm run contracts -- ', 'npx paddock-contract '],
  ['contracts/README.md', 'README.md'],
  ['contracts/STATES.md', 'STATES.md'],
  ['contracts/driver/bank-control.ts', 'starters/bank-control.ts'],
  ['contracts/starters/', 'starters/'],
];

function bundleVerifier(stage: string) {
  const input = {
    'paddock-contract': 'scripts/contract-package/command.ts',
    'play-pact': 'contracts/verify/play-pact.ts',
  };
  return bundle({ input, external: [core] }, { dir: join(stage, 'lib') }, places);
}

function copyDocuments(stage: string): void {
  for (const [from, to] of [
    ['openapi/digx.generated.json', 'contract/digx.json'],
    ['openapi/CHANGELOG.md', 'contract/CHANGELOG.md'],
    ['openapi/ASSUMPTIONS.md', 'contract/ASSUMPTIONS.md'],
    ['contracts/STATES.md', 'STATES.md'],
    ['contracts/pacts', 'pacts'],
  ] as const)
    cpSync(from, join(stage, to), { recursive: true });
}

function copyStarters(stage: string): void {
  mkdirSync(join(stage, 'starters'), { recursive: true });
  const files = ['starters/my-control.ts', 'starters/StateControl.java', 'driver/bank-control.ts'];
  for (const file of files) {
    const text = placed(readFileSync(join('contracts', file), 'utf8'), places).replace('../driver/', './');
    writeFileSync(join(stage, 'starters', file.split('/').at(-1) ?? ''), text);
  }
}

/** Pact’s core has code of the machine, which cannot be bundled: it comes as it is, with the packages that it needs. */
function copyCore(stage: string) {
  const names = [core, ...neededBy(core), nativeHere()];
  for (const name of names)
    cpSync(join('node_modules', name), join(stage, 'node_modules', name), { recursive: true, dereference: true });
  return names.flatMap((name) => packageOf(`${process.cwd()}/node_modules/${name}/`) ?? []);
}

function neededBy(name: string, seen = new Set<string>()): readonly string[] {
  for (const next of Object.keys(read(name).dependencies ?? {})) {
    if (seen.has(next) || !existsSync(join('node_modules', next))) continue;
    seen.add(next);
    neededBy(next, seen);
  }
  return [...seen];
}

function nativeHere(): string {
  const scope = '@pact-foundation';
  const found = readdirSync(join('node_modules', scope)).find((name) => name.startsWith('pact-core-'));
  if (found === undefined) throw new Error('Pact’s core for this machine is not installed: npm ci.');
  return `${scope}/${found}`;
}

function read(name: string): {
  readonly version: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
} {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
}

function manifest() {
  return {
    name: 'paddock-contract',
    description: 'The contract of the online banking app, its pacts, and the verifier for a bank’s service.',
    bin: { 'paddock-contract': 'lib/paddock-contract.js' },
    exports: { './contract': './contract/digx.json', './package.json': './package.json' },
    files: ['lib', 'contract', 'pacts', 'starters'],
    engines: { node: '>=22' },
    dependencies: { [core]: read(core).version },
    optionalDependencies: read(core).optionalDependencies,
    bundleDependencies: [core, nativeHere()],
  };
}
