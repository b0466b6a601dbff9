import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from '../deploy/release/bill-of-materials.ts';
import { changesOf } from '../deploy/release/changelog.ts';
import { changedBetween, checksumsFile, checksumsOf } from '../deploy/release/checksums.ts';
import { copied } from '../deploy/release/copied.ts';
import { packPackages } from './pack-packages.ts';

/** Puts what was built into one folder: `node scripts/assemble-release.ts <commit> <folder of the app built for />`. */
const [, , commit = '', app = 'dist'] = process.argv;
const folder = 'dist-release';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const changelog = readFileSync('CHANGELOG.md', 'utf8');
if (changesOf(version, changelog) === undefined) throw new Error(`CHANGELOG.md says nothing of ${version}.`);

const before = existsSync(join(folder, checksumsFile)) ? readFileSync(join(folder, checksumsFile), 'utf8') : undefined;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [from, to] of copied) cpSync(from, join(folder, to), { recursive: true });
for (const scope of ['shipped', 'all'] as const)
  writeFileSync(join(folder, `sbom-${scope}.cdx.json`), billOfMaterials(scope));
writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ name: 'paddock', version, commit }, null, 2)}\n`);

await packPackages(folder, app);

const checksums = checksumsOf(folder);
writeFileSync(join(folder, checksumsFile), checksums);
console.log(`${folder} has version ${version}: ${checksums.split('\n').length - 1} files, listed in ${checksumsFile}.`);
if (before !== undefined) {
  const changed = changedBetween(before, checksums);
  console.log(
    changed.length === 0
      ? 'Every byte is as in the release that was there before.'
      : `${changed.length} files differ from the release that was there before, such as ${changed[0]}.`,
  );
  if (changed.length > 0 && process.argv.includes('--again')) process.exitCode = 1;
}
