import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { packageOf, writeNotices } from '../deploy/notices.ts';

const stage = '.cache/paddock-contract';
const core = '@pact-foundation/pact-core';

/** Writes `paddock-contract-<version>.tgz`, contract, pacts and verifier for teams without this repository. @returns its path. */
export async function packContract(target: string): Promise<string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(join(stage, 'starters'), { recursive: true });
  const bundled = await bundleVerifier();
  copyDocuments(version);
  copyStarters();
  const carried = copyCore();
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(version), undefined, 2)}\n`);
  writeFileSync(join(stage, 'notices.txt'), writeNotices([...bundled, ...carried]));
  mkdirSync(target, { recursive: true });
  const args = ['pack', `./${stage}`, '--pack-destination', target, '--silent', '--ignore-scripts'];
  const file = execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  return join(target, file);
}

/** As ES modules in one folder. Paths to other files become those of the package. */
async function bundleVerifier() {
  const build = await rolldown({
    input: { 'paddock-contract': 'scripts/contract-package/command.ts', 'play-pact': 'contracts/verify/play-pact.ts' },
    platform: 'node',
    external: [core],
    logLevel: 'warn',
    plugins: [{ name: 'places-in-the-package', transform: (code) => placed(code) }],
  });
  const { output } = await build.write({
    dir: join(stage, 'lib'),
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    // Old paths must not lead into a machine’s folders.
    sourcemap: false,
  });
  await build.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  return modules.flatMap((id) => packageOf(id) ?? []);
}

function placed(code: string): string {
  return [
    ['../../openapi/digx.generated.json', '../contract/digx.json'],
    ['./play-pact.ts', './play-pact.js'],
    ["import.meta.resolve('@pact-foundation/pact')", 'import.meta.url'],
    ['npm run contracts -- ', 'npx paddock-contract '],
    ['contracts/README.md', 'README.md'],
    ['contracts/STATES.md', 'STATES.md'],
    ['contracts/driver/bank-control.ts', 'starters/bank-control.ts'],
    ['contracts/starters/', 'starters/'],
  ].reduce((text, [from = '', to = '']) => text.replaceAll(from, to), code);
}

function copyDocuments(version: string): void {
  for (const [from, to] of [
    ['openapi/digx.generated.json', 'contract/digx.json'],
    ['openapi/CHANGELOG.md', 'contract/CHANGELOG.md'],
    ['openapi/ASSUMPTIONS.md', 'contract/ASSUMPTIONS.md'],
    ['contracts/STATES.md', 'STATES.md'],
    ['contracts/pacts', 'pacts'],
  ] as const)
    cpSync(from, join(stage, to), { recursive: true });
  const readme = readFileSync('scripts/contract-package/README.md', 'utf8');
  writeFileSync(join(stage, 'README.md'), readme.replaceAll('VERSION', version));
}

function copyStarters(): void {
  const files = ['starters/my-control.ts', 'starters/StateControl.java', 'driver/bank-control.ts'];
  for (const file of files) {
    const text = placed(readFileSync(join('contracts', file), 'utf8')).replace('../driver/', './');
    writeFileSync(join(stage, 'starters', file.split('/').at(-1) ?? ''), text);
  }
}

/** Pact’s core has code of the machine, which cannot be bundled: it comes as it is, with the packages that it needs. */
function copyCore() {
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

function manifest(version: string) {
  return {
    name: 'paddock-contract',
    version,
    description: 'The contract of the online banking app, its pacts, and the verifier for a bank’s service.',
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'paddock-contract': 'lib/paddock-contract.js' },
    exports: { './contract': './contract/digx.json', './package.json': './package.json' },
    files: ['lib', 'contract', 'pacts', 'starters', 'notices.txt'],
    engines: { node: '>=22' },
    dependencies: { [core]: read(core).version },
    optionalDependencies: read(core).optionalDependencies,
    bundleDependencies: [core, nativeHere()],
  };
}
