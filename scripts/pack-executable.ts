import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packBank } from './pack-bank.ts';
import { stageFor, version } from './package-folder.ts';

/** Where Node looks for what it is to run. */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** The package of the bank and this Node as one file, for Linux: `paddock-bank-<version>-linux-x64`. @returns its path. */
export async function packExecutable(target: string): Promise<string> {
  if (process.platform !== 'linux') throw new Error('The single executable is made on Linux, for Linux.');
  const stage = stageFor('paddock-executable');
  const tarball = resolve(await packBank(stage));
  const [config, blob] = [join(stage, 'config.json'), join(stage, 'blob')];
  const main = 'scripts/bank-package/executable.cjs';
  const assets = { 'package.tgz': tarball };
  writeFileSync(config, JSON.stringify({ main, output: blob, disableExperimentalSEAWarning: true, assets }));
  execFileSync(process.execPath, ['--experimental-sea-config', config], { stdio: 'ignore' });
  mkdirSync(target, { recursive: true });
  const file = join(target, `paddock-bank-${version}-linux-${process.arch}`);
  copyFileSync(process.execPath, file);
  const tool = 'scripts/executable-tools/node_modules/postject/dist/cli.js';
  execFileSync(process.execPath, [tool, file, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', fuse], { stdio: 'ignore' });
  chmodSync(file, 0o755);
  return file;
}

if (import.meta.main) {
  const file = await packExecutable('dist-packages');
  console.log(`${basename(file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
}
