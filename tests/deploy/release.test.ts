import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials, billOfPackage, reproducible } from '../../deploy/release/bill-of-materials.ts';
import { changesOf } from '../../deploy/release/changelog.ts';
import { changedBetween, checksumsOf } from '../../deploy/release/checksums.ts';
import { copied } from '../../deploy/release/copied.ts';
import { type Lockfile, lockedPackages, nameOf } from '../../deploy/release/lockfile.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

it('has changes for this version, which the footer and the lockfile name as well', () => {
  expect(changesOf(version, readFileSync('CHANGELOG.md', 'utf8'))).toContain('### For customers');
  expect(readFileSync('src/app/shell/footer.tsx', 'utf8')).toContain(`const versionLabel = '${version}'`);
  expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).version).toBe(version);
});

it('holds every part of the configuration, the dashboard and the rules, each in a place of its own', () => {
  const sources = copied.map(([from]) => from as string);
  const configuration = readdirSync('deploy').filter(
    (file) => /\.conf(?:\.template)?$/.test(file) || file === 'operate',
  );
  expect(sources).toEqual(expect.arrayContaining(configuration.map((file) => `deploy/${file}`)));
  expect(configuration.length).toBeGreaterThan(3);
  expect(sources.filter((from) => !/^dist|\.generated\./.test(from) && !existsSync(from))).toEqual([]);
  expect(new Set(copied.map(([, to]) => to)).size).toBe(copied.length);
});

it('finds the changes of a version, and no others', () => {
  const changelog = '# Changes\n\n## 1.1.0\n\n## 1.0.0\n\nThe first.\n';
  expect(changesOf('1.0.0', changelog)).toBe('The first.');
  expect(changesOf('1.1.0', changelog)).toBeUndefined();
  expect(changesOf('1.0', changelog)).toBeUndefined();
});

it('lists every locked package in the bill of materials, the same each time', () => {
  const bill = billOfMaterials('all');
  expect(billOfMaterials('all')).toBe(bill);
  const { metadata, components } = JSON.parse(bill);
  expect(metadata.component).toMatchObject({ name: 'paddock', version, type: 'application' });
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const locked = lockedPackages(lock).map((one) => `${nameOf(one)}@${one[1].version}`);
  expect(components.map((one: { 'bom-ref': string }) => one['bom-ref'])).toEqual([...new Set(locked)].sort());
});

it('leaves tools out of the bill of what ships', () => {
  const names = JSON.parse(billOfMaterials('shipped')).components.map(({ name }: { name: string }) => name);
  expect(names).toContain('react');
  expect(names).not.toContain('vitest');
});

it('lists what one package carries, as a part of that package', () => {
  const bill = JSON.parse(
    billOfPackage(billOfMaterials('all'), 'paddock-kit', ['zod 4.6.7', 'none 1.0.0', 'zod 1.0.0']),
  );
  expect(bill.metadata.component).toMatchObject({ name: 'paddock-kit', version });
  expect(bill.components).toEqual([expect.objectContaining({ 'bom-ref': 'zod@4.6.7', hashes: [expect.anything()] })]);
  expect(bill.components[0]).not.toHaveProperty('scope');
});

it('writes the same bill from another order, folder and time', () => {
  const bill = (folder: string, refs: readonly string[], time: string) =>
    reproducible({
      serialNumber: `urn:uuid:${time}`,
      metadata: { timestamp: time, tools: [time], component: { name: folder, type: 'library' } },
      components: refs.map((ref) => ({ 'bom-ref': ref })),
      dependencies: refs.map((ref) => ({ ref, dependsOn: refs })),
    });
  expect(bill('one', ['a', 'b'], '1')).toBe(bill('other', ['b', 'a'], '2'));
});

it('adds up every file of a folder, and names what differs', () => {
  const folder = join('.cache', 'checksums');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'inner'), { recursive: true });
  writeFileSync(join(folder, 'b.txt'), '');
  writeFileSync(join(folder, 'inner', 'a.txt'), 'a');
  const first = checksumsOf(folder);
  expect(first).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.txt\n' +
      'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  inner/a.txt\n',
  );
  writeFileSync(join(folder, 'SHA256SUMS'), first);
  expect(checksumsOf(folder)).toBe(first);
  writeFileSync(join(folder, 'b.txt'), 'b');
  writeFileSync(join(folder, 'c.txt'), 'c');
  expect(changedBetween(first, checksumsOf(folder))).toEqual(['b.txt', 'c.txt']);
});
