import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lineOf, missingIn, noticesFile, packageOf, type ShippedPackage } from './notices.ts';

/** Collects the packages that a build, or one of its workers, ships. */
export function shippedPackages(take: (packages: readonly ShippedPackage[]) => void): Plugin {
  return {
    name: 'shipped-packages',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const found = modules.flatMap((id) => packageOf(id) ?? []);
      take([...new Map(found.map((shipped) => [lineOf(shipped), shipped])).values()]);
    },
  };
}

/** Fails a build that ships a package without its licence. */
export function noticesComplete(): Plugin {
  return shippedPackages((packages) => {
    const notices = existsSync(noticesFile) ? readFileSync(noticesFile, 'utf8') : '';
    const missing = missingIn(notices, packages);
    if (missing.length > 0) throw new Error(`${noticesFile} lacks ${missing.join(', ')}: run \`npm run notices\`.`);
  });
}
