import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { controlBase } from '#sandbox/control/methods.ts';
import { documentOf } from '#src/kernel/site-documents.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Names that the build gives: no path leads out of its folder. */
const asset = new RegExp(`^${controlBase}/panel/([\\w.-]+)$`);

/** Where a class is opened, led and joined. */
const classPage = new RegExp(`^${controlBase}/class/[a-z0-9]*$`);

export function isPanelPage(pathname: string): boolean {
  return pathname === `${controlBase}/` || classPage.test(pathname) || asset.test(pathname);
}

/** A file of the built panel. */
export async function panelFile(folder: string, pathname: string): Promise<Response> {
  const name = asset.exec(pathname)?.[1];
  const page = classPage.test(pathname) ? 'class-pages/class.html' : 'panel.html';
  const path = name === undefined ? join(folder, 'sandbox/hosts', page) : join(folder, 'panel', name);
  const body = await readFile(path).catch(() => undefined);
  if (body === undefined) {
    const how = 'The panel has not been built. `npm run bank` builds it.';
    return Response.json({ reason: how }, { status: 404 });
  }
  return fileResponse(body, path, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
}

/** What a trainee's browser loads with every page of the app: the bar of the class, as the panel's build has it. */
export async function classBarTags(folder: string): Promise<string> {
  const page = await readFile(join(folder, 'sandbox/hosts/class-pages/class-bar.html'), 'utf8').catch(() => '');
  return (page.match(/<(?:script|link)\b[^>]*>(?:<\/script>)?/g) ?? []).join('');
}

/** Answers for the pages and files of a built site. @param tags what a page's head has as well. */
export type SiteFiles = (pathname: string, tags?: string) => Promise<Response>;

/** Lines of nginx in the site's folder: the headers that every answer of the site has. */
const headersFile = 'headers.conf';

/** @returns what is wrong with a site's folder, in words; undefined when nothing is. */
export function problemOfSite(folder: string): string | undefined {
  if (existsSync(join(folder, 'index.html'))) return undefined;
  return `There is no built site in ${folder}: it has no index.html.`;
}

/**
 * A built site at the root, with its page for every path of the app. Only files that are there now are served.
 * @param changesPath where the app is told of changes, unless the site brings its own bank.
 */
export function openSite(folder: string, changesPath?: string): SiteFiles {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== headersFile)
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`),
  );
  const headers = headersIn(join(folder, headersFile));
  return async (pathname, tags = '') => {
    const isAsset = pathname.startsWith('/assets/');
    const pages = isAsset ? [] : [`/${documentOf(pathname, '/')}`, '/index.html'];
    const inFolder = `${pathname.replace(/\/$/, '')}/index.html`;
    const path = [pathname, ...(pathname === '/' ? [] : [inFolder]), ...pages].find((each) => files.has(each));
    if (path === undefined) return new Response('There is no such file.\n', { status: 404, headers });
    const caching = isAsset ? 'max-age=31536000, immutable' : 'no-cache';
    const file = await readFile(join(folder, path));
    const isConfig = path === '/config.json' && !files.has(`/${workerFile}`);
    const body = isConfig ? configWith(file, changesPath) : path.endsWith('.html') ? pageWith(file, tags) : file;
    return fileResponse(body, path, {
      ...headers,
      'cache-control': caching,
    });
  };
}

function pageWith(page: Uint8Array, tags: string): Uint8Array {
  return tags === ''
    ? page
    : Buffer.from(
        Buffer.from(page)
          .toString()
          .replace('</head>', () => `${tags}</head>`),
      );
}

/** The configuration as it is where it names a path of its own, or is to name none. */
export function configWith(body: Uint8Array, changesPath: string | undefined): Uint8Array {
  if (changesPath === undefined) return body;
  try {
    const config: object = JSON.parse(new TextDecoder().decode(body));
    return new TextEncoder().encode(JSON.stringify({ changesPath, ...config }));
  } catch {
    // The app says what is wrong with it.
    return body;
  }
}

/** A site that has it is a sandbox. */
const workerFile = 'mockServiceWorker.js';

/** Sent by a server that has the app and passes calls of the bank on: the path of the app there. */
const appHeader = 'x-paddock-app';

/** The path of an app at the caller's address whose bank this is; the sandbox site brings its own bank. */
export function appPath(request: Request, site: string | undefined): string | null {
  const passedOnFrom = request.headers.get(appHeader);
  if (passedOnFrom !== null && /^\/(?:[\w.-]+\/)*$/.test(passedOnFrom)) return passedOnFrom;
  return site === undefined || existsSync(join(site, workerFile)) ? null : '/';
}

function headersIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const rows = readFileSync(file, 'utf8').matchAll(/^add_header (\S+) "(.+)" always;$/gm);
  return Object.fromEntries([...rows].map(([, name = '', value = '']) => [name, value]));
}

function fileResponse(body: Uint8Array, path: string, headers: Record<string, string>): Response {
  const type = types[extname(path)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-type': type } });
}
