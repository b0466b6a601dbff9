import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain',
};

export interface StaticSite {
  readonly url: string;
  /** Another build takes the place of the one that is served. */
  serve(folder: string): void;
  stop(): Promise<void>;
}

/** Any plain file server: pages that are no files get the site's page. It can be stopped in the middle of a journey. */
export async function openStaticSite(folder: string, path: string): Promise<StaticSite> {
  let served = folder;
  const server = createServer(async ({ url = '/' }, response) => {
    const wanted = new URL(url, 'http://localhost').pathname;
    if (!wanted.startsWith(path)) return response.writeHead(404).end();
    const file = wanted.slice(path.length);
    const found = extname(file) === '' ? undefined : await readFile(join(served, file)).catch(() => undefined);
    const kind = found === undefined ? 'text/html' : (kinds[extname(file)] ?? 'application/octet-stream');
    response.writeHead(200, { 'content-type': kind, 'cache-control': 'no-cache' });
    return response.end(found ?? (await readFile(join(served, 'index.html'))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${path}`,
    serve(next) {
      served = next;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
