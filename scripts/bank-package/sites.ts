import { fileURLToPath } from 'node:url';

/** The built online banking app, for `--site` of the bank or `bankServer({ site })` of the test kit. */
export const appSite = inPackage('site/app');

/** The built sandbox site, with a bank in the browser and the guide at `/sandbox`. */
export const sandboxSite = inPackage('site/sandbox');

/** The panel of a bank over HTTP. */
export const panel = inPackage('panel');

function inPackage(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
