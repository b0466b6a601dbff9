import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { type ReferenceSources, referencePages } from './reference-pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What every page loads, from the app or written here. */
const loaded = [
  'src/ui/tokens.css',
  ...['fonts.css', 'inter-core.woff2', 'inter-rest.woff2', 'newsreader-core.woff2', 'newsreader-rest.woff2'].map(
    (file) => `src/ui/fonts/${file}`,
  ),
  'contracts/reference/reference.css',
  'contracts/reference/reference.js',
];

/**
 * Writes the reference to a folder, which is replaced. Inside a built sandbox site it can try its calls at the bank there.
 * @param base the path that the site is mounted on
 * @returns how many files there are.
 */
export async function writeReference(
  folder: string,
  sources: Omit<ReferenceSources, 'site'>,
  base: string,
): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = await siteAround(folder, base);
  const pages = referencePages({ ...sources, site });
  for (const [file, text] of pages) writeFileSync(join(folder, file), text);
  copyLook(folder);
  return readdirSync(folder).length;
}

/** Puts what every page loads into its folder. */
export function copyLook(folder: string): void {
  for (const file of loaded) copyFileSync(join(root, file), join(folder, file.split('/').at(-1) ?? ''));
}

/** Bundles the script that reaches the site’s bank: by the URL of its worker, which all tabs share. */
async function siteAround(folder: string, base: string): Promise<ReferenceSources['site']> {
  const assets = join(folder, '../assets');
  const worker = existsSync(assets) ? readdirSync(assets).find((file) => /^bank-worker-.*\.js$/.test(file)) : undefined;
  if (worker === undefined) return undefined;
  const text = (value: string) => JSON.stringify(value);
  await build({
    input: join(root, 'sandbox/hosts/try-it.ts'),
    platform: 'browser',
    transform: {
      define: {
        'import.meta.env.DEV': 'false',
        'import.meta.env.BASE_URL': text(base),
        'import.meta.env.PADDOCK_BANK_WORKER': text(`${base}assets/${worker}`),
      },
    },
    output: { file: join(folder, 'try-it.js'), format: 'esm', minify: true },
    logLevel: 'warn',
  });
  return { app: base, tryScript: 'try-it.js' };
}
