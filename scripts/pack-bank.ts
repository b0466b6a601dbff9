import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { peopleOfFaker } from '../deploy/faker-plugin.ts';
import { noticesFile, type ShippedPackage } from '../deploy/notices.ts';
import { writeTypes } from './kit-types.ts';
import { bundle, type Places, packFolder, stageFor } from './package-folder.ts';

/** The oldest Node that has the database of the store without a flag. */
export const supportedNode = '>=22.13';

const places: Places = [
  ['node sandbox/hosts/serve.ts mcp', 'npx paddock-bank mcp'],
  ['npm run bank -- ', 'npx paddock-bank '],
  ['npm run bank', 'npx paddock-bank'],
  ['beside the bank, at /', 'beside the bank, at /; app and sandbox are those of this package'],
  ['a link (sandbox/README.md)', 'a link of the sandbox'],
];

/** The SDK comes with a copy of it in its own files. The licence of the one that is installed is the same. */
const insideSdk: ShippedPackage = { name: 'content-type', version: '1.0.5', folder: 'node_modules/content-type' };

/** Bundles the bank as one file, what only an assistant needs as another, and the command that starts it. @returns the packages in them. */
export async function bundleBank(dir: string): Promise<readonly ShippedPackage[]> {
  const output = { dir, codeSplitting: false, comments: false, minify: { mangle: { keepNames: true } } } as const;
  const packages = await bundle(
    {
      input: { bank: 'sandbox/hosts/serve.ts' },
      // Only an assistant's bank loads it.
      external: ['./mcp.js'],
      // The one for browsers reads no files beside its own, as on the sandbox site.
      resolve: { alias: { pdfkit: resolve('node_modules/pdfkit/js/pdfkit.browser.mjs') } },
      plugins: [peopleOfFaker()],
    },
    output,
    [...places, ['#sandbox/mcp/serve-tools.ts', './mcp.js']],
  );
  const alias = { '@modelcontextprotocol/server/_shims': resolve('scripts/bank-package/mcp-shims.ts') };
  const sdk = await bundle({ input: { mcp: 'sandbox/mcp/serve-tools.ts' }, resolve: { alias } }, output);
  const input = { 'paddock-bank': 'scripts/bank-package/command.ts' };
  await bundle({ input, external: ['./bank.js'] }, { dir }, [['#sandbox/hosts/serve.ts', './bank.js']]);
  return [...packages, ...sdk, insideSdk];
}

/**
 * Writes `paddock-bank-<version>.tgz`: the bank over HTTP with its panel, the app and the sandbox site, as they were built.
 * @param app the folder of the app, built for `/`
 * @returns its path
 */
export async function packBank(target: string, app = 'dist'): Promise<string> {
  const stage = stageFor('paddock-bank');
  const packages = await bundleBank(join(stage, 'lib'));
  await bundle({ input: { sites: 'scripts/bank-package/sites.ts' } }, { dir: join(stage, 'exports') });
  writeTypes(['scripts/bank-package/sites.ts'], join(stage, 'types'));
  for (const [from, to] of [
    ['.cache/panel', 'panel'],
    [app, 'site/app'],
    ['dist-sandbox', 'site/sandbox'],
  ] as const) {
    if (!existsSync(from)) throw new Error(`${from} has not been built.`);
    cpSync(from, join(stage, to), { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  }
  cpSync('deploy/headers.conf', join(stage, 'site/app/headers.conf'));
  const siteNotices = readFileSync(noticesFile, 'utf8');
  return packFolder({ stage, manifest, readme: 'scripts/bank-package/README.md', packages, siteNotices }, target);
}

const manifest = {
  name: 'paddock-bank',
  description: 'A bank in a box over HTTP, with its panel, the online banking app and the sandbox site.',
  bin: { 'paddock-bank': 'lib/paddock-bank.js' },
  exports: {
    '.': { types: './types/scripts/bank-package/sites.d.ts', default: './exports/sites.js' },
    './package.json': './package.json',
  },
  files: ['lib', 'exports', 'types', 'panel', 'site'],
  engines: { node: supportedNode },
};
