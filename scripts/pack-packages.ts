import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { packBank } from './pack-bank.ts';
import { packContract } from './pack-contract.ts';
import { packKit } from './pack-kit.ts';

/**
 * Makes the packages for other teams, all of one version, and says how large they are.
 * @param app the folder of the app, built for `/`
 */
export async function packPackages(target: string, app = 'dist'): Promise<void> {
  const bank = (folder: string) => packBank(folder, app);
  for (const pack of [packContract, packKit, bank]) {
    const file = await pack(target);
    console.log(`${basename(file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  }
}

if (import.meta.main) await packPackages('dist-packages');
