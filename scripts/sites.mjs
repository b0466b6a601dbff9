// The builds of both sites, and of the panel.
import { existsSync, readFileSync } from 'node:fs';
import { mustRun } from './project.mjs';

/** Builds the production site, with each file compressed beside it. */
export async function buildProduction({ base = '/', folder = 'dist', isQuiet = false } = {}) {
  const elsewhere = folder === 'dist' ? [] : ['--outDir', folder, '--emptyOutDir'];
  const args = ['build', ...elsewhere, ...(isQuiet ? quiet : [])];
  await mustRun('The production build failed', 'vite', args, { PADDOCK_BASE: base });
  await mustRun('The files could not be compressed', 'node', ['deploy/compress.ts', folder]);
}

/** Builds the sandbox site, with the contract's reference in it. */
export async function buildSandbox({ base = '/', isQuiet = false } = {}) {
  const args = ['build', '--mode', 'sandbox', ...(isQuiet ? quiet : [])];
  await mustRun('The sandbox build failed', 'vite', args, { PADDOCK_BASE: base });
  await mustRun('The contract’s reference could not be written', 'node', ['contracts/docs.ts'], {
    PADDOCK_BASE: base,
  });
}

/** Builds the panel of the Node-hosted bank in .cache/panel. */
export async function buildPanel() {
  await mustRun('The panel could not be built', 'vite', ['build', '--mode', 'panel', '--logLevel', 'error']);
}

/** What has the bank serve the production site that was built last, where it is for the root of an address. */
export function builtSite(folder = 'dist') {
  const page = `${folder}/index.html`;
  const isForRoot = existsSync(page) && readFileSync(page, 'utf8').includes('src="/assets/');
  return isForRoot ? ['--site', folder] : [];
}

/** What the packages of other teams carry. */
export async function buildPackages() {
  const isQuiet = true;
  await buildProduction({ isQuiet });
  await buildSandbox({ isQuiet });
  await buildPanel();
}

const quiet = ['--logLevel', 'warn'];

/** What a file server must do for the sandbox site. */
export function howToHost(base = '/') {
  return `
The sandbox site is in dist-sandbox/. Any file server can host it:
- over https, or on localhost, because browsers run its bank nowhere else;
- on the path ${base} (build with --base /another/path/ for another);
- with index.html for every path without a file, such as ${base}accounts and ${base}sandbox, its guide;
- with "Cache-Control: no-cache" for index.html, config.json and mockServiceWorker.js. Files in assets/ never change.
- on a host name or port of its own: never where customers reach their bank.
${
  base === '/'
    ? 'It needs the network at each visit. Built with --base /a/path/ it works without one, once it has been open for a minute.'
    : 'A browser that has had it open for a minute works without the network, until it meets the next build.'
}

To try it here: npx vite preview --mode sandbox --outDir dist-sandbox${base === '/' ? '' : ` --base ${base}`}
`;
}
