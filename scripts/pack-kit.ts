import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { writeTypes } from './kit-types.ts';
import { bundleBank, supportedNode } from './pack-bank.ts';
import { bundle, packFolder, stageFor } from './package-folder.ts';

/** The versions that the sample project is run with. */
const triedPlaywright = '>=1.58.0 <1.66.0';

/** What a customer may be described with; its name is in the declarations. */
const described = 'openapi/customer-description.generated.json';

const entries = {
  kit: 'sandbox/kit/node-bank.ts',
  playwright: 'sandbox/kit/playwright.ts',
  server: 'sandbox/kit/bank-server.ts',
};

/** Writes `paddock-kit-<version>.tgz`: the test kit with types, and the bank as one file. @returns its path. */
export async function packKit(target: string): Promise<string> {
  const stage = stageFor('paddock-kit');
  const inBank = await bundleBank(join(stage, 'bank'));
  const inKit = await bundle(
    { input: entries, external: ['@playwright/test'] },
    { dir: join(stage, 'lib'), comments: { annotation: false, jsdoc: true, legal: true } },
    [['../../.cache/bank/serve.js', '../bank/paddock-bank.js']],
  );
  cpSync(described, join(stage, described));
  writeTypes(Object.values(entries), join(stage, 'types'));
  const packages = [...inBank, ...inKit];
  return packFolder({ stage, manifest, readme: 'scripts/kit-package/README.md', packages }, target);
}

const manifest = {
  name: 'paddock-kit',
  description:
    'Drives a sandbox bank from tests: worlds of their own, customers logged in, clock, faults and balances.',
  exports: {
    '.': entry('kit', 'node-bank'),
    './playwright': entry('playwright', 'playwright'),
    './server': entry('server', 'bank-server'),
    './package.json': './package.json',
  },
  files: ['lib', 'types', 'bank', described],
  engines: { node: supportedNode },
  peerDependencies: { '@playwright/test': triedPlaywright },
  peerDependenciesMeta: { '@playwright/test': { optional: true } },
};

function entry(built: string, source: string) {
  return { types: `./types/sandbox/kit/${source}.d.ts`, default: `./lib/${built}.js` };
}
