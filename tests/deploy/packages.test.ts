import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licenceProblems, licencesIn } from '../../deploy/release/licences.ts';
import { type LockedPackage, type Lockfile, lockfileProblems } from '../../deploy/release/lockfile.ts';
import { readAudit, readSignatures } from '../../deploy/release/registry-checks.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lockfile;
const manifest = JSON.parse(read('package.json'));
const notices = read('public/notices.txt');
const nothing = { dependencies: {}, devDependencies: {}, optionalDependencies: {} };
const hash = `sha512-${'a'.repeat(86)}==`;

it('locks every package by a hash, without a host, and asks for exact versions', () => {
  expect(lockfileProblems(lock, manifest)).toEqual([]);
});

it.each<[what: string, locked: LockedPackage, problem: string]>([
  ['no hash', { version: '1.0.0' }, 'x 1.0.0 has no hash'],
  ['an old hash', { version: '1.0.0', integrity: 'sha1-aaaa' }, 'x 1.0.0 has a weak hash'],
  [
    'a host',
    { version: '1.0.0', integrity: hash, resolved: 'https://registry.example/x.tgz' },
    'x 1.0.0 names a host: https://…',
  ],
  ['a folder', { version: '1.0.0', integrity: hash, link: true }, 'x 1.0.0 is a folder, not a package'],
  ['a branch', { version: 'main', integrity: hash }, 'x main has no version number'],
])('reports a package with %s', (_, locked, problem) => {
  const found = lockfileProblems({ lockfileVersion: 3, packages: { '': {}, 'node_modules/x': locked } }, nothing);
  expect(found).toEqual([problem]);
});

it('allows a missing hash for another platform’s build only', () => {
  const build = { version: '1.0.0', optional: true, os: ['darwin'] };
  expect(lockfileProblems({ lockfileVersion: 3, packages: { 'node_modules/x': build } }, nothing)).toEqual([]);
});

it.each(['^1.0.0', 'npm:y@^1.0.0', 'npm:y', 'file:y'])('reports %s in package.json', (version) => {
  const asked = { ...nothing, dependencies: { x: version } };
  expect(lockfileProblems({ lockfileVersion: 3, packages: {} }, asked)).toEqual([
    `package.json asks for x ${version} instead of one version`,
  ]);
});

it.each(['1.0.0', '1.0.0-beta.1', 'npm:y@1.0.0', 'npm:@y/z@1.0.0'])('accepts %s in package.json', (version) => {
  expect(lockfileProblems({ lockfileVersion: 3, packages: {} }, { ...nothing, dependencies: { x: version } })).toEqual(
    [],
  );
});

it('uses packages under allowed licences only', () => {
  const licences = licencesIn(lock, notices);
  expect(licences.filter(({ isTool }) => !isTool).length).toBeGreaterThan(70);
  expect(licenceProblems(licences)).toEqual([]);
});

it.each([
  ['GPL-3.0', true, 1],
  ['MPL-2.0', true, 0],
  ['MPL-2.0', false, 1],
  ['MPL-2.0 OR Apache-2.0', false, 0],
  ['(MIT AND Zlib)', false, 0],
  ['MIT AND GPL-2.0', true, 1],
  [undefined, true, 1],
])('judges %s of a tool (%s)', (licence, isTool, problems) => {
  expect(licenceProblems([{ line: 'x 1.0.0', licence, isTool }])).toHaveLength(problems);
});

it('counts what the sandbox site ships as shipped, although it is a development dependency', () => {
  expect(licencesIn(lock, notices).find(({ line }) => line.startsWith('hono '))?.isTool).toBe(false);
});

it('says that vulnerabilities were not checked where the registry has no list', () => {
  expect(readAudit('{"message":"405 Method Not Allowed - POST https://host.example/list"}')).toEqual({
    outcome: 'unchecked',
    says: 'NOT CHECKED: Known vulnerabilities of shipped packages. 405 Method Not Allowed - POST the registry',
  });
  expect(readAudit('')).toMatchObject({ outcome: 'unchecked' });
  expect(readSignatures('{"error":{}}')).toMatchObject({ outcome: 'unchecked' });
});

it.each([
  ['low', 'passed'],
  ['moderate', 'passed'],
  ['high', 'failed'],
  ['critical', 'failed'],
])('names a vulnerability of %s severity: %s', (severity, outcome) => {
  const found = readAudit(JSON.stringify({ vulnerabilities: { x: { severity, range: '<2' } } }));
  expect(found).toEqual({ outcome, says: `Known vulnerabilities of shipped packages: x <2 (${severity}).` });
});

it('fails on a wrong signature, and names a missing one', () => {
  const one = { name: 'x', version: '1.0.0' };
  expect(readSignatures(JSON.stringify({ invalid: [one], missing: [] }))).toMatchObject({ outcome: 'failed' });
  expect(readSignatures(JSON.stringify({ invalid: [], missing: [one] }))).toEqual({
    outcome: 'passed',
    says: 'The registry’s signatures: wrong none; missing x 1.0.0.',
  });
});

it('updates only packages that there are, and the Nodes of all platforms together', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: readonly { groupName?: string; matchPackageNames?: readonly string[] }[];
  };
  const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  // `node` is the image of the containers.
  expect(named.filter((name) => name !== 'node' && !(name in direct))).toEqual([]);
  const node = packageRules.find(({ groupName }) => groupName === 'Node')?.matchPackageNames ?? [];
  expect(node).toEqual(expect.arrayContaining(Object.keys(manifest.optionalDependencies)));
});
