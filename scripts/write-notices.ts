import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { directDependencies, lineOf, noticesFile, type ShippedPackage, writeNotices } from '../deploy/notices.ts';
import { shippedPackages } from '../deploy/notices-plugin.ts';

/**
 * Builds both sites in memory and writes the licences of every package in them, and of every dependency in package.json.
 */
const found = new Map<string, ShippedPackage>();
for (const shipped of directDependencies()) found.set(lineOf(shipped), shipped);
const note = () =>
  shippedPackages((packages) => {
    for (const shipped of packages) found.set(lineOf(shipped), shipped);
  });

process.env.PADDOCK_NOTICES = 'writing';
for (const mode of ['production', 'sandbox']) {
  await build({
    mode,
    logLevel: 'warn',
    plugins: [note()],
    worker: { plugins: () => [note()] },
    build: { write: false },
  });
}
writeFileSync(noticesFile, writeNotices(found.values()));
console.log(`${noticesFile} has the licences of ${found.size} packages and of the fonts.`);
