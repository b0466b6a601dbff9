import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from './notices.ts';

/**
 * Names this build's bank, because a journal of another one cannot be replayed: by what is in these folders, and by the
 * version of faker, which gives customers their names.
 */
export function bankBuild(folders: readonly string[]): string {
  const faker = packageOf(`${process.cwd()}/node_modules/@faker-js/faker/`);
  return `${digestOf(folders)}-faker-${faker?.version}`;
}

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
      if (!/\.(test|generated)\.|README|\.css$/.test(path)) hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
