import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateOutputs } from './generator/outputs.ts';

// Writes everything that is generated from the contract. Unchanged files stay untouched, so that watchers do not run.
const root = new URL('../', import.meta.url);

for (const { path, text } of await generateOutputs()) {
  const file = fileURLToPath(new URL(path, root));
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(`${before === text ? 'same   ' : 'written'} ${path} (${(text.length / 1024).toFixed(1)} KiB)`);
}
